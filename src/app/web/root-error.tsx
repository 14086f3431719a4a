import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteError } from 'react-router'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Frame } from './frame.tsx'

/** The last net: a page that failed while it was drawn or loaded. A new version of Quai is the most usual cause. */
export function RootError() {
  const { t } = useLingui()
  const error = useRouteError()
  const reason = error instanceof Error ? error.message : undefined
  return (
    <Frame>
      <title>{t`Something broke · Quai`}</title>
      <div role="alert" className="pt-4 md:pt-12">
        <h1 className="text-balance text-36 md:text-48">
          <Trans>This page broke its mooring.</Trans>
        </h1>
        <p className="mt-4 max-w-[40em] text-pretty text-16 text-muted md:text-18">
          <Trans>
            Something in it failed. Nothing that you saved is lost. Load it again; if a new version of Quai was just
            published, that is all it takes.
          </Trans>
        </p>
        {reason && (
          <p className="mt-4 max-w-[60em] rounded-tag bg-sunken px-3 py-2 font-mono text-13 [overflow-wrap:anywhere]">
            {reason}
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button size="lg" onClick={() => location.reload()}>
            <Trans>Load the page again</Trans>
          </Button>
          <ButtonLink size="lg" look="secondary" to="/" reloadDocument>
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        </div>
      </div>
    </Frame>
  )
}
