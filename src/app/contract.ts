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
