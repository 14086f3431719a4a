/** Whose address this is, before anybody is signed in. */
import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/text.ts'

export type Credentials = {
  readonly personId: string
  readonly orgId: string
  readonly passwordHash: string | null
  readonly state: 'active' | 'held' | 'joining' | 'refused' | 'locked'
  readonly email: string
  readonly name: string
  readonly language: Language
  readonly emailVerified: boolean
}

export async function findCredentials(
  ctx: Pick<Context<'identity'>, 'tx'>,
  email: string,
): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    select person_id as "personId", org_id as "orgId", password_hash as "passwordHash", state, email, name, language,
           email_verified as "emailVerified" from identity.find_credentials(${email})`.execute(ctx.tx)
  return rows[0]
}
