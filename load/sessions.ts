/** 1,000 people of 200 organizations, each with a session whose token follows from its number: pgbench makes it up too. */
import pg from 'pg'

export const sessionCount = 1_000
const organizationCount = 200
const tokenLength = 43 // as long as a real one: 32 bytes in base64url

export const cookieName = '__Host-quai'
export const tokenOf = (number: number) => String(number).padStart(tokenLength, '0')
/** The token's hash in SQL, from a number that the SQL names. */
export const hashInSql = (number: string) => `sha256(lpad(${number}::text, ${tokenLength}, '0')::bytea)`

export async function seedSessions(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const id = (kind: number, number: string) =>
    `('0194000${kind}-0000-7000-8000-' || lpad(${number}::text, 12, '0'))::uuid`
  const organization = id(1, `(n % ${organizationCount})`)
  try {
    await client.query(`
      insert into identity.organization (id, company_name, company_id, country)
      select ${id(1, 'n')}, 'Organization ' || n, 'QB-' || lpad(n::text, 8, '0'), 'FR'
        from generate_series(0, ${organizationCount - 1}) n`)
    await client.query(`
      insert into identity.person (id, org_id, email, username, name, org_role, email_verified)
      select ${id(2, 'n')}, ${organization}, 'person' || n || '@bench.example', 'person' || n, 'Person ' || n, 'owner', true
        from generate_series(1, ${sessionCount}) n`)
    await client.query(`
      insert into identity.session (id, org_id, person_id, token_hash, expires_at)
      select ${id(3, 'n')}, ${organization}, ${id(2, 'n')}, ${hashInSql('n')}, now() + interval '1 day'
        from generate_series(1, ${sessionCount}) n`)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
