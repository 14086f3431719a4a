import type { QueryClient } from '@tanstack/react-query'
import { clearSession } from '#platform/web/freshness.ts'
import { onChanged } from '#platform/web/live.ts'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { getOrganization, getUser, type User } from '../contract.ts'

// The user carries the name of the organization, so both answer differently after a rename.
onChanged('organization', [getOrganization.path, getUser.path])
onChanged('user', [getUser.path])

/** Specification, section 7: "on 401 retried up to 2 times, 1 s apart". */
const retry = { on: [401], waits: [1000, 1000] }

/** The person who is signed in, null when nobody is, undefined while it is being asked. */
export function useUser() {
  return useEndpoint(getUser, {}, { unauthorized: 'null', retry })
}

/** A question under way was asked before this is known, and its answer must not undo it. */
export async function putUser(client: QueryClient, user: User | null): Promise<void> {
  await client.cancelQueries({ queryKey: [getUser.path] })
  client.setQueryData([getUser.path], user)
}

/** After login and registration: nothing that was cached before counts for this person. */
export async function startSession(client: QueryClient, user: User): Promise<void> {
  await clearSession(client)
  await putUser(client, user)
}
