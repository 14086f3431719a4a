/** One click, one trace: from the request through the event to the last job, and its id in every log. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOf, createPerson } from '#identity/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { readConfig } from '#platform/server/config.ts'
import { asSystem, type TestDatabase, testDatabase, testSettings, until } from '#platform/server/testing.ts'
import { startApi } from './api.ts'
import type { Running } from './running.ts'
import { startWorkerProcess } from './worker.ts'

type Span = { name: string; traceId: string }
const spans: Span[] = []
/** Speaks the part of OTLP over HTTP that an exporter needs: take spans, answer 200. */
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
    resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
  }
  for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
  response.end('{}')
})

let db: TestDatabase
let running: Running[]
beforeAll(async () => {
  db = await testDatabase()
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const config = readConfig({ ...testSettings(db), OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
  running = [await startApi(config), await startWorkerProcess(config)]
})
afterAll(async () => {
  collector.close()
  collector.closeAllConnections()
  await db.drop()
})

test('request, delivery and subscriber are one trace, and the correlation id is the one the caller gave', async () => {
  const url = `http://127.0.0.1:${running[0]?.port}`
  const browser = await browserOf(url, await createPerson(db))
  const correlationId = newId()
  const headers = { 'idempotency-key': newId(), 'x-request-id': correlationId }
  const answer = await browser.request('PATCH', '/api/organization', { body: { companyName: 'Traced' }, headers })
  expect(answer.headers.get('x-request-id')).toBe(correlationId)
  const [event] = await asSystem(db, 'select correlation_id from platform.outbox')
  expect(event?.correlation_id).toBe(correlationId)
  await until('all jobs', async () => {
    const lines = (await (await fetch(`http://127.0.0.1:${running[1]?.port}/metrics`)).text()).split('\n')
    return lines.some((line) => /^quai_job_seconds_count\{.*"send-mail".*\} 1$/.test(line) && line.includes('"done"'))
  })
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toMatch(/quai_request_seconds_count\{.*"rename-organization".*\} 1/)
  // stopping sends what is left
  await Promise.all(running.map((each) => each.stop()))
  const traceOf = (name: string) => spans.find((span) => span.name === name)?.traceId
  const names = [
    'PATCH /api/organization',
    'job deliver-event',
    'job on notifications.on-organization-renamed',
    'job send-mail',
  ]
  const traces = names.map(traceOf)
  expect(traces[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(traces).size).toBe(1)
})
