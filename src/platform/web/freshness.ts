/** Makes cached answers stop counting, in the query client and in the request helper's cache together. */
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { clearedOnSessionChange, isUnder, staleOnNavigation } from './cache-rules.ts'
import { sendCache } from './send-cache.ts'

/** Stands for every path. */
export const everything = '*'

const pathIn = ([path]: QueryKey) => (typeof path === 'string' ? path : '')

/** Whatever lies under these paths is stale; what is on the screen is asked for again. Resolves when it has come. */
export async function refresh(client: QueryClient, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const all = paths.includes(everything)
  if (all) sendCache.clear()
  else for (const path of paths) sendCache.forget(path)
  await client.invalidateQueries({
    predicate: ({ queryKey }) => all || paths.some((prefix) => isUnder(pathIn(queryKey), prefix)),
  })
}

/**
 * Joins refreshes that come faster than they are answered. Each invalidation cancels a request under way, so a steady
 * stream of hints would otherwise keep a screen from ever getting its answer; here the next round waits for the last,
 * but not for ever.
 */
export function createRefresher(client: QueryClient, patience = 5000): (paths: readonly string[]) => void {
  const waiting = new Set<string>()
  let running = false
  async function run() {
    running = true
    while (waiting.size > 0) {
      const paths = [...waiting]
      waiting.clear()
      await withinPatience(refresh(client, paths), patience)
    }
    running = false
  }
  return (paths) => {
    for (const path of paths) waiting.add(path)
    if (!running) void run()
  }
}

async function withinPatience(work: Promise<void>, patience: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([work, enough])
  clearTimeout(timer)
}

/** At registration, login or logout: nothing of the last person stays. The caller then sets or empties the user. */
export async function clearSession(client: QueryClient): Promise<void> {
  sendCache.clear()
  const filters = { predicate: ({ queryKey }: { queryKey: QueryKey }) => clearedOnSessionChange(pathIn(queryKey)) }
  await client.cancelQueries(filters)
  client.removeQueries(filters)
}

/** For the shell: applies the rules of navigation each time that the page's path changes, not on the first page. */
export function useFreshOnNavigation(): void {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    void refresh(client, staleOnNavigation(pathname))
  }, [client, pathname])
}
