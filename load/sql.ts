/** The statements under measurement, the same text for bare Fastify and for pgbench as Quai itself sends. */

/** What identity.open_request looks up (db/migrations/0002-identity-people.sql), as plain SQL without row-level security. */
export const sessionJoin = `
  select s.id as session_id, p.id as person_id, p.org_id, p.username, p.email, p.name, p.role, p.org_role,
         p.email_verified, p.language, o.company_name, o.company_id
    from identity.session s
    join identity.person p on p.id = s.person_id
    join identity.organization o on o.id = p.org_id
   where s.token_hash = $1 and s.expires_at > now()`

export const openRequest = 'select * from identity.open_request($1)'

export const organization =
  'select "id", "company_name", "company_id", "country" from "identity"."organization" where "id" = $1'
