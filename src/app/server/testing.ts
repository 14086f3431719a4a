/** For tests only: a whole api in this process, on a port of its own, with a database of its own. */
import { type TestDatabase, testConfig, testDatabase } from '#platform/server/testing.ts'
import { startApi } from './api.ts'
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
