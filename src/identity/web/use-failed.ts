/** Section 8: a failed login or registration is told by a destructive toast with the server's message. */
import { useLingui } from '@lingui/react/macro'
import { toast } from '#platform/web/ui/toast-store.ts'

export function useLoginFailed(): (error: Error) => void {
  const { t } = useLingui()
  return ({ message }) => void toast({ variant: 'destructive', title: t`Login failed`, description: message })
}

export function useRegistrationFailed(): (error: Error) => void {
  const { t } = useLingui()
  return ({ message }) => void toast({ variant: 'destructive', title: t`Registration failed`, description: message })
}
