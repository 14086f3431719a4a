import { Trans } from '@lingui/react/macro'
import { buttonClasses } from '#platform/web/ui/button.tsx'
import { Ligne } from '#platform/web/ui/ligne.tsx'
import { Section } from './home-section.tsx'

/** No order button yet: ordering comes with the catalogue, and a button that leads nowhere is worse than none. */
export function Closing() {
  return (
    <Section id="closing" className="mb-8">
      <Ligne />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 md:mt-8">
        <div className="max-w-[640px]">
          <h2 id="closing-title" className="text-28 md:text-36">
            <Trans>Take your berth.</Trans>
          </h2>
          <p className="mt-2 text-pretty text-16 text-muted md:text-18">
            <Trans>Six berths from the first price to the invoice, and a way out of each of them.</Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-md:w-full max-md:flex-col">
          <a href="#berths" className={buttonClasses({ look: 'primary', size: 'lg' })}>
            <Trans>See the six berths</Trans>
          </a>
          <a href="#form-and-file" className={buttonClasses({ look: 'secondary', size: 'lg' })}>
            <Trans>See the file</Trans>
          </a>
        </div>
      </div>
    </Section>
  )
}
