import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { currentLanguage, textsPending } from '#platform/web/language.ts'

/** Runs at build time, where it writes the prerendered pages and the application fallback, and in development. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await textsPending()
  i18n.activate(currentLanguage(request.headers.get('cookie') ?? ''))
  const html = await renderToReadableStream(
    <I18nProvider i18n={i18n}>
      <ServerRouter context={context} url={request.url} />
    </I18nProvider>,
  )
  // The router's own state is in the stream's last part: a page cut off before it would wait for it for ever.
  await html.allReady
  headers.set('Content-Type', 'text/html')
  return new Response(html, { status, headers })
}
