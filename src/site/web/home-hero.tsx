import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClasses } from '#platform/web/ui/button.tsx'
import { Ligne } from '#platform/web/ui/ligne.tsx'

function Fact({ figure, name, children }: { figure: string; name: string; children: string }) {
  return (
    <div className="flex flex-col-reverse justify-end border-line px-4 py-4 max-lg:border-t max-lg:first:border-t-0 md:px-6 lg:border-l lg:py-6 lg:first:border-l-0">
      <dd className="mt-1 text-pretty text-13 text-muted">{children}</dd>
      <dt className="flex items-baseline gap-3 lg:block">
        <span className="block min-w-8 font-display font-semibold text-28 tracking-[-0.01em] lg:text-48">{figure}</span>
        <span className="block font-semibold text-16 lg:mt-2">{name}</span>
      </dt>
    </div>
  )
}

function Board() {
  const { t } = useLingui()
  return (
    <dl className="grid rounded-b-card border border-line border-t-0 bg-surface lg:grid-cols-4">
      <Fact figure="6" name={t`regions of our own`}>{t`Paris, Marseille, Frankfurt, Warsaw, Madrid and Milan.`}</Fact>
      <Fact figure="7" name={t`cloud providers`}>
        {t`AWS, Azure, Google Cloud, IBM Cloud, Huawei Cloud, Alibaba Cloud and DigitalOcean.`}
      </Fact>
      <Fact figure="1" name={t`invoice a month`}>{t`Every line can be recomputed from the log of changes.`}</Fact>
      <Fact figure="0" name={t`fees to leave`}>{t`Everything is exported in open formats.`}</Fact>
    </dl>
  )
}

export function Hero() {
  return (
    <section aria-labelledby="hero-title">
      <div className="grid items-end gap-6 pb-8 md:pt-8 lg:grid-cols-[minmax(0,1fr)_368px] lg:gap-8">
        <h1 id="hero-title" className="max-w-[720px] text-balance text-36 md:text-48">
          <Trans>Order, pay for and run production-ready Kubernetes clusters in Europe.</Trans>
        </h1>
        <div>
          <p className="text-pretty text-16 text-muted md:text-18">
            <Trans>
              Quai is a marketplace for European companies: six EU regions of our own, seven cloud providers, and a
              price that moves while you choose.
            </Trans>
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <a href="#berths" className={buttonClasses({ look: 'secondary' })}>
              <Trans>How it works</Trans>
            </a>
            <a href="#law" className="font-medium text-primary underline-offset-3 hover:underline">
              <Trans>Where it runs</Trans>
            </a>
          </div>
        </div>
      </div>
      <Ligne />
      <Board />
    </section>
  )
}
