import { QueryClientProvider } from '@tanstack/react-query'
import { SessionCorner } from '#identity/web/index.ts'
import { useFreshOnNavigation } from '#platform/web/freshness.ts'
import { queryClient } from '#platform/web/query.ts'
import { Toaster } from '#platform/web/ui/toaster.tsx'

function Freshness() {
  useFreshOnNavigation()
  return null
}

/** The part of the frame that comes after the page is alive: the session, its live channel, messages. */
export function LateFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <Freshness />
      <SessionCorner />
      <Toaster />
    </QueryClientProvider>
  )
}
