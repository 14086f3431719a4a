/** The pages of the mail catcher: plain HTML, no build, readable in both themes. */
import type { CaughtMail } from './mail-catcher.ts'

export const liveScript = `new EventSource('/live').onmessage = () => location.pathname === '/' && location.reload()`

const style = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 1080px; padding: 24px 16px 48px }
  h1 { font-size: 22px; margin: 0 0 16px }
  a { color: inherit }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 18%, transparent); padding: 8px 12px 8px 0; text-align: left; vertical-align: top; overflow-wrap: anywhere }
  iframe { background: #fff; border: 1px solid color-mix(in srgb, currentColor 18%, transparent); height: 640px; width: 100% }
  pre { background: color-mix(in srgb, currentColor 6%, transparent); overflow-x: auto; padding: 12px; white-space: pre-wrap }
  summary { cursor: pointer; font-weight: 600; padding: 8px 0 }
  .quiet { opacity: .7 }`

export function listPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    ({ id, receivedAt, to, subject }) =>
      `<tr><td><time datetime="${receivedAt}">${receivedAt.slice(11, 19)} UTC</time></td><td>${escaped(to.join(', '))}</td>` +
      `<td><a href="/mails/${id}">${escaped(subject || '(no subject)')}</a></td></tr>`,
  )
  const table = `<table><thead><tr><th>Received</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  const empty = '<p class="quiet">No mail yet. Every mail that Quai sends on this machine appears here by itself.</p>'
  return page('Mail caught by Quai', mails.length ? table : empty)
}

export function mailPage(mail: CaughtMail): string {
  const headers = mail.headers.map(({ name, value }) => `<tr><th>${escaped(name)}</th><td>${escaped(value)}</td></tr>`)
  const html = `<iframe title="HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${mail.id}/html"></iframe>`
  return page(
    mail.subject || '(no subject)',
    `<p><a href="/">All mails</a> <span class="quiet">to ${escaped(mail.to.join(', '))}</span></p>
    ${mail.html ? html : '<p class="quiet">This mail has no HTML part.</p>'}
    ${mail.text ? section('Text', `<pre>${escaped(mail.text)}</pre>`, true) : '<p>This mail has no text part.</p>'}
    ${section('Headers', `<table>${headers.join('')}</table>`)}
    ${section('Source', `<pre>${escaped(mail.source)}</pre>`)}`,
  )
}

function section(title: string, body: string, open = false): string {
  return `<details${open ? ' open' : ''}><summary>${title}</summary>${body}</details>`
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escaped(title)}</title><style>${style}</style><script src="/live.js" defer></script></head>
    <body><h1>${escaped(title)}</h1>${body}</body></html>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
