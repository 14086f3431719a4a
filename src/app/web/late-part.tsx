import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** What a visitor's first page can do without: it comes once the page is alive; `instead` keeps its place until then. */
export function LatePart({ instead = null, children }: { instead?: ReactNode; children: ReactNode }) {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive ? <Suspense fallback={instead}>{children}</Suspense> : instead
}
