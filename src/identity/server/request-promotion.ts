import type { Input } from '#platform/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { conflict } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import { membersChanged } from '../organization-contract.ts'
import type { requestPromotion as endpoint, PromotionRequest } from '../promotion-contract.ts'
import { promotionCan } from '../rules.ts'
import { callerOf, refuseIf } from './membership.ts'
import { promotionOf } from './promotion-of.ts'

const alreadyAsked = say(
  'You have asked already. Wait for the decision or withdraw the request.',
  'Vous avez déjà une demande en cours. Attendez la décision ou retirez-la.',
)

export async function requestPromotion(
  ctx: RequestContext<'identity'>,
  { body }: Input<typeof endpoint>,
): Promise<PromotionRequest> {
  const { orgId, personId } = caller(ctx)
  const user = callerOf(ctx)
  const isStaff = body.kind === 'staff'
  refuseIf(promotionCan.ask(user, body.kind === 'staff' ? { role: body.wantedRole } : { orgRole: body.wantedRole }))
  const row = await ctx.tx
    .insertInto('identity.promotion_request')
    .values({
      id: newId(ctx.now.getTime()),
      org_id: orgId,
      person_id: personId,
      kind: body.kind,
      role_before: isStaff ? user.role : user.orgRole,
      wanted_role: body.wantedRole,
      reason: body.reason,
      created_at: ctx.now,
    })
    .onConflict((pending) =>
      pending.columns(['org_id', 'person_id', 'kind']).where('state', '=', 'pending').doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) throw conflict(alreadyAsked, 'already_asked')
  ctx.audit({ object: row.id })
  await ctx.emit(membersChanged, { orgId })
  return promotionOf(row)
}
