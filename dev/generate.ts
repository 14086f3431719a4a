/** `npm run generate`: db/schema.ts from the migrated tables and docs/openapi.json from the endpoints. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '../db/generate.ts'
import { printOpenApi } from '../src/app/server/print-openapi.ts'
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
writeFileSync(join(root, 'docs/openapi.json'), printOpenApi())
console.log('Wrote db/schema.ts and docs/openapi.json')
