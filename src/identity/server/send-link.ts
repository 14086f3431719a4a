/**
 * Makes a link and mails it, for an address that may be nobody's: asking costs the same for a known and an unknown one,
 * because only this job looks.
 */
import { z } from 'zod/mini'
import { Id, newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { hashToken, newToken } from '#platform/server/http/cookies.ts'
import { handles, job } from '#platform/server/job.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { addressTakenMail, type Reader } from './account-mails.ts'
import { type Credentials, findCredentials } from './find-credentials.ts'
import { type LinkPurpose, linkMail, linkPages } from './link-mails.ts'

const sendLink = job({
  name: 'send-link',
  payload: z.object({
    linkId: Id,
    purpose: z.enum(['verify-email', 'change-email', 'reset-password', 'magic-link']),
    email: z.string(),
    /** who moves to this address */
    person: z.optional(z.object({ id: Id, orgId: Id })),
  }),
})

const minutes = 60_000
const lasts: Readonly<Record<LinkPurpose, number>> = {
  'verify-email': 24 * 60 * minutes,
  'change-email': 24 * 60 * minutes,
  'reset-password': 30 * minutes,
  'magic-link': 15 * minutes,
}

export async function askForLink(
  ctx: Pick<Context<'identity'>, 'enqueue' | 'now'>,
  purpose: LinkPurpose,
  email: string,
  person?: { readonly id: string; readonly orgId: string },
): Promise<void> {
  await ctx.enqueue(sendLink, { linkId: newId(ctx.now.getTime()), purpose, email, ...(person ? { person } : {}) })
}

export const sendLinkHandler = handles(
  sendLink,
  async (ctx: Context<'identity'>, { linkId, purpose, email, person }) => {
    const known = await findCredentials(ctx, email)
    if (purpose === 'change-email') {
      const mover = person && (await readerOf(ctx, person.orgId, person.id))
      if (known) await ctx.enqueue(sendMail, addressTakenMail(known, { url: `${ctx.publicUrl}/auth` }))
      else if (person && mover) await mailLink(ctx, linkId, purpose, { ...person, ...mover, email })
    } else if (known && isWelcome(purpose, known)) {
      await mailLink(ctx, linkId, purpose, { ...known, id: known.personId })
    }
  },
  { scope: 'system' },
)

function isWelcome(purpose: LinkPurpose, { state, emailVerified }: Credentials): boolean {
  if (purpose !== 'verify-email') return state === 'active'
  return !emailVerified && (state === 'active' || state === 'held' || state === 'joining')
}

type Receiver = Reader & { readonly id: string; readonly orgId: string }

async function mailLink(ctx: Context<'identity'>, id: string, purpose: LinkPurpose, to: Receiver): Promise<void> {
  const token = newToken()
  const expiresAt = new Date(ctx.now.getTime() + lasts[purpose])
  // Whoever asks again gets a link that works; the one before does not any more.
  await ctx.tx
    .updateTable('identity.mail_link')
    .set({ used_at: ctx.now })
    .where('org_id', '=', to.orgId)
    .where('person_id', '=', to.id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('id', '<>', id)
    .execute()
  const made = await ctx.tx
    .insertInto('identity.mail_link')
    .values({
      id,
      org_id: to.orgId,
      person_id: to.id,
      purpose,
      email: to.email,
      token_hash: hashToken(token),
      created_at: ctx.now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  // The job ran before: its mail is on the way.
  if (!made) return
  const href = `${ctx.publicUrl}${linkPages[purpose]}?token=${token}`
  await ctx.enqueue(sendMail, linkMail(to, purpose, { href, expiresAt }))
}

async function readerOf(ctx: Context<'identity'>, orgId: string, id: string): Promise<Reader | undefined> {
  return ctx.tx
    .selectFrom('identity.person')
    .select(['email', 'name', 'language'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
}
