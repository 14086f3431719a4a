/** For tests only: a line under somebody's bell. */
import type { TestPerson } from '#identity/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem, type TestDatabase } from '#platform/server/testing.ts'

export async function putNotification(
  db: TestDatabase,
  { id: personId, orgId }: Pick<TestPerson, 'id' | 'orgId'>,
  { message = 'Something happened', type = 'info', at = new Date() } = {},
): Promise<string> {
  const id = newId(at.getTime())
  await asSystem(
    db,
    `insert into notifications.notification (id, org_id, person_id, event_id, type, message, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, orgId, personId, newId(), type, message, at],
  )
  return id
}
