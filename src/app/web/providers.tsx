import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '#platform/web/query.ts'
import { TooltipProvider } from '#platform/web/ui/tooltip.tsx'

/** Around every page that asks the server: prerendered pages do without the query client. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>{children}</TooltipProvider>
    </QueryClientProvider>
  )
}
