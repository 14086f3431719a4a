/**
 * The secret of a mail's link. It leaves the address bar at once, so that it is neither in the history nor in a picture
 * of the screen; opening the page spends nothing, because mail scanners open links too.
 */
import { useEffect, useState } from 'react'

export function useLinkToken(): string | undefined {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? undefined)
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [token])
  return token
}
