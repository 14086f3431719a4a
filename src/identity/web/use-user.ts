import { onChanged } from '#platform/web/live.ts'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { getOrganization, getUser } from '../contract.ts'

// The user carries the name of the organization, so both answer differently after a rename.
onChanged('organization', [getOrganization.path, getUser.path])

/** The person who is signed in, null when nobody is, undefined while it is being asked. */
export function useUser() {
  return useEndpoint(getUser, {}, { unauthorized: 'null' })
}
