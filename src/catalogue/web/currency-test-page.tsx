import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import { withTexts } from '#platform/web/language.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { PageTitle } from '#platform/web/ui/ligne.tsx'
import './texts.ts'

/** Everything here is live: it comes once the page is alive, and the prerendered page stays light. */
const Body = lazy(async () => ({ default: (await withTexts(import('./currency-test-body.tsx'))).CurrencyTestBody }))

/** /currency-test: rates, source, age and a converter. */
export default function CurrencyTestPage() {
  const { t } = useLingui()
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <>
      <PageHead
        title={t`Exchange rates · Quai`}
        description={t`The exchange rates that Quai shows prices with: where they come from, how old they are, and a converter.`}
        canonical="/currency-test"
      />
      <PageTitle
        title={<Trans>Exchange rates</Trans>}
        lead={<Trans>What prices in other currencies are computed with. Everything is billed in EUR.</Trans>}
      />
      {/* as high as what comes, so that the footer does not jump */}
      <div className="mt-6 min-h-[1180px] lg:min-h-[620px]">
        {alive && (
          <Suspense>
            <Body />
          </Suspense>
        )}
      </div>
    </>
  )
}
