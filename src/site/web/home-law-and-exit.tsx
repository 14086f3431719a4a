import { Trans, useLingui } from '@lingui/react/macro'
import { Facts, Section, SectionTitle } from './home-section.tsx'

type Rows = readonly (readonly [string, string])[]

function Column({ title, text, rows }: { title: string; text: string; rows: Rows }) {
  return (
    <div className="border-line py-6 max-lg:border-t max-lg:first:border-t-0 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:border-l lg:px-8 lg:last:pr-0 lg:first:border-l-0 lg:first:pl-0">
      <h3 className="text-18">{title}</h3>
      <p className="mt-1 mb-4 text-pretty text-muted">{text}</p>
      <Facts rows={rows} />
    </div>
  )
}

export function LawAndExit() {
  const { t } = useLingui()
  const places: Rows = [
    [t`France`, t`Paris, Marseille`],
    [t`Germany`, t`Frankfurt`],
    [t`Poland`, t`Warsaw`],
    [t`Spain, Italy`, t`Madrid, Milan`],
  ]
  const laws: Rows = [
    [t`Contract`, t`French law`],
    [t`Your data`, t`Article 28 agreement, versioned`],
    [t`Quai regions`, t`EU law`],
    [t`Providers`, t`Also US or Chinese law`],
  ]
  const exit: Rows = [
    [t`Fee`, t`None`],
    [t`Notice`, t`30 days`],
    [t`Cluster`, 'Cluster API, Terraform'],
    [t`Records`, t`Invoices, usage, audit log`],
  ]
  return (
    <Section id="law">
      <SectionTitle of="law">
        <Trans>Where it runs, under which law, and how you leave</Trans>
      </SectionTitle>
      <div className="mt-6 grid border-line border-y lg:grid-cols-3">
        <Column
          title={t`Your data stays where you put it`}
          text={t`The region is part of the order. We do not move a cluster; you migrate it when you choose to.`}
          rows={places}
        />
        <Column
          title={t`The law is named before you order`}
          text={t`Some providers answer to authorities outside the EU. The configurator says which, next to the price.`}
          rows={laws}
        />
        <Column
          title={t`Leaving costs nothing`}
          text={t`Exit is a button on every cluster and on the organization. It exports everything in open formats.`}
          rows={exit}
        />
      </div>
    </Section>
  )
}
