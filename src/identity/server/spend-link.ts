/** A link works once, in time, for what it was made for. Why it does not is never told: it would tell who exists. */
import { sql } from 'kysely'
import { Problem } from '#platform/problem.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { hashToken } from '#platform/server/http/cookies.ts'
import { say } from '#platform/text.ts'
import { enterOrganization } from './enter-organization.ts'
import type { LinkPurpose } from './link-mails.ts'

type Link = {
  readonly id: string
  readonly orgId: string
  readonly personId: string
  readonly purpose: LinkPurpose
  readonly email: string
}

const dead = () =>
  new Problem(
    400,
    'link_invalid',
    say(
      'This link was used before or has expired. Please ask for a new one.',
      'Ce lien a déjà servi ou a expiré. Veuillez en demander un nouveau.',
    ),
  )

export async function findLink(
  ctx: RequestContext<'identity'>,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<Link> {
  const { rows } = await sql<Link>`select id, org_id as "orgId", person_id as "personId", purpose, email
    from identity.find_mail_link(${hashToken(token)}, ${[...purposes]})`.execute(ctx.tx)
  if (!rows[0]) throw dead()
  return rows[0]
}

/** Answers whose link it was; from then on the transaction is in their organization. */
export async function spendLink(ctx: RequestContext<'identity'>, token: string, purposes: readonly LinkPurpose[]) {
  const link = await findLink(ctx, token, purposes)
  await enterOrganization(ctx, link.orgId, link.personId)
  // Two clicks at once: the second waits for the first and finds the link used.
  const { numUpdatedRows } = await ctx.tx
    .updateTable('identity.mail_link')
    .set({ used_at: ctx.now })
    .where('org_id', '=', link.orgId)
    .where('id', '=', link.id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  const person = await ctx.tx
    .selectFrom('identity.person as p')
    .innerJoin('identity.organization as o', 'o.id', 'p.org_id')
    .select([
      'p.name',
      'p.email',
      'p.language',
      'p.state',
      'p.email_verified as emailVerified',
      'o.company_name as company',
    ])
    .where('p.org_id', '=', link.orgId)
    .where('p.id', '=', link.personId)
    .forUpdate('p')
    .executeTakeFirst()
  // A link to an address that is no longer theirs proves nothing.
  const isTheirs = link.purpose === 'change-email' || person?.email === link.email
  if (numUpdatedRows !== 1n || !person || !isTheirs) throw dead()
  ctx.audit({ orgId: link.orgId, object: link.personId, actor: { id: link.personId, name: person.name } })
  return { link, person }
}
