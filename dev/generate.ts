/** `npm run generate`: db/schema.ts from the migrated tables and docs/openapi.json from the endpoints. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi } from '#platform/server/http/openapi.ts'
import { generate } from '../db/generate.ts'
import { routesFor } from '../src/app/server/rows.ts'
import { version } from '../src/app/server/version.ts'
import { root } from './app.ts'
import { prepareDatabase } from './database.ts'
import { startPostgres } from './postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder('quai-generate-')
const postgres = await startPostgres(folder, false)
try {
  const passwords = { owner: 'owner', app: 'app', jobs: 'jobs' }
  await generate((await prepareDatabase(postgres.adminUrl, passwords, 'quai')).owner)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
const document = openApi(
  routesFor('production').map(({ endpoint }) => endpoint),
  version,
)
mkdirSync(join(root, 'docs'), { recursive: true })
writeFileSync(join(root, 'docs/openapi.json'), `${JSON.stringify(document, null, 2)}\n`)
console.log('Wrote db/schema.ts and docs/openapi.json')
