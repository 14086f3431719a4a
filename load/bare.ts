/** Fastify as its documentation shows it, with the same SQL as Quai and none of Quai's own work: the twin to compare with. */
import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { cookieName } from './sessions.ts'
import { openRequest, organization, sessionJoin } from './sql.ts'

const text = { type: 'string' } as const
const userReply = {
  type: 'object',
  properties: {
    ...{ id: text, username: text, email: text, name: text, companyName: text, companyId: text },
    ...{ role: text, orgRole: text, emailVerified: { type: 'boolean' }, language: text },
  },
} as const
const organizationReply = {
  type: 'object',
  properties: { id: text, companyName: text, companyId: text, country: text },
} as const

const refusal = { type: 'object', properties: {} } as const

const hashOf = (cookie = '') =>
  createHash('sha256')
    .update(cookie.slice(cookieName.length + 1))
    .digest()

const userOf = (row: pg.QueryResultRow) => ({
  id: row.person_id,
  username: row.username,
  email: row.email,
  name: row.name,
  companyName: row.company_name,
  companyId: row.company_id,
  role: row.role,
  orgRole: row.org_role,
  emailVerified: row.email_verified,
  language: row.language,
})

function register(app: FastifyInstance, plain: pg.Pool, protectedByRows: pg.Pool): void {
  const nobody = userOf({ person_id: '0', username: 'u', email: 'e', name: 'n', role: 'customer' })
  app.get('/static', { schema: { response: { 200: userReply } } }, async () => nobody)
  app.get('/user', { schema: { response: { 200: userReply, 401: refusal } } }, async (request, reply) => {
    const values = [hashOf(request.headers.cookie)]
    const { rows } = await plain.query({ name: 'session', text: sessionJoin, values })
    return rows[0] ? userOf(rows[0]) : reply.code(401).send({})
  })
  app.get(
    '/organization',
    { schema: { response: { 200: organizationReply, 401: refusal } } },
    async (request, reply) => {
      const client = await protectedByRows.connect()
      try {
        await client.query('begin')
        const values = [hashOf(request.headers.cookie)]
        const { rows } = await client.query({ name: 'open', text: openRequest, values })
        const found = await client.query({ name: 'organization', text: organization, values: [rows[0]?.org_id] })
        await client.query('commit')
        const row = found.rows[0]
        if (!row) return reply.code(401).send({})
        return { id: row.id, companyName: row.company_name, companyId: row.company_id, country: row.country }
      } finally {
        client.release()
      }
    },
  )
}

if (import.meta.main) {
  const { PORT, PLAIN_URL, DATABASE_URL } = process.env
  const app = Fastify()
  const poolOf = (connectionString: string | undefined) =>
    new pg.Pool({ connectionString: connectionString ?? '', max: 10 })
  register(app, poolOf(PLAIN_URL), poolOf(DATABASE_URL))
  app.get('/readyz', async () => ({ ready: true }))
  await app.listen({ host: '127.0.0.1', port: Number(PORT) })
}
