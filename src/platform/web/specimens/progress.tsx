import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Berth, Berths } from '../ui/berths.tsx'
import { Button } from '../ui/button.tsx'
import { Ligne, PageLoader, PageTitle, Progress as ProgressBar } from '../ui/ligne.tsx'
import { Loading, SkeletonBlock, SkeletonText } from '../ui/skeleton.tsx'
import { StatusMark } from '../ui/status.tsx'
import { Specimen } from './specimen.tsx'

export function Progress() {
  return (
    <>
      <Titles />
      <Wizard />
      <Order />
      <Bars />
      <Loader />
      <Skeletons />
    </>
  )
}

function Titles() {
  const { t } = useLingui()
  return (
    <Specimen title={t`La ligne de quai`} note={t`Under every page title, a tick every 24 px.`}>
      <Ligne className="mb-6" />
      <PageTitle
        title="boutique"
        above={t`Orders, Clusters`}
        beside={
          <StatusMark kind="run">
            <Trans>Provisioning</Trans>
          </StatusMark>
        }
        lead={t`Standard at Quai, Paris.`}
        level={4}
        actions={
          <Button look="secondary">
            <Trans>Open cluster</Trans>
          </Button>
        }
      />
    </Specimen>
  )
}

function Wizard() {
  const { t } = useLingui()
  const [step, setStep] = useState(2)
  const steps = [
    { id: 'tier', name: t`Tier and home`, note: t`Standard, Quai Paris` },
    { id: 'cluster', name: t`Cluster`, note: 'boutique, 1.36.0' },
    { id: 'pools', name: t`Node pools`, note: t`2 pools, 5 nodes` },
    { id: 'addons', name: t`Add-ons`, note: t`and middlewares` },
    { id: 'support', name: t`Support`, note: t`Community, free` },
    { id: 'review', name: t`Review and pay`, note: t`Nothing is charged before` },
  ]
  const berths = steps.map((one, place): Berth => {
    const state = place < step ? 'done' : place === step ? 'current' : 'next'
    return { ...one, state, ...(state === 'done' && { to: '/ui#progress' }) }
  })
  return (
    <Specimen title={t`Step rail`} note={t`Earlier steps stay links. On phones it folds into "Step 3 of 6".`}>
      <Berths label={t`Steps of the configuration`} berths={berths} phone="folded" />
      <div className="mt-4 flex gap-2">
        <Button look="secondary" size="sm" onClick={() => setStep(Math.max(0, step - 1))}>
          <Trans>Back</Trans>
        </Button>
        <Button look="secondary" size="sm" onClick={() => setStep(Math.min(5, step + 1))}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Specimen>
  )
}

function useOrder(): Berth[] {
  const { t } = useLingui()
  return [
    { id: 'paid', name: t`Paid`, state: 'done', detail: '3 s', note: t`usually 2 to 10 s` },
    { id: 'checked', name: t`Checked`, state: 'done', detail: '6 s', note: t`usually 5 to 15 s` },
    { id: 'network', name: t`Network`, state: 'done', detail: '41 s', note: t`usually 30 to 60 s` },
    { id: 'control', name: t`Control plane`, state: 'done', detail: '1 min 48 s', note: t`usually 1 to 3 min` },
    { id: 'nodes', name: t`Nodes`, state: 'current', detail: t`1 min 03 s so far`, note: t`usually 1 to 3 min` },
    { id: 'ready', name: t`Ready`, state: 'next', detail: t`about 14:41`, note: t`usually 4 to 7 min in all` },
  ]
}

function Order() {
  const { t } = useLingui()
  const order = useOrder()
  const failed = order.map(
    (berth): Berth =>
      berth.state === 'current'
        ? { ...berth, state: 'failed', detail: t`no free L4 machine`, note: t`stopped after 4 min` }
        : berth,
  )
  return (
    <Specimen
      title={t`Progress track`}
      note={t`The lamp is where the order is. It stands upright on phones. A failed berth is a square.`}
    >
      <Berths label={t`Progress of the order`} berths={order} progress={0.55} />
      <div className="mt-10">
        <Berths label={t`Progress of the failed order`} berths={failed} />
      </div>
    </Specimen>
  )
}

function Bars() {
  const { t } = useLingui()
  return (
    <Specimen title={t`Progress`} note={t`A wait of more than ten seconds: words and counts first.`}>
      <div className="grid max-w-form gap-6">
        <ProgressBar
          label={t`Machines come up`}
          value={5}
          max={8}
          count={t`5 of 8 machines`}
          note={t`About a minute to go.`}
        />
        <ProgressBar label={t`Drawing the invoices`} value={0} max={120} />
        <ProgressBar label={t`Importing the people`} value={40} max={40} note={t`All are in.`} />
        <ProgressBar
          label={t`Uploading the file`}
          value={3}
          max={10}
          failed
          note={t`The connection was lost after 3 of 10 parts. Nothing was kept.`}
        />
      </div>
    </Specimen>
  )
}

function Loader() {
  const { t } = useLingui()
  return (
    <Specimen
      title={t`Page loader`}
      note={t`While the next page comes; a word instead of movement under reduced motion.`}
    >
      <PageLoader />
    </Specimen>
  )
}

function Skeletons() {
  const { t } = useLingui()
  const [pending, setPending] = useState(true)
  return (
    <Specimen title={t`Skeleton`} note={t`Not before 200 ms, then for at least 400 ms, in the final geometry.`}>
      <Loading
        pending={pending}
        skeleton={
          <div className="flex gap-4">
            <SkeletonBlock className="size-16" />
            <div className="w-80 max-w-full">
              <SkeletonText lines={3} />
            </div>
          </div>
        }
      >
        <div className="flex gap-4">
          <span className="grid size-16 place-items-center rounded-control bg-primary-soft font-display text-22">
            CL
          </span>
          <p className="w-80 max-w-full">
            <Trans>
              Claire Laurent, owner of the organization. She joined in March and looks after the clusters in Paris.
            </Trans>
          </p>
        </div>
      </Loading>
      <Button className="mt-4" look="secondary" size="sm" onClick={() => setPending(!pending)}>
        {pending ? <Trans>Let the answer come</Trans> : <Trans>Ask again</Trans>}
      </Button>
    </Specimen>
  )
}
