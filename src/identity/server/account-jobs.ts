/** What accounts leave to the worker. */
import type { JobHandler } from '#platform/server/job.ts'
import { forgetSpentHandler } from './forget-spent.ts'
import { noteFailedSignInHandler } from './note-failed-sign-in.ts'
import { sendLinkHandler } from './send-link.ts'

export const accountJobs: readonly JobHandler[] = [sendLinkHandler, noteFailedSignInHandler, forgetSpentHandler]
