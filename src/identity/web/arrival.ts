/** What happens when somebody is known: the user is stored, welcomed by name and goes on to where they were going. */
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { User } from '../contract.ts'
import { forgetTarget, readTarget } from './redirect-target.ts'
import { startSession } from './use-user.ts'

/** Without a target. The dashboard takes its place when it is built. */
const firstPage = '/settings'

export function takeTarget(): string {
  const target = readTarget() ?? firstPage
  forgetTarget()
  return target
}

export type Arrive = (user: User) => Promise<void>

export function useArrival(): Arrive {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    async (user) => {
      // Taken first: once the user is stored, the page that is left may take it too.
      const target = takeTarget()
      await startSession(client, user)
      toast({ variant: 'success', title: t`Welcome, ${user.name}` })
      await navigate(target, { replace: true })
    },
    [client, navigate, t],
  )
}
