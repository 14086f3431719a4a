/** A request as its own person sees it. */
import type { PromotionRequest } from '../promotion-contract.ts'

type Row = {
  id: string
  kind: PromotionRequest['kind']
  role_before: string
  wanted_role: string
  reason: string
  state: PromotionRequest['state']
  created_at: Date
  decided_at: Date | null
  decided_by_name: string | null
  decision_reason: string | null
}

export const promotionOf = (row: Row): PromotionRequest => ({
  id: row.id,
  kind: row.kind,
  roleBefore: row.role_before,
  wantedRole: row.wanted_role,
  reason: row.reason,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedByName: row.decided_by_name,
  decisionReason: row.decision_reason,
})
