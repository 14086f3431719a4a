/** The job that sends one mail. It is enqueued in the transaction of the change that the mail tells. */
import { z } from 'zod/mini'
import { handles, type JobHandler, job } from './job.ts'
import type { Mailer } from './mail.ts'

export const sendMail = job({
  name: 'send-mail',
  payload: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    language: z.enum(['en', 'fr']),
  }),
})

export const sendMailHandler = (mailer: Mailer): JobHandler => handles(sendMail, (_ctx, mail) => mailer.send(mail))
