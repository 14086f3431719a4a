import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { currentLanguage, textsPending } from '#platform/web/language.ts'

async function start(): Promise<void> {
  // The route modules of this page are here before this file (the page imports them first): their texts are asked for.
  await textsPending()
  i18n.activate(currentLanguage())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <HydratedRouter />
        </I18nProvider>
      </StrictMode>,
    )
  })
}

void start()
