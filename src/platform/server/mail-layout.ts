/** The look of every mail: one column, no images, at most one button, and a plain-text twin from the same words. */
import { type Language, say } from '#platform/text.ts'
import type { Mail } from './mail.ts'

type Words = {
  readonly to: string
  readonly language: Language
  readonly subject: string
  /** the heading inside, where it says more than the subject */
  readonly title?: string
  readonly paragraphs: readonly string[]
  /** one mail, one act; the address stands below it, for programs that show no buttons */
  readonly button?: { readonly label: string; readonly href: string }
  /** small print below the button */
  readonly after?: readonly string[]
  /** why this mail was sent */
  readonly footer?: string
}

const copyLink = say(
  'If the button does not work, copy this address into your browser:',
  'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
)

export function mailOf(words: Words): Mail {
  const { to, language, subject } = words
  return { to, language, subject, html: htmlOf(words), text: textOf(words) }
}

function htmlOf({ language, subject, title = subject, paragraphs, button, after = [], footer }: Words): string {
  const parts = [
    ...paragraphs.map((words) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`),
    ...(button ? [buttonOf(button), small(copyLink[language], linkTo(button.href))] : []),
    ...after.map((words) => small(words)),
    ...(footer ? [`<div style="border-top:1px solid #d6dee2;margin:24px 0 12px"></div>`, small(footer)] : []),
  ]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#fafaf7;color:#13222f;font:16px/24px Archivo,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto"><div style="font-weight:700;font-size:20px">Quai</div>
<div style="border-top:2px solid #13222f;margin:12px 0 24px"></div>
<h1 style="font-size:22px;line-height:28px;margin:0 0 16px">${escapeHtml(title)}</h1>
${parts.join('\n')}
</div></body></html>`
}

const buttonOf = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#08586f;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`

const linkTo = (href: string) =>
  `<br><a href="${escapeHtml(href)}" style="color:#08586f;word-break:break-all;font-family:monospace">${escapeHtml(href)}</a>`

const small = (words: string, link = '') =>
  `<p style="margin:0 0 12px;color:#4a5964;font-size:14px;line-height:20px">${escapeHtml(words)}${link}</p>`

function textOf({ language, subject, title = subject, paragraphs, button, after = [], footer }: Words): string {
  const colon = { en: ':', fr: '\u00a0:' }[language]
  const act = button ? [`${button.label}${colon}\n${button.href}`] : []
  return `${[title, ...paragraphs, ...act, ...after].join('\n\n')}\n${footer ? `\n--\n${footer}\n` : ''}`
}

/** Names come from people. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
