import { Trans } from '@lingui/react/macro'
import { PageLoader } from '#platform/web/ui/ligne.tsx'
import { Frame } from './frame.tsx'

/** The application fallback: what an address that is not prerendered shows until its script has come. */
export function RootLoading() {
  return (
    <Frame>
      <title>Quai</title>
      <PageLoader />
      <p aria-hidden="true" className="mt-2 text-13 text-muted motion-reduce:hidden">
        <Trans>Loading...</Trans>
      </p>
    </Frame>
  )
}
