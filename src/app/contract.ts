import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'

export const getVersionSummary = endpoint({
  name: 'get-version-summary',
  summary: 'The version that runs, and where',
  method: 'GET',
  path: '/api/version/summary',
  reply: z.object({ displayVersion: z.string(), environment: z.enum(['development', 'production']) }),
  permission: 'public',
  rate: 'read',
  sessionOnly: true,
})

/** Specification, section 3: "Sidebar counts: clusters (number), orders.total (number or string)"; ours is a number. */
export const getSidebarCounts = endpoint({
  name: 'get-sidebar-counts',
  summary: 'How many clusters and orders the organization has',
  method: 'GET',
  path: '/api/sidebar-counts',
  reply: z.object({ clusters: z.number(), orders: z.object({ total: z.number() }) }),
  permission: 'person',
  rate: 'read',
  sessionOnly: true,
})

export const systemParts = ['postgresql', 'redis', 'worker'] as const

export const getSystemStatus = endpoint({
  name: 'get-system-status',
  summary: 'Whether the parts of Quai answer',
  method: 'GET',
  path: '/api/system-status',
  reply: z.object({
    status: z.enum(['healthy', 'degraded']),
    parts: z.array(z.object({ name: z.enum(systemParts), answers: z.boolean() })),
  }),
  permission: 'public',
  rate: 'read',
  sessionOnly: true,
})
