/** Leaving, as sections 4, 7, 8 and 9 of the specification have it. */
import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { clearSession } from '#platform/web/freshness.ts'
import { SendError, send } from '#platform/web/send.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { logout as endSession, getUser } from '../contract.ts'
import { isLeaving, setLeaving } from './leaving.ts'
import { sessionChannel } from './session-channel.ts'
import { clearTraces } from './session-traces.ts'
import { putUser } from './use-user.ts'

/** Between the three attempts. */
export const logoutWaits: readonly number[] = [2000, 4000]

type GoHome = () => void | Promise<void>

/** True when the server knows. A session that is already gone (401) needs no end. */
export async function endOnServer(): Promise<boolean> {
  for (let attempt = 0; ; attempt++) {
    try {
      await send(endSession, { body: {} }, { keepalive: true, unauthorized: 'null', renewToken: false })
      return true
    } catch (error) {
      if (!(error instanceof SendError)) throw error
      const wait = logoutWaits[attempt]
      if (wait === undefined) return false
      // The answer brings a new forgery token, whatever it says.
      if (error.status === 403) await send(getUser, {}, { cache: 'reload' }).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

export async function logout(client: QueryClient, goHome: GoHome): Promise<void> {
  if (isLeaving()) return
  setLeaving('leaving')
  try {
    await putUser(client, null)
    sessionChannel().announceLogout()
    const known = await endOnServer()
    await forget(client)
    if (known) toast({ variant: 'success', title: t`Logged out successfully` })
    else {
      toast({
        variant: 'destructive',
        title: t`Logged out (offline)`,
        description: t`You have been logged out locally. Please check your connection.`,
      })
    }
  } catch (error) {
    toast({ variant: 'destructive', title: t`Logout failed` })
    throw error
  } finally {
    setLeaving('on the way home')
    await goHome()
  }
}

/** The other tab has told the server; this one forgets and goes. */
export async function followLogout(client: QueryClient, goHome: GoHome): Promise<void> {
  if (isLeaving()) return
  setLeaving('leaving')
  try {
    await putUser(client, null)
    await forget(client)
  } finally {
    setLeaving('on the way home')
    await goHome()
  }
}

async function forget(client: QueryClient): Promise<void> {
  clearTraces()
  await clearSession(client)
}
