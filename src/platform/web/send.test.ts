// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { type StandIn, startStandIn } from './http-stand-in.ts'
import { addressOf, SendError, send } from './send.ts'
import { sendCache } from './send-cache.ts'

const getBoat = endpoint({
  name: 'get-boat',
  summary: 'A boat',
  method: 'GET',
  path: '/api/harbours/:harbour/boats/:id',
  params: z.object({ harbour: z.string(), id: z.string() }),
  query: z.object({ fields: z.optional(z.array(z.string())), deep: z.optional(z.boolean()) }),
  reply: z.object({ name: z.string() }),
  permission: 'person',
  rate: 'read',
})
const orderBoat = endpoint({
  name: 'order-boat',
  summary: 'Order a boat',
  method: 'POST',
  path: '/api/boats',
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.string() }),
  permission: 'person',
  rate: 'costly',
  idempotent: true,
})
const listBoats = endpoint({
  name: 'list-boats',
  summary: 'All boats',
  method: 'GET',
  path: '/api/boats',
  reply: z.array(z.object({ id: z.string() })),
  permission: 'public',
  rate: 'read',
})

let server: StandIn

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sendCache.clear()
  server = await startStandIn()
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await server.stop()
})

describe('a call by its contract', () => {
  test('parameters and query reach the address, encoded; the answer has the contract’s type', async () => {
    server.always(200, '{"name":"Belle"}')
    const boat = await send(getBoat, {
      params: { harbour: 'Le Havre', id: 'a/b' },
      query: { fields: ['x&y', 'z'], deep: undefined },
    })
    expectTypeOf(boat).toEqualTypeOf<{ name: string }>()
    expect(boat).toEqual({ name: 'Belle' })
    expect(server.received[0]?.url).toBe('/api/harbours/Le%20Havre/boats/a%2Fb?fields=x%26y&fields=z')
  })

  test('an endpoint without input is called without one; 401 as null is in the type', async () => {
    server.always(200, '[]')
    expectTypeOf(await send(listBoats)).toEqualTypeOf<{ id: string }[]>()
    server.always(401)
    const boats = await send(listBoats, {}, { unauthorized: 'null', cache: 'reload' })
    expectTypeOf(boats).toEqualTypeOf<{ id: string }[] | null>()
    expect(boats).toBeNull()
  })

  test('a failure is a SendError with the server’s reason', async () => {
    server.always(409, '{"message":"The berth is taken.","code":"berth_taken","details":{"berth":4}}')
    const error = await send(orderBoat, { body: { name: 'Belle' } }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SendError)
    expect(error).toMatchObject({
      status: 409,
      code: 'berth_taken',
      message: 'The berth is taken.',
      details: { berth: 4 },
    })
  })

  test('section 8: a failed response with nothing in it gives "HTTP Error" plus status', async () => {
    server.answers((response) => response.writeHead(502, '').end())
    await expect(send(listBoats)).rejects.toThrow('HTTP Error 502')
  })
})

describe('Idempotency-Key', () => {
  const keys = () => server.received.map(({ headers }) => headers['idempotency-key'])

  test('the given key is sent; without one each call gets its own', async () => {
    server.always(200, '{"id":"1"}')
    await send(orderBoat, { body: { name: 'Belle' } }, { idempotencyKey: 'k1' })
    await send(orderBoat, { body: { name: 'Belle' } })
    await send(orderBoat, { body: { name: 'Belle' } })
    const [given, second, third] = keys()
    expect(given).toBe('k1')
    expect(second).toMatch(/^[0-9a-f-]{36}$/)
    expect(third).not.toBe(second)
  })

  test('an endpoint that takes none gets none', async () => {
    server.always(200, '[]')
    await send(listBoats, {}, { idempotencyKey: 'k1' })
    expect(keys()).toEqual([undefined])
  })
})

describe('the reply is checked against the contract', () => {
  test('in development and tests', async () => {
    server.always(200, '[{"id":7}]')
    await expect(send(listBoats)).rejects.toThrow('GET /api/boats breaks its contract')
  })

  test('not in production', async () => {
    vi.stubEnv('DEV', false)
    server.always(200, '[{"id":7}]')
    expect(await send(listBoats)).toEqual([{ id: 7 }])
  })

  test('what stands in for an empty or non-JSON body passes', async () => {
    server.always(204)
    expect(await send(orderBoat, { body: { name: 'Belle' } })).toEqual({})
  })
})

test('an address leaves out what is undefined or null', () => {
  expect(addressOf('/api/boats', { query: { page: 2, q: '', after: null, before: undefined, open: false } })).toBe(
    '/api/boats?page=2&q=&open=false',
  )
  expect(addressOf('/api/boats')).toBe('/api/boats')
})
