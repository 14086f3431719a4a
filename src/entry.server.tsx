import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Runs at build time only: it writes the prerendered pages and the application fallback. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  i18n.loadAndActivate({ locale: process.env.APP_LOCALE ?? 'en', messages: {} })
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <ServerRouter context={context} url={request.url} />
    </I18nProvider>,
  )
  headers.set('Content-Type', 'text/html')
  return new Response(`<!doctype html>${html}`, { status, headers })
}
