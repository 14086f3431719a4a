import type { User } from '../contract.ts'
import { staffCan } from '../staff-rules.ts'
import { useText } from './use-text.ts'
import { useUser } from './use-user.ts'

/** Why the colleague who looks may not act on this person, or undefined. */
export function useMayActOn(target: Pick<User, 'id' | 'role'>): string | undefined {
  const { data: user } = useUser()
  const text = useText()
  return user ? text(staffCan.actOn(user, target)) : undefined
}
