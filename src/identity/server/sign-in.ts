/** The last step of every way in that proves who somebody is: may they, is a second factor owed, and a new session. */
import { forbidden, kept, type Problem } from '#platform/problem.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import type { User } from '../contract.ts'
import { enterOrganization } from './enter-organization.ts'
import type { Credentials } from './find-credentials.ts'
import { noticeDevice } from './notice-device.ts'
import { readUser } from './read-user.ts'
import { endSessionBefore, startSession } from './start-session.ts'

type Person = Pick<Credentials, 'personId' | 'orgId' | 'name' | 'state'>

/** Whoever has proved who they are is told why they may not come in, and nobody else is. */
const refusals: Readonly<Record<Exclude<Credentials['state'], 'active'>, () => Problem>> = {
  held: () =>
    forbidden(
      say(
        'Our team is looking at your registration. You will get a mail when it is decided.',
        'Notre équipe examine votre inscription. Vous recevrez un e-mail dès qu’elle est décidée.',
      ),
      'registration_held',
    ),
  joining: () =>
    forbidden(
      say(
        'Your organization has not decided on your request to join yet. You will get a mail when it has.',
        'Votre organisation n’a pas encore statué sur votre demande. Vous recevrez un e-mail dès que ce sera fait.',
      ),
      'join_pending',
    ),
  refused: () =>
    forbidden(
      say(
        'Your registration was refused. The reason is in the mail that we sent you.',
        'Votre inscription a été refusée. La raison figure dans l’e-mail que nous vous avons envoyé.',
      ),
      'registration_refused',
    ),
  locked: () =>
    forbidden(
      say(
        'This account is locked. Please contact our support.',
        'Ce compte est verrouillé. Veuillez contacter notre assistance.',
      ),
      'account_locked',
    ),
}

export async function signIn(
  ctx: RequestContext<'identity'>,
  { personId, orgId, name, state }: Person,
  /** `secondFactor`: what they showed counts as both */
  { secondFactor = false } = {},
): Promise<User | { mfaRequired: true }> {
  ctx.audit({ orgId, object: personId, actor: { id: personId, name } })
  if (state !== 'active') {
    ctx.audit({ detail: { refused: state } })
    throw kept(refusals[state]())
  }
  await endSessionBefore(ctx)
  await enterOrganization(ctx, orgId, personId)
  const pending = !secondFactor && (await hasSecondFactor(ctx, orgId, personId))
  await startSession(ctx, { id: personId, orgId }, { pending, secondFactor })
  if (pending) {
    ctx.audit({ detail: { owes: 'second factor' } })
    return { mfaRequired: true }
  }
  await noticeDevice(ctx, { id: personId, orgId })
  return readUser(ctx, orgId, personId)
}

async function hasSecondFactor(ctx: RequestContext<'identity'>, orgId: string, personId: string): Promise<boolean> {
  const found = await ctx.tx
    .selectFrom('identity.totp')
    .select('person_id')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .unionAll(
      ctx.tx
        .selectFrom('identity.passkey')
        .select('person_id')
        .where('org_id', '=', orgId)
        .where('person_id', '=', personId),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
