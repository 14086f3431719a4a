// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'
import MarkdownContent from './markdown-content.tsx'

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(cleanup)

function show(text: string) {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <MarkdownContent text={text} />
      </MemoryRouter>
    </I18nProvider>,
  )
  return container
}

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>body{display:none}</style>',
  '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>',
  'before <b onclick="alert(1)">bold</b> after',
])('raw HTML stays out: %s', (text) => {
  const container = show(text)
  expect(container.querySelector('script,img,svg,iframe,style,form,input,math,b,a')).toBeNull()
  expect(container.innerHTML).not.toMatch(/\son\w+=/i)
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](  javascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
])('no address that runs code: %s', (text) => {
  for (const link of show(text).querySelectorAll('a')) {
    expect(link.protocol).not.toMatch(/javascript|vbscript|data/i)
  }
})

test('a picture from elsewhere is not fetched; its words are shown', () => {
  const container = show('![harbour](https://tracker.example/pixel.gif)')
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('harbour')
})

test('a link elsewhere opens apart and does not tell where from', () => {
  show('[docs](https://kubernetes.io/docs)')
  const link = screen.getByRole('link')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noreferrer')
})

test('an address that only looks like ours is treated as elsewhere', () => {
  show('[x](//evil.example/clusters)')
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank')
})

test('our own addresses stay inside the application', () => {
  show('[clusters](/my-clusters)')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/my-clusters')
  expect(screen.getByRole('link').getAttribute('target')).toBeNull()
})

test('headings, lists, tables and code of GitHub Markdown are drawn', () => {
  const container = show(
    '# Title\n\n- one\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```yaml\nkind: Cluster\n```\n\n~~old~~ `code`',
  )
  expect(container.querySelector('h3')?.textContent).toBe('Title')
  expect(container.querySelectorAll('td')).toHaveLength(2)
  expect(container.querySelector('pre')?.textContent).toBe('kind: Cluster')
  expect(container.querySelector('del')?.textContent).toBe('old')
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
})

test('code is text, whatever it contains', () => {
  const container = show('```\n<img src=x onerror=alert(1)>\n```')
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('pre')?.textContent).toBe('<img src=x onerror=alert(1)>')
})

test('the lazily loaded component draws the same', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <Markdown text="**bold**" />
    </I18nProvider>,
  )
  expect((await screen.findByText('bold')).tagName).toBe('STRONG')
})
