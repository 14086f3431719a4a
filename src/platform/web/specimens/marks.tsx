import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CountBadge, Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardTitle, Facts } from '../ui/card.tsx'
import { Money } from '../ui/money.tsx'
import { Mooring } from '../ui/mooring.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { StatusMark, StatusWord } from '../ui/status.tsx'
import { Specimen, States } from './specimen.tsx'

export function Marks() {
  return (
    <>
      <Statuses />
      <Tags />
      <Moorings />
      <Amounts />
      <Times />
      <Cards />
    </>
  )
}

function Statuses() {
  const { t } = useLingui()
  return (
    <Specimen
      title={t`Status`}
      note={t`Shape and word first, colour third. The notch turns, and stands still under reduced motion.`}
    >
      <States>
        <StatusMark kind="ok">
          <Trans>Running</Trans>
        </StatusMark>
        <StatusMark kind="run">
          <Trans>Provisioning</Trans>
        </StatusMark>
        <StatusMark kind="warn">
          <Trans>Degraded</Trans>
        </StatusMark>
        <StatusMark kind="fail">
          <Trans>Failed</Trans>
        </StatusMark>
        <StatusMark kind="off">
          <Trans>Asleep</Trans>
        </StatusMark>
      </States>
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <StatusWord kind="ok">
          <Trans>Running</Trans>
        </StatusWord>
        <StatusWord kind="run">
          <Trans>Provisioning</Trans>
        </StatusWord>
        <StatusWord kind="warn">
          <Trans>Degraded</Trans>
        </StatusWord>
        <StatusWord kind="fail">
          <Trans>Failed</Trans>
        </StatusWord>
        <StatusWord kind="off">
          <Trans>Asleep</Trans>
        </StatusWord>
      </div>
    </Specimen>
  )
}

function Tags() {
  const { t } = useLingui()
  return (
    <Specimen title={t`Tags and counts`} note={t`A tag is a word beside a name. The yellow count is the bell's alone.`}>
      <States>
        <Tag>
          <Trans>Default</Trans>
        </Tag>
        <Tag mono>role=worker</Tag>
        <Tag tone="primary">
          <Trans>New</Trans>
        </Tag>
        <Tag tone="success">
          <Trans>Free</Trans>
        </Tag>
        <Tag tone="warning">
          <Trans>Expires</Trans>
        </Tag>
        <Tag tone="danger">
          <Trans>Locked</Trans>
        </Tag>
        <CountBadge count={4} />
        <CountBadge count={3} look="lamp" label={t`3 unread notifications`} />
        <CountBadge count={128} look="lamp" label={t`More than 99 unread notifications`} />
      </States>
    </Specimen>
  )
}

function Moorings() {
  const { t } = useLingui()
  return (
    <Specimen
      title={t`Mooring marks`}
      note={t`One shape per machine, always with ready / desired. More than 12 fold into numbers.`}
    >
      <div className="flex flex-wrap gap-x-12 gap-y-4">
        <Mooring machines={{ ok: 3 }} desired={3} />
        <Mooring machines={{ ok: 5, run: 1 }} desired={6} />
        <Mooring machines={{ ok: 11, warn: 1 }} desired={12} />
        <Mooring machines={{ fail: 2 }} desired={2} />
        <Mooring machines={{ ok: 1 }} desired={4} />
        <Mooring machines={{}} desired={0} />
        <Mooring machines={{ ok: 238, run: 3, warn: 2 }} desired={243} />
        <Mooring machines={{ ok: 5, run: 1 }} desired={6} figures="beside" />
      </div>
    </Specimen>
  )
}

function Amounts() {
  const { t } = useLingui()
  const [stale, setStale] = useState(true)
  return (
    <Specimen
      title={t`Money`}
      note={t`Exact to the last cent, written as the language does. A stale price is greyed, never zero.`}
    >
      <div className="grid max-w-72 gap-1.5 *:flex *:justify-between">
        <span>
          <Trans>An amount</Trans> <Money amount={{ cents: 123456 }} />
        </span>
        <span>
          <Trans>A credit</Trans> <Money amount={{ cents: -23880 }} />
        </span>
        <span>
          <Trans>A price per hour</Trans> <Money amount={{ micros: 46575n }} digits={4} />
        </span>
        <span>
          <Trans>A difference</Trans> <Money amount={{ cents: 6600 }} signed />
        </span>
        <span>
          <Trans>Inside a table</Trans> <Money amount={{ cents: 252175 }} symbol={false} />
        </span>
        <span>
          <Trans>Being computed</Trans> <Money amount={{ cents: 52700 }} stale={stale} />
        </span>
      </div>
      <Button className="mt-3" look="secondary" size="sm" onClick={() => setStale(!stale)}>
        <Trans>Toggle the stale price</Trans>
      </Button>
    </Specimen>
  )
}

const ages = [0, 5 * 60, 3 * 3600, 86400, 6 * 86400, 8 * 86400]

function Times() {
  const { t } = useLingui()
  const [loaded] = useState(() => Date.now())
  return (
    <Specimen title={t`Relative time`} note={t`"Just now" under 60 s, then minutes, hours, days up to 6, then a date.`}>
      <States>
        {ages.map((age) => (
          <RelativeTime key={age} at={new Date(loaded - age * 1000)} />
        ))}
      </States>
    </Specimen>
  )
}

function Cards() {
  const { t } = useLingui()
  return (
    <Specimen title={t`Cards`} note={t`A border carries the elevation.`}>
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <CardTitle note={t`Standard, Paris`} actions={<Tag>{t`Default`}</Tag>}>
            production-paris
          </CardTitle>
          <Facts
            facts={[
              { term: t`Control plane`, value: t`3 replicas` },
              { term: t`Node pool`, value: '3 × g1.l' },
            ]}
          />
        </Card>
        <Card selected>
          <CardTitle note={t`Dev/Test, Frankfurt`}>recette</CardTitle>
          <p className="text-muted">
            <Trans>A chosen card has the edge of the action colour.</Trans>
          </p>
        </Card>
      </div>
    </Specimen>
  )
}
