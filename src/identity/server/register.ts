/** A new person: with an organization of their own, by invitation, or asking to join the one that owns their domain. */
import { sql } from 'kysely'
import type { Input, Reply } from '#platform/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { conflict, invalid, kept } from '#platform/problem.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { hashToken } from '#platform/server/http/cookies.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { say } from '#platform/text.ts'
import type { register as endpoint } from '../account-contract.ts'
import type { OrgRole } from '../permissions.ts'
import { domainOf, whyHeld } from '../registration-review.ts'
import { accountKey } from './account-key.ts'
import { addressTakenMail } from './account-mails.ts'
import { checkNewPassword } from './check-new-password.ts'
import { enterOrganization } from './enter-organization.ts'
import { findCredentials } from './find-credentials.ts'
import { noticeDevice } from './notice-device.ts'
import { openOrganization } from './open-organization.ts'
import { hashPassword, hashRoom } from './password-hash.ts'
import { readUser } from './read-user.ts'
import { askForLink } from './send-link.ts'
import { endSessionBefore, startSession } from './start-session.ts'

type Body = Input<typeof endpoint>['body']

/** How somebody comes in. */
type Place = {
  readonly orgId: string
  readonly orgRole: OrgRole
  readonly state: 'active' | 'held' | 'joining'
  readonly reason?: string
  readonly invitationId?: string
}

/**
 * A taken address is told to whoever types it: hiding it would mean that nobody may use an account before the first mail
 * arrives. The owner of the address learns of it by mail, and the limits make trying addresses slow.
 */
export const beforeRegister = {
  room: hashRoom,
  look: async (ctx: RequestContext<'identity'>, { body: { email } }: Input<typeof endpoint>): Promise<void> => {
    await ctx.spend('account', accountKey('register', email))
    const owner = await findCredentials(ctx, email)
    if (!owner) return
    await ctx.enqueue(sendMail, addressTakenMail(owner, { url: `${ctx.publicUrl}/auth` }))
    throw kept(taken())
  },
  work: async (_: unknown, { body }: Input<typeof endpoint>): Promise<string> => {
    await checkNewPassword(body.password, [body.name, body.email, body.companyName])
    return hashPassword(body.password)
  },
}

export async function register(
  ctx: RequestContext<'identity'>,
  { body }: Input<typeof endpoint>,
  passwordHash: string,
): Promise<Reply<typeof endpoint>> {
  const place = await placeFor(ctx, body)
  const id = newId(ctx.now.getTime())
  await endSessionBefore(ctx)
  await enterOrganization(ctx, place.orgId, id)
  if (place.orgRole === 'owner' && !place.invitationId) await openOrganization(ctx, { ...body, id: place.orgId })
  await insertPerson(ctx, id, body, place, passwordHash)
  ctx.audit({ orgId: place.orgId, object: id, actor: { id, name: body.name } })
  if (place.invitationId) await acceptInvitation(ctx, place)
  else await askForLink(ctx, 'verify-email', body.email)
  if (place.state !== 'active') {
    ctx.audit({ detail: { state: place.state, ...(place.reason && { reason: place.reason }) } })
    return { pendingApproval: true, message: waiting[place.state][body.language] }
  }
  await startSession(ctx, { id, orgId: place.orgId })
  await noticeDevice(ctx, { id, orgId: place.orgId })
  return readUser(ctx, place.orgId, id)
}

async function placeFor(ctx: RequestContext<'identity'>, { email, country, invitation }: Body): Promise<Place> {
  if (invitation !== undefined) return invitedPlace(ctx, email, invitation)
  const reason = whyHeld({ email, country })
  if (reason) return { orgId: newId(ctx.now.getTime()), orgRole: 'owner', state: 'held', reason }
  const { rows } = await sql<{ org_id: string }>`
    select org_id from identity.organization_of_domain(${domainOf(email)})`.execute(ctx.tx)
  if (rows[0]) return { orgId: rows[0].org_id, orgRole: 'viewer', state: 'joining' }
  return { orgId: newId(ctx.now.getTime()), orgRole: 'owner', state: 'active' }
}

async function invitedPlace(ctx: RequestContext<'identity'>, email: string, token: string): Promise<Place> {
  const { rows } = await sql<{ id: string; org_id: string; email: string; org_role: OrgRole }>`
    select id, org_id, email, org_role from identity.find_invitation(${hashToken(token)})`.execute(ctx.tx)
  const found = rows[0]
  if (!found) throw invalid(deadInvitation, { fields: { invitation: deadInvitation } })
  if (found.email !== email) throw invalid(otherAddress, { fields: { email: otherAddress } })
  return { orgId: found.org_id, orgRole: found.org_role, state: 'active', invitationId: found.id }
}

async function insertPerson(
  ctx: RequestContext<'identity'>,
  id: string,
  { name, email, language, newsletter }: Body,
  { orgId, orgRole, state, reason, invitationId }: Place,
  passwordHash: string,
): Promise<void> {
  const made = await ctx.tx
    .insertInto('identity.person')
    .values({
      id,
      org_id: orgId,
      email,
      username: email.slice(0, email.indexOf('@')).slice(0, 64),
      name,
      org_role: orgRole,
      // the invitation came by mail to this address
      email_verified: invitationId !== undefined,
      language,
      password_hash: passwordHash,
      password_changed_at: ctx.now,
      state,
      state_reason: reason ?? null,
      state_at: ctx.now,
      newsletter: newsletter ?? false,
      terms_accepted_at: ctx.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw taken()
}

/** Of two registrations with one invitation, one finds it used. */
async function acceptInvitation(ctx: RequestContext<'identity'>, { orgId, invitationId = '' }: Place): Promise<void> {
  const { numUpdatedRows } = await ctx.tx
    .updateTable('identity.invitation')
    .set({ accepted_at: ctx.now })
    .where('org_id', '=', orgId)
    .where('id', '=', invitationId)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw invalid(deadInvitation, { fields: { invitation: deadInvitation } })
}

const taken = () =>
  conflict(
    say(
      'There is already an account with this address. Sign in, or set a new password.',
      'Un compte existe déjà avec cette adresse. Connectez-vous ou définissez un nouveau mot de passe.',
    ),
    'address_taken',
  )

const deadInvitation = say(
  'This invitation was used, withdrawn or has expired. Please ask for a new one.',
  'Cette invitation a été utilisée ou retirée, ou a expiré. Veuillez en demander une nouvelle.',
)
const otherAddress = say(
  'This invitation was sent to another address. Please register with the address that received it.',
  'Cette invitation a été envoyée à une autre adresse. Inscrivez-vous avec l’adresse qui l’a reçue.',
)
const waiting = {
  joining: say(
    'Your organization is already on Quai. Verify your address with the mail that we sent; then an owner or an admin decides, and you get a mail.',
    'Votre organisation est déjà sur Quai. Vérifiez votre adresse avec l’e-mail envoyé ; un propriétaire ou un administrateur décidera, et vous recevrez un e-mail.',
  ),
  held: say(
    'Our team looks at your registration. Verify your address with the mail that we sent; you get another one when it is decided.',
    'Notre équipe examine votre inscription. Vérifiez votre adresse avec l’e-mail envoyé ; vous en recevrez un autre dès que c’est décidé.',
  ),
}
