import { useQuery } from '@tanstack/react-query'
import { Tag } from '#platform/web/ui/badge.tsx'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { getVersionSummary } from '../contract.ts'
import { footerTiers, tiersIn } from '../tier-pages.ts'
import { TierLinks } from './footer-columns.tsx'
import { versionUntilKnown } from './footer-version.ts'
import { LateQueries } from './late-queries.tsx'

/** Specification, section 9: "tiers 30 min; version 5 min". */
export const tiersStaleMs = 30 * 60_000
export const versionStaleMs = 5 * 60_000
export const tiersPath = '/api/cluster-tiers'

/** The list comes with the catalogue; until it answers, or when it does not, the fixed list stays. */
export function Tiers() {
  const { data } = useQuery<unknown>({ queryKey: [tiersPath], staleTime: tiersStaleMs })
  return <TierLinks tiers={footerTiers(tiersIn(data))} />
}

export function Version() {
  const { data } = useEndpoint(getVersionSummary, {}, { staleTime: versionStaleMs })
  if (!data) return versionUntilKnown
  return (
    <>
      <span>{data.displayVersion}</span>
      <Tag>{data.environment === 'development' ? 'DEV' : 'PROD'}</Tag>
    </>
  )
}

export function LateTiers() {
  return (
    <LateQueries>
      <Tiers />
    </LateQueries>
  )
}

export function LateVersion() {
  return (
    <LateQueries>
      <Version />
    </LateQueries>
  )
}
