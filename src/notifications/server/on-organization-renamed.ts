/** Everybody in the organization learns its new name under the bell; its owners also by mail, because invoices carry it. */
import { organizationRenamed } from '#identity/contract.ts'
import type { Context } from '#platform/server/context.ts'
import { subscriber } from '#platform/server/subscriber.ts'
import { notify } from './notify.ts'
import { renamedMail, renamedMessage } from './organization-renamed-texts.ts'

export const onOrganizationRenamed = subscriber(
  'notifications.on-organization-renamed',
  organizationRenamed,
  (ctx: Context<'notifications'>, renamed, eventId) =>
    notify(ctx, {
      orgId: renamed.orgId,
      eventId,
      kind: 'organization',
      bell: {
        to: renamed.members.filter(({ personId }) => personId !== renamed.by.personId),
        type: 'info',
        message: renamedMessage(renamed),
      },
      mail: { to: renamed.members.filter(({ owner }) => owner), ...renamedMail(renamed) },
    }),
)
