import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '#platform/web/query.ts'
import { TooltipProvider } from '#platform/web/ui/tooltip.tsx'

/** Around every page that asks the server: prerendered pages do without the query client. */
export default function Console() {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <Outlet />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
