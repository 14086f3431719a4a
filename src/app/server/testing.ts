/** For tests only: a whole api in this process, on a port of its own, with a database of its own. */
import type { TestPerson } from '#identity/server/testing.ts'
import { putNotification } from '#notifications/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { readConfig } from '#platform/server/config.ts'
import { asSystem, type TestDatabase, testConfig, testDatabase, testSettings } from '#platform/server/testing.ts'
import { startApi } from './api.ts'
import type { Running } from './running.ts'
import { startWorkerProcess } from './worker.ts'

export type TestStack = { readonly db: TestDatabase; readonly url: string; readonly stop: () => Promise<void> }

export async function startTestStack({ worker = false } = {}): Promise<TestStack> {
  const db = await testDatabase()
  const config = testConfig(db)
  const api = await startApi(config)
  const jobs = worker ? await startWorkerProcess(config) : undefined
  return {
    db,
    url: `http://127.0.0.1:${api.port}`,
    stop: async () => {
      await Promise.all([api.stop(), jobs?.stop()])
      await db.drop()
    },
  }
}

/** One api process on a database that the test keeps: for replicas, restarts and settings of its own. */
export const startTestApi = (db: TestDatabase, settings: Readonly<Record<string, string>>): Promise<Running> =>
  startApi(readConfig({ ...testSettings(db), ...settings }))

// For the authorization matrix: well-formed bodies, and things that belong to a stranger.

/** Only where an empty body would be refused before the id is looked for. */
export const bodies: Readonly<Record<string, unknown>> = {
  'rename-passkey': { name: 'Key' },
  'change-member-role': { orgRole: 'viewer' },
  'decide-join-request': { decision: 'approve', reason: 'Known to us' },
}

type Foreign = (db: TestDatabase, stranger: TestPerson) => Promise<string>

const insert =
  (columns: string, values: string): Foreign =>
  async (db, { id: person, orgId }) => {
    const id = newId()
    const [table, names] = columns.split(': ')
    await asSystem(
      db,
      `insert into identity.${table} (id, org_id, ${names}) values ('${id}', '${orgId}', ${values.replaceAll('PERSON', `'${person}'`)})`,
    )
    return id
  }

const someHash = `sha256(gen_random_uuid()::text::bytea)`

export const foreignIds: Readonly<Record<string, Foreign>> = {
  'end-session': async (_db, { sessionId }) => sessionId,
  'rename-passkey': insert(
    'passkey: person_id, credential_id, public_key, counter, name',
    `PERSON, gen_random_uuid()::text, '', 0, 'Key'`,
  ),
  'remove-passkey': insert(
    'passkey: person_id, credential_id, public_key, counter, name',
    `PERSON, gen_random_uuid()::text, '', 0, 'Key'`,
  ),
  'revoke-token': insert(
    'api_token: person_id, name, hint, token_hash, scopes, expires_at',
    `PERSON, 'Theirs', 'qk_', ${someHash}, '{}', now() + interval '1 day'`,
  ),
  'change-member-role': async (_db, { id }) => id,
  'remove-member': async (_db, { id }) => id,
  'revoke-invitation': insert(
    'invitation: email, org_role, invited_by, invited_by_name, token_hash, expires_at',
    `'x@example.test', 'viewer', PERSON, 'They', ${someHash}, now() + interval '1 day'`,
  ),
  'resend-invitation': insert(
    'invitation: email, org_role, invited_by, invited_by_name, token_hash, expires_at',
    `'y@example.test', 'viewer', PERSON, 'They', ${someHash}, now() + interval '1 day'`,
  ),
  'decide-join-request': async (db, { id }) => {
    await asSystem(db, `update identity.person set state = 'joining' where id = $1`, [id])
    return id
  },
  'withdraw-promotion': insert(
    'promotion_request: person_id, kind, role_before, wanted_role, reason',
    `PERSON, 'organization', 'viewer', 'admin', 'Because'`,
  ),
  'release-domain': async (db, { id, orgId }) => {
    const domain = `${newId()}.example`
    await asSystem(db, 'insert into identity.email_domain (domain, org_id, claimed_by) values ($1, $2, $3)', [
      domain,
      orgId,
      id,
    ])
    return domain
  },
  'mark-notification-read': putNotification,
  'trash-notification': putNotification,
}
