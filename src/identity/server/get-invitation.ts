import { sql } from 'kysely'
import type { Input, Reply } from '#platform/endpoint.ts'
import { notFound } from '#platform/problem.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { hashToken } from '#platform/server/http/cookies.ts'
import { say } from '#platform/text.ts'
import type { getInvitation as endpoint } from '../joining-contract.ts'
import type { OrgRole } from '../permissions.ts'

type Row = { email: string; org_role: OrgRole; company_name: string; invited_by_name: string; expires_at: Date }

const gone = say(
  'This invitation was used, withdrawn or has expired. Please ask for a new one.',
  'Cette invitation a été utilisée ou retirée, ou a expiré. Veuillez en demander une nouvelle.',
)

export async function getInvitation(
  ctx: RequestContext<'identity'>,
  { params: { token } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { rows } = await sql<Row>`select email, org_role, company_name, invited_by_name, expires_at
    from identity.find_invitation(${hashToken(token)})`.execute(ctx.tx)
  const [found] = rows
  if (!found) throw notFound(gone)
  return {
    companyName: found.company_name,
    invitedByName: found.invited_by_name,
    email: found.email,
    orgRole: found.org_role,
    expiresAt: found.expires_at.toISOString(),
  }
}
