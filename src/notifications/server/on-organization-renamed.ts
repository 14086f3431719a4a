/** Everybody in the organization learns its new name under the bell; its owners also by mail, because invoices carry it. */
import { organizationRenamed } from '#identity/contract.ts'
import type { Context } from '#platform/server/context.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { subscriber } from '#platform/server/subscriber.ts'
import { notify } from './notify.ts'
import { renamedMail, renamedMessage } from './organization-renamed-texts.ts'

export const onOrganizationRenamed = subscriber(
  'notifications.on-organization-renamed',
  organizationRenamed,
  async (ctx: Context<'notifications'>, renamed, eventId) => {
    const others = renamed.members.filter(({ personId }) => personId !== renamed.by.personId)
    await notify(
      ctx,
      renamed.orgId,
      eventId,
      others.map(({ personId, language }) => ({ personId, type: 'info', message: renamedMessage(language, renamed) })),
    )
    for (const owner of renamed.members.filter((member) => member.owner)) {
      await ctx.enqueue(sendMail, renamedMail(owner, renamed), { key: `mail:${eventId}:${owner.personId}` })
    }
  },
)
