import { expect, test } from 'vitest'
import type { Mail } from '#platform/server/mail.ts'
import type { Language } from '#platform/text.ts'
import {
  addressTakenMail,
  emailChangeMail,
  joinRequestMail,
  newDeviceMail,
  passwordChangedMail,
} from './account-mails.ts'
import { linkMail } from './link-mails.ts'

const at = new Date('2026-03-03T08:42:00Z')
const url = 'https://quai.test/somewhere?token=abc'
const reader = (language: Language) => ({ email: 'claire@example.test', name: 'Claire <b>', language })

const mails: readonly [string, (language: Language) => Mail][] = [
  ['new device', (language) => newDeviceMail(reader(language), { device: undefined, address: '10.0.0.1', at, url })],
  ['password changed', (language) => passwordChangedMail(reader(language), { at, url })],
  ['address about to change', (language) => emailChangeMail(reader(language), { to: 'new@example.test', url })],
  ['address taken', (language) => addressTakenMail(reader(language), { url })],
  [
    'join request',
    (language) => joinRequestMail(reader(language), { name: 'Tom', email: 't@example.test', company: 'Atelier', url }),
  ],
  ...(['verify-email', 'change-email', 'reset-password', 'magic-link'] as const).map(
    (purpose) =>
      [purpose, (language: Language) => linkMail(reader(language), purpose, { href: url, expiresAt: at })] as [
        string,
        (language: Language) => Mail,
      ],
  ),
]

test.each(mails)('%s: both languages, both twins, one button, no markup of people', (_, make) => {
  const [en, fr] = [make('en'), make('fr')]
  expect(fr.subject).not.toBe(en.subject)
  for (const { text, html, to } of [en, fr]) {
    expect(to).toBe('claire@example.test')
    expect(text).toContain(url)
    expect(html.match(/<a /g)).toHaveLength(2)
    expect(html).not.toContain('<b>')
  }
  // U+202F before ? and U+00A0 before : in French
  expect(fr.text).not.toMatch(/[\p{L}] [?:;!]/u)
  expect(fr.text).not.toMatch(/[\p{L}][?;!](\s|$)/u)
})

test('a mail says until when a link works, in the time of Paris', () => {
  const until = (language: Language) => linkMail(reader(language), 'magic-link', { href: url, expiresAt: at }).text
  expect(until('en')).toContain('until 3 March 2026 at 09:42 (Paris)')
  expect(until('fr')).toContain('jusqu’au 3 mars 2026 à 09:42 (Paris)')
})
