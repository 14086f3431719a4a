/** What is measured, and which bare twin each case of ours is held against. */
import { cpuOf, cpuOfPostgres } from './cpu.ts'
import { loadHttp } from './http-load.ts'
import type { Load, Measurement } from './measurement.ts'
import { loadPostgres, openRequestScript, organizationScript, sessionJoinScript } from './pgbench.ts'
import type { Server, System } from './system.ts'

export type Case = {
  readonly name: string
  readonly twin?: string
  readonly warmUp: boolean
  readonly measure: (seconds: number) => Promise<Measurement>
}

export const bareUser = 'bare Fastify, session join, 1 named statement'
export const quaiUser = 'Quai GET /api/user'
export const bareOrganization = 'bare Fastify, begin/open/select/commit'
export const quaiOrganization = 'Quai GET /api/organization'

export function casesOf(system: System): readonly Case[] {
  const { bare, quai, plainUrl, appUrl } = system
  const http = (name: string, server: Server, path: string, twin?: string): Case => ({
    name,
    ...(twin ? { twin } : {}),
    warmUp: true,
    measure: (seconds) => measured(system, () => loadHttp(`${server.url}${path}`, seconds), server.pid),
  })
  const postgres = (name: string, url: string, script: string): Case => ({
    name,
    warmUp: false, // nothing is compiled on the way
    measure: (seconds) => measured(system, () => loadPostgres(url, script, seconds)),
  })
  return [
    http('bare Fastify, no database', bare, '/static'),
    http(bareUser, bare, '/user'),
    http(quaiUser, quai, '/api/user', bareUser),
    postgres('pgbench, session join', plainUrl, sessionJoinScript),
    postgres('pgbench, open_request', appUrl, openRequestScript),
    http(bareOrganization, bare, '/organization'),
    http(quaiOrganization, quai, '/api/organization', bareOrganization),
    postgres('pgbench, begin/open/select/commit', appUrl, organizationScript),
  ]
}

async function measured({ postgresPid }: System, load: () => Promise<Load>, pid?: number): Promise<Measurement> {
  const before = { node: pid ? cpuOf(pid) : 0, postgres: cpuOfPostgres(postgresPid) }
  const figures = await load()
  const { requests } = figures
  const nodeCpu = pid ? (cpuOf(pid) - before.node) / requests : undefined
  return { ...figures, nodeCpu, postgresCpu: (cpuOfPostgres(postgresPid) - before.postgres) / requests }
}

/** Both servers must give the same answer for a session, and refuse a request without one. */
export async function checkAnswers({ bare, quai }: System, cookie: string): Promise<void> {
  for (const path of ['/user', '/organization']) {
    const answers = [`${bare.url}${path}`, `${quai.url}/api${path}`].map(async (url) => {
      const answer = await fetch(url, { headers: { cookie } })
      return `${answer.status} ${await answer.text()}`
    })
    const [plain, ours] = await Promise.all(answers)
    if (!plain?.startsWith('200') || plain !== ours) throw new Error(`${path} answers differ:\n${plain}\n${ours}`)
    const { status } = await fetch(`${quai.url}/api${path}`)
    if (status !== 401) throw new Error(`/api${path} without a session answered ${status}`)
  }
}
