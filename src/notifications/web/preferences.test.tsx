// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { visit } from '#identity/web/testing.ts'
import { eventually, type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { kindNames, preferenceOf } from '../kinds.ts'
import { NotificationPreferences } from './preferences.tsx'

let server: StandIn
let client: QueryClient
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server = await startStandIn()
  client = createQueryClient()
})
afterEach(async () => {
  cleanup()
  client.clear()
  vi.restoreAllMocks()
  await server.stop()
})

const part = (name: string) => within(screen.getByRole('region', { name }))
const isOn = (name: string, channel: string) =>
  (part(name).getByRole('switch', { name: new RegExp(channel) }) as HTMLInputElement).checked

async function show() {
  visit('/', client, { '/': <NotificationPreferences /> })
  await eventually(() => expect(screen.getAllByRole('switch')).toHaveLength(6))
}

test('one switch per kind and channel; mail about security is locked on and says why', async () => {
  server.always(200, JSON.stringify(kindNames.map((kind) => preferenceOf(kind))))
  await show()
  const mail = part('Security').getByRole('switch', { name: /By email/ }) as HTMLInputElement
  expect([mail.checked, mail.disabled]).toEqual([true, true])
  expect(part('Security').getByText(/^Always on: a mail reaches you/)).toBeTruthy()
  expect(part('Members').getByRole<HTMLInputElement>('switch', { name: /By email/ }).disabled).toBe(false)
})

test('a switch takes effect at once', async () => {
  let members = preferenceOf('members')
  server.answers((response, { method, body }) => {
    if (method === 'PUT') members = { ...members, [JSON.parse(body).channel]: JSON.parse(body).on }
    response.end(JSON.stringify([preferenceOf('organization'), members, preferenceOf('security')]))
  })
  await show()
  fireEvent.click(part('Members').getByRole('switch', { name: /Under the bell/ }))
  await eventually(() => expect(isOn('Members', 'Under the bell')).toBe(false))
  const sent = () => server.asked('PUT /api/notifications/preferences').map(({ body }) => JSON.parse(body))
  await eventually(() => expect(sent()).toMatchObject([{ kind: 'members', channel: 'bell', on: false }]))
  await eventually(() => expect(client.isFetching() + client.isMutating()).toBe(0))
  expect(isOn('Members', 'Under the bell')).toBe(false)
  await eventually(() => expect(isOn('Members', 'By email')).toBe(true))
})

test('one that was refused jumps back and says why', async () => {
  server.answers((response, { method }) => {
    if (method === 'PUT') response.writeHead(503).end('{"message":"Quai is busy.","code":"unavailable"}')
    else response.end(JSON.stringify(kindNames.map((kind) => preferenceOf(kind))))
  })
  await show()
  fireEvent.click(part('Members').getByRole('switch', { name: /By email/ }))
  await eventually(() => expect(screen.getByRole('alert').textContent).toContain('Quai is busy.'))
  await eventually(() => expect(isOn('Members', 'By email')).toBe(true))
})
