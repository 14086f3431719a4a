/** The first sign-in with another kind of browser is told by mail: the owner sees at once what they did not do. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { RequestContext } from '#platform/server/context.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { newDeviceMail } from './account-mails.ts'
import { deviceOf } from './device-name.ts'

type Person = { readonly id: string; readonly orgId: string }

/** Call it whenever somebody is fully signed in, in their organization. */
export async function noticeDevice(ctx: RequestContext<'identity'>, { id, orgId }: Person): Promise<void> {
  const device = deviceOf(ctx.userAgent)
  const hash = createHash('sha256').update(`${device?.browser} ${device?.system}`).digest()
  const { rows } = await sql<{ isNew: boolean; isFirst: boolean }>`
    with before as (select count(*) as n from identity.known_device where org_id = ${orgId} and person_id = ${id})
    insert into identity.known_device (org_id, person_id, device_hash) values (${orgId}, ${id}, ${hash})
    on conflict (org_id, person_id, device_hash) do update set last_seen_at = now()
    returning xmax = 0 as "isNew", (select n from before) = 0 as "isFirst"`.execute(ctx.tx)
  if (!rows[0]?.isNew || rows[0].isFirst) return
  const person = await ctx.tx
    .selectFrom('identity.person')
    .select(['email', 'name', 'language'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await ctx.enqueue(
    sendMail,
    newDeviceMail(person, {
      device,
      address: ctx.remoteAddress,
      at: ctx.now,
      url: `${ctx.publicUrl}/settings/security`,
    }),
  )
}
