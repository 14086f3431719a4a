import { expect, test } from 'vitest'
import { mailOf } from './mail-layout.ts'

const words = {
  to: 'claire@example.test',
  language: 'en' as const,
  subject: 'Verify your address for Quai',
  title: 'Is this your address?',
  paragraphs: ['Hello <Claire>,'],
  button: { label: 'Verify address', href: 'https://quai.test/verify?token=a&b="c"' },
  after: ['It works once.'],
  footer: 'Sent because somebody asked.',
}

test('both twins say the same, in the same order, and the link is in both', () => {
  const { html, text } = mailOf(words)
  expect(text).toBe(
    'Is this your address?\n\nHello <Claire>,\n\nVerify address:\nhttps://quai.test/verify?token=a&b="c"\n\nIt works once.\n\n--\nSent because somebody asked.\n',
  )
  const order = ['Is this your address?', 'Hello', 'Verify address', 'It works once.', 'Sent because'].map((part) =>
    html.lastIndexOf(part),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(html.match(/<a /g)).toHaveLength(2)
})

test('nothing that a person typed becomes markup, in a link neither', () => {
  const { html } = mailOf(words)
  expect(html).not.toContain('<Claire>')
  expect(html).not.toContain('b="c"')
})

test('a mail without a button has no link at all', () => {
  const { html } = mailOf({ to: words.to, language: 'fr', subject: 'Bonjour', paragraphs: ['Une phrase.'] })
  expect(html).not.toContain('<a ')
  expect(html).toContain('lang="fr"')
})
