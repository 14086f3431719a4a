import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSend } from '#platform/web/use-endpoint.ts'
import { requestMagicLink } from '../account-contract.ts'
import { MailSent } from './mail-sent.tsx'

export function useMagicLink(onSent: (email: string) => void) {
  return useSend(requestMagicLink, { invalidates: [], onSuccess: (_, { body }) => onSent(body.email) })
}

type MagicLinkSentProps = { email: string; link: ReturnType<typeof useMagicLink>; end?: ReactNode }

export function MagicLinkSent({ email, link, end }: MagicLinkSentProps) {
  return (
    <MailSent onAgain={() => link.mutate({ body: { email } })} pending={link.isPending} end={end}>
      <Trans>If {email} has an account, a sign-in link is on its way. It works once, for 15 minutes.</Trans>
    </MailSent>
  )
}
