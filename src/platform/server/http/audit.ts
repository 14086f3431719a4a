/** The audit line of a request, taken from the endpoint itself, so that no use case can forget it. */
import type { Endpoint } from '#platform/endpoint.ts'
import type { AuditNote } from '../context.ts'
import type { AuditEntry, Principal } from '../principal.ts'

export function auditEntryOf(
  endpoint: Endpoint,
  principal: Principal | undefined,
  input: Readonly<Record<string, unknown>>,
  note: AuditNote,
  from: { readonly address: string; readonly correlationId: string },
): AuditEntry | undefined {
  const isChange = endpoint.method !== 'GET' && endpoint.audit !== false
  const isStaffReading = Boolean(endpoint.auditRead && principal?.isStaff)
  const orgId = note.orgId ?? principal?.orgId
  if (!orgId || !(isChange || isStaffReading || note.action)) return undefined
  const body = (input.body ?? {}) as Record<string, unknown>
  const told = Array.isArray(endpoint.audit) ? endpoint.audit : []
  return {
    orgId,
    actorId: note.actor?.id ?? principal?.personId,
    actorName: note.actor?.name ?? principal?.name ?? 'visitor',
    actorKind: kindOf(principal, orgId),
    ...from,
    action: note.action ?? endpoint.name,
    object: note.object ?? (Object.values((input.params ?? {}) as Record<string, string>)[0] || undefined),
    detail: { ...Object.fromEntries(told.map((field) => [field, body[field] ?? null])), ...note.detail },
  }
}

/** Somebody of Quai in another organization's data is shown as what they are there. */
function kindOf(principal: Principal | undefined, orgId: string): AuditEntry['actorKind'] {
  if (principal?.kind === 'token') return 'token'
  return principal?.isStaff && principal.orgId !== orgId ? 'staff' : 'person'
}
