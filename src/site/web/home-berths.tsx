import { Trans, useLingui } from '@lingui/react/macro'
import { Section, SectionTitle } from './home-section.tsx'

type BerthProps = { name: string; note: string; here?: boolean; code?: boolean; children: string }

function Berth({ name, note, here = false, code = false, children }: BerthProps) {
  return (
    <li className="relative flex flex-col max-lg:pb-8 max-lg:pl-8 max-lg:last:pb-0 lg:pt-6 lg:pr-5">
      {here ? (
        <span className="absolute size-3 rounded-full border-2 border-lamp-ring bg-lamp max-lg:top-1.5 max-lg:-left-[5px] lg:-top-[7px] lg:-left-[5px]" />
      ) : (
        <span className="absolute bg-ink max-lg:top-[11px] max-lg:left-0 max-lg:h-0.5 max-lg:w-3.5 lg:-top-0.5 lg:left-0 lg:h-3.5 lg:w-0.5" />
      )}
      <h3 className="mb-1 text-16">{name}</h3>
      <p className="text-pretty text-muted">{children}</p>
      <p className={`pt-1 lg:mt-auto lg:pt-3 ${code ? 'font-mono text-13' : 'font-medium text-13'}`}>{note}</p>
    </li>
  )
}

export function Berths() {
  const { t } = useLingui()
  return (
    <Section id="berths">
      <SectionTitle of="berths">
        <Trans>From the first price to the invoice, in six berths</Trans>
      </SectionTitle>
      <ol className="relative mt-6 max-lg:border-ink max-lg:border-l-2 lg:mt-10 lg:grid lg:grid-cols-6 lg:border-ink lg:border-t-2 lg:bg-[repeating-linear-gradient(90deg,var(--ink)_0_1px,transparent_1px_24px)] lg:bg-[length:100%_5px] lg:bg-no-repeat">
        <Berth here name={t`Configure`} note={t`You start here`}>
          {t`Choose tier, region, nodes and add-ons while the price moves.`}
        </Berth>
        <Berth name={t`Pay`} note={t`Quote valid for 30 min`}>
          {t`By card, SEPA or bank transfer. Nothing starts before.`}
        </Berth>
        <Berth name={t`Watch`} note={t`Usually 4 to 7 min`}>
          {t`Network, control plane and nodes, machine by machine. You may leave: a mail tells you.`}
        </Berth>
        <Berth code name={t`Connect`} note="kubectl get nodes">
          {t`Download a kubeconfig in your name and ask for the nodes.`}
        </Berth>
        <Berth
          name={t({ message: 'Change', context: 'a berth: scale or upgrade a cluster' })}
          note={t`In your maintenance window`}
        >
          {t`Scale, upgrade, add or sleep. Plan and price difference come first.`}
        </Berth>
        <Berth name={t`Settle`} note={t`To the second`}>
          {t`One invoice a month. Every line can be recomputed from the log of changes.`}
        </Berth>
      </ol>
    </Section>
  )
}
