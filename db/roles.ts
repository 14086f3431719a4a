/**
 * Three roles, so that each process can do just its part:
 * quai_owner owns the tables and runs migrations only; quai_app serves requests and jobs under row-level security
 * (neither owner nor BYPASSRLS); quai_jobs owns the job queue's own schema and sees no business table.
 */
import pg from 'pg'

export type RolePasswords = { readonly owner: string; readonly app: string; readonly jobs: string }

/** Idempotent. `adminUrl` is a superuser's connection; `database` is created when it is missing. */
export async function createRoles(adminUrl: string, passwords: RolePasswords, database: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await createRole(admin, 'quai_owner', passwords.owner)
    await createRole(admin, 'quai_app', passwords.app)
    await createRole(admin, 'quai_jobs', passwords.jobs)
    await admin.query('grant quai_jobs to quai_owner')
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await admin.query(`create database ${pg.escapeIdentifier(database)} owner quai_owner`)
    await admin.query(`grant create on database ${pg.escapeIdentifier(database)} to quai_jobs`)
  } finally {
    await admin.end()
  }
}

async function createRole(admin: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role])
  const verb = rowCount ? 'alter' : 'create'
  await admin.query(`${verb} role ${role} login nosuperuser nobypassrls password ${pg.escapeLiteral(password)}`)
}
