/** From an empty PostgreSQL to a migrated database with its three roles. */

import { migrate } from '../db/migrate.ts'
import { createRoles, type RolePasswords } from '../db/roles.ts'

export type DatabaseUrls = { readonly owner: string; readonly app: string; readonly jobs: string }

export async function prepareDatabase(
  adminUrl: string,
  passwords: RolePasswords,
  database: string,
): Promise<DatabaseUrls> {
  await createRoles(adminUrl, passwords, database)
  const urls = databaseUrls(adminUrl, passwords, database)
  await migrate(urls.owner)
  return urls
}

function databaseUrls(adminUrl: string, passwords: RolePasswords, database: string): DatabaseUrls {
  const as = (role: keyof RolePasswords) => {
    const url = new URL(adminUrl)
    url.username = `quai_${role}`
    url.password = passwords[role]
    url.pathname = `/${database}`
    return url.href
  }
  return { owner: as('owner'), app: as('app'), jobs: as('jobs') }
}
