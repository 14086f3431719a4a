/** The look of every mail: one column, no images, and a plain-text twin from the same words. */
import type { Language } from '#platform/text.ts'
import type { Mail } from './mail.ts'

type Words = { to: string; language: Language; subject: string; paragraphs: readonly string[] }

export function mailOf({ to, language, subject, paragraphs }: Words): Mail {
  const lines = paragraphs.map((words) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`).join('\n')
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#fafaf7;color:#13222f;font:16px/24px Archivo,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto"><div style="font-weight:700;font-size:20px">Quai</div>
<div style="border-top:2px solid #13222f;margin:12px 0 24px"></div>
<h1 style="font-size:22px;line-height:28px;margin:0 0 16px">${escapeHtml(subject)}</h1>
${lines}
</div></body></html>`
  return { to, language, subject, html, text: `${subject}\n\n${paragraphs.join('\n\n')}\n` }
}

/** Names come from people. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
