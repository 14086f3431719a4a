import { useUser } from '#identity/web/index.ts'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { getSidebarCounts } from '../contract.ts'

/** Specification, section 9: "sidebar counts 30000 ms (stale 5000 ms)". */
export const countsTiming = { refetchInterval: 30_000, staleTime: 5_000 } as const

/** Signed-in only; "refetched on each navigation" is cache-rules.ts, applied by useFreshOnNavigation. */
export function useSidebarCounts() {
  const { data: user } = useUser()
  return useEndpoint(getSidebarCounts, {}, { ...countsTiming, enabled: Boolean(user) })
}
