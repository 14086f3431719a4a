import { useQuery } from '@tanstack/react-query'
import { useUser } from '#identity/web/index.ts'

/** Specification, section 9: "officers 5 min". */
export const officersStaleMs = 5 * 60_000
export const officersPath = '/api/officers/check-access'

/** Section 6: "only when GET /api/officers/check-access returns exactly true"; asked for when signed in, never again after a failure. */
export function useOfficersAccess(): boolean {
  const { data: user } = useUser()
  const { data } = useQuery<unknown>({
    queryKey: [officersPath],
    enabled: Boolean(user),
    staleTime: officersStaleMs,
    retry: false,
  })
  return Boolean(user) && data === true
}
