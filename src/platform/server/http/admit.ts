/** May this caller use this endpoint? One order of questions for all of them. */
import type { Endpoint } from '#platform/endpoint.ts'
import { confirmationNeeded, forbidden, signedOut } from '#platform/problem.ts'
import { say } from '#platform/text.ts'
import type { Principal } from '../principal.ts'

export const confirmationHolds = 15 * 60_000

const notForTokens = say('This cannot be done with an API token.', 'Cela n’est pas possible avec un jeton d’API.')

/** Answers who the use case sees: a session that still owes its second factor is nobody, except where it gives it. */
export function admit(endpoint: Endpoint, principal: Principal | undefined, now: Date): Principal | undefined {
  const { permission } = endpoint
  if (permission === 'second-factor') {
    if (!principal?.pending) throw signedOut()
    return principal
  }
  const known = principal?.pending ? undefined : principal
  if (permission === 'public') return known
  if (!known) throw signedOut()
  // A program cannot show again that it is the person.
  const isForPeople = permission === 'session' || endpoint.confirmed
  if (isForPeople && known.kind === 'token') throw forbidden(notForTokens, 'not_for_tokens')
  const refusal = known.refusalOf(permission)
  if (refusal) throw refusal
  if (endpoint.confirmed && now.getTime() - known.confirmedAt.getTime() > confirmationHolds) throw confirmationNeeded()
  return known
}
