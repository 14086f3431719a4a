import type { Reply } from '#platform/endpoint.ts'
import type { getSidebarCounts as endpoint } from '../contract.ts'

/**
 * There are no clusters and no orders in Quai yet, not even tables for them, so everybody has none. The rows that bring
 * them (clusters, ordering) count their own here.
 */
export const getSidebarCounts = async (): Promise<Reply<typeof endpoint>> => ({ clusters: 0, orders: { total: 0 } })
