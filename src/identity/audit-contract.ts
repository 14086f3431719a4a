/** The organization's audit log: to read, and to take away with everything a verifier needs. */
import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'
import { Id } from '#platform/ids.ts'
import { PageSize } from './organization-contract.ts'

const actorKind = z.enum(['person', 'staff', 'token', 'system'])
const Seq = z.coerce.number().check(z.gte(0), z.multipleOf(1))
const Day = z.iso.datetime({ offset: true })

export const AuditEntry = z.object({
  seq: z.number(),
  at: z.string(),
  actorId: z.nullable(Id),
  actorName: z.string(),
  actorKind,
  address: z.string(),
  correlationId: z.string(),
  action: z.string(),
  object: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.output<typeof AuditEntry>

export const listAudit = endpoint({
  name: 'list-audit',
  summary: 'What was done in the organization, the newest first',
  method: 'GET',
  path: '/api/audit',
  query: z.strictObject({
    action: z.optional(z.string().check(z.maxLength(64))),
    actorId: z.optional(Id),
    actorKind: z.optional(actorKind),
    /** from this instant on, up to but not at that one */
    from: z.optional(Day),
    to: z.optional(Day),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** the entry after which the next page begins */
    after: z.optional(Seq),
    limit: PageSize,
  }),
  reply: z.object({ entries: z.array(AuditEntry), next: z.nullable(z.number()), actions: z.array(z.string()) }),
  permission: 'audit:read',
  rate: 'read',
})

/** Every field as the text that was hashed: `at` to the microsecond, `detail` as the database prints it. */
export const ExportedEntry = z.object({
  seq: z.number(),
  at: z.string(),
  actorId: z.nullable(z.string()),
  actorName: z.string(),
  actorKind,
  address: z.string(),
  correlationId: z.string(),
  action: z.string(),
  object: z.nullable(z.string()),
  detail: z.string(),
  prevHash: z.string(),
  hash: z.string(),
})
export const AuditExport = z.object({
  organizationId: z.string(),
  entries: z.array(ExportedEntry),
  /** the end of the chain at that moment */
  head: z.object({ seq: z.number(), hash: z.string() }),
  /** more entries follow: ask again with `after` */
  next: z.nullable(z.number()),
})
export type AuditExport = z.output<typeof AuditExport>

export const exportAudit = endpoint({
  name: 'export-audit',
  summary: 'The audit log with its hashes, the oldest first, up to 5,000 entries at once',
  method: 'GET',
  path: '/api/audit/export',
  query: z.strictObject({ after: z._default(Seq, 0) }),
  reply: AuditExport,
  permission: 'audit:read',
  rate: 'costly',
})
