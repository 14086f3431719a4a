/**
 * A request that carries an Idempotency-Key happens once. The key's row is written first and the answer last, both in
 * the transaction of the change: a repeat waits for the first to end, then gets its answer, byte for byte.
 */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Tables } from '#db'
import type { Endpoint } from '#platform/endpoint.ts'
import { conflict, invalid } from '#platform/problem.ts'
import { say } from '#platform/text.ts'
import type { Principal } from '../principal.ts'

const keyNeeded = say(
  'This request needs an Idempotency-Key of 8 to 255 characters.',
  'Cette requête exige un en-tête Idempotency-Key de 8 à 255 caractères.',
)
const keyUsed = say(
  'This Idempotency-Key was used for another request.',
  'Cette clé Idempotency-Key a déjà servi à une autre requête.',
)

export type StoredReply = { readonly status: number; readonly text: string }

export function idempotencyKeyOf(endpoint: Endpoint, request: FastifyRequest): string | undefined {
  if (!endpoint.idempotent) return undefined
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,255}$/.test(key)) {
    throw invalid(keyNeeded)
  }
  return key
}

export function hashOf(request: FastifyRequest, body: unknown): Buffer {
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(body ?? null)}`)
    .digest()
}

/** Answers the stored reply of an earlier request with this key, or takes the key. */
export async function takeKey(
  tx: Transaction<Tables>,
  { orgId, personId }: Principal,
  endpoint: string,
  key: string,
  hash: Buffer,
): Promise<StoredReply | undefined> {
  const taken = await tx
    .insertInto('platform.idempotency')
    .values({ org_id: orgId, person_id: personId, key, endpoint, request_hash: hash })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows) return undefined
  const earlier = await tx
    .selectFrom('platform.idempotency')
    .select(['endpoint', 'request_hash', 'status', 'reply'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.endpoint !== endpoint || !earlier.request_hash.equals(hash)) {
    throw conflict(keyUsed, 'idempotency_mismatch')
  }
  return { status: earlier.status ?? 200, text: earlier.reply ?? '{}' }
}

export async function storeReply(
  tx: Transaction<Tables>,
  { orgId, personId }: Principal,
  key: string,
  reply: StoredReply,
): Promise<void> {
  await tx
    .updateTable('platform.idempotency')
    .set({ status: reply.status, reply: reply.text })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .execute()
}
