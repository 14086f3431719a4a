/** One link by mail: a new token whenever it is sent, of which the table holds only the hash. */
import type { RequestContext } from '#platform/server/context.ts'
import { hashToken, newToken } from '#platform/server/http/cookies.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import type { Language } from '#platform/text.ts'
import type { Invitation } from '../joining-contract.ts'
import { membersChanged } from '../organization-contract.ts'
import type { OrgRole } from '../permissions.ts'
import { callerOf } from './membership.ts'
import { invitationMail } from './organization-mails.ts'

const validFor = 7 * 24 * 3_600_000

export function newLink(ctx: RequestContext<'identity'>) {
  const token = newToken()
  return { token, hash: hashToken(token), expiresAt: new Date(ctx.now.getTime() + validFor) }
}

type Row = {
  readonly id: string
  readonly org_id: string
  readonly email: string
  readonly org_role: OrgRole
  readonly invited_by_name: string
  readonly created_at: Date
  readonly expires_at: Date
}

export async function sendInvitation(
  ctx: RequestContext<'identity'>,
  row: Row,
  token: string,
  language?: Language,
): Promise<Invitation> {
  const { companyName, language: ours } = callerOf(ctx)
  const mail = invitationMail({
    email: row.email,
    language: language ?? ours,
    companyName,
    invitedBy: row.invited_by_name,
    orgRole: row.org_role,
    href: `${ctx.publicUrl}/auth?invitation=${token}`,
  })
  await ctx.enqueue(sendMail, mail)
  await ctx.emit(membersChanged, { orgId: row.org_id })
  return invitationOf(row, ctx.now)
}

export const invitationOf = (row: Row, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  orgRole: row.org_role,
  invitedByName: row.invited_by_name,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  expired: row.expires_at <= now,
})
