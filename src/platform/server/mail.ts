/** Mail by SMTP. Always with a plain-text twin; sent by jobs only, never inside a request. */
import { createTransport } from 'nodemailer'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: 'en' | 'fr'
}
export type Mailer = { readonly send: (mail: Mail) => Promise<void>; readonly close: () => void }

export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from })
  return {
    send: async ({ language, ...mail }) => {
      await transport.sendMail({ ...mail, headers: { 'Content-Language': language } })
    },
    close: () => transport.close(),
  }
}
