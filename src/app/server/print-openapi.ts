/** `npm run generate` writes docs/openapi.json with this: what production serves, and nothing else. */
import { openApi } from '#platform/server/http/openapi.ts'
import { routesFor } from './rows.ts'
import { version } from './version.ts'

export function printOpenApi(): string {
  const endpoints = routesFor('production').map((route) => route.endpoint)
  return `${JSON.stringify(openApi(endpoints, version), null, 2)}\n`
}
