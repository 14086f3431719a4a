/** What accounts leave to the worker. */
import type { JobHandler } from '#platform/server/job.ts'

export const accountJobs: readonly JobHandler[] = []
