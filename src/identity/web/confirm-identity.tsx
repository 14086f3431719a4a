/**
 * Dangerous acts ask who is there: `const remove = useConfirmed(removeTotp, { onSuccess })` is `useSend`, and opens the
 * dialog when the server answers `confirmation_needed`. The dialog itself is in the frame (session-corner.tsx).
 */
import type { Endpoint } from '#platform/endpoint.ts'
import { type UseSendOptions, useSend } from '#platform/web/use-endpoint.ts'
import { confirmedAttempt } from './confirmation.ts'

type Sent<E extends Endpoint> = ReturnType<typeof useSend<E>>

export function useConfirmed<E extends Endpoint>(endpoint: E, options: UseSendOptions<E> = {}): Sent<E> {
  return useSend(endpoint, { ...options, around: confirmedAttempt })
}
