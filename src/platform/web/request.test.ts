// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type StandIn, startStandIn } from './http-stand-in.ts'
import { request } from './request.ts'
import { sendCache } from './send-cache.ts'
import { SendError } from './send-error.ts'

let server: StandIn

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  sendCache.clear()
  server = await startStandIn()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop()
})

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')
const get = async (address: string) => (await request('GET', address))?.value

describe('section 8: "Missing forgery token: console warning only"', () => {
  // First in this file: no answer has brought a token yet.
  test('the request is sent all the same, and answered', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.always(200, '{"done":true}')
    expect(await request('POST', '/api/orders', { size: 1 })).toEqual({ value: { done: true }, isJson: true })
    expect(warn).toHaveBeenCalledOnce()
    expect(server.received[0]?.headers['x-csrf-token']).toBeUndefined()
    expect(server.received[0]?.body).toBe('{"size":1}')
  })

  test('a GET needs no token and warns of nothing', async () => {
    const warn = vi.spyOn(console, 'warn')
    await get('/api/user')
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('section 7: the forgery token', () => {
  test('"kept in a page meta tag": one that the page came with is sent', async () => {
    document.head.innerHTML = '<meta name="csrf-token" content="from the page">'
    await request('POST', '/api/orders')
    expect(server.received[0]?.headers['x-csrf-token']).toBe('from the page')
  })

  test('"read from a response header and replaces the stored one (also kept in a page meta tag)"', async () => {
    for (const token of ['first', 'second']) {
      server.always(200, '{}', { 'x-csrf-token': token })
      await request('GET', '/api/user', undefined, { cache: 'reload' })
      expect(meta()?.content).toBe(token)
      server.always(200)
      await request('POST', '/api/orders')
      expect(server.received.at(-1)?.headers['x-csrf-token']).toBe(token)
    }
    expect(document.querySelectorAll('meta[name="csrf-token"]')).toHaveLength(1)
  })

  test('a failed answer replaces it too, and a page without the tag gets one', async () => {
    document.head.innerHTML = ''
    server.always(403, '{}', { 'x-csrf-token': 'third' })
    await expect(get('/api/user')).rejects.toThrow()
    expect(meta()?.content).toBe('third')
  })

  test('"may be sent as a request header and as a body field _csrf"', async () => {
    await request('PATCH', '/api/organization', { companyName: 'Rive' })
    expect(server.received[0]?.headers['x-csrf-token']).toBe('third')
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ companyName: 'Rive', _csrf: 'third' })
  })

  test('a body that is no object carries it in the header alone', async () => {
    await request('PUT', '/api/order', [1, 2])
    await request('POST', '/api/notifications/mark-all-read')
    expect(server.received.map(({ body }) => body)).toEqual(['[1,2]', ''])
    expect(server.received.map(({ headers }) => headers['x-csrf-token'])).toEqual(['third', 'third'])
  })
})

describe('section 7: requests', () => {
  test('"session cookies are sent with every request"', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    await get('/api/user')
    await request('POST', '/api/orders', {})
    expect(sent.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'include'])
  })

  test('"bodies are JSON": the content type says so, and only where there is a body', async () => {
    await request('POST', '/api/orders', { size: 3 })
    await request('POST', '/api/orders')
    expect(server.received.map(({ headers }) => headers['content-type'])).toEqual(['application/json', undefined])
  })

  test('"kept alive on page unload": the option reaches the browser', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    await request('POST', '/api/logout', {}, { keepalive: true })
    expect(sent.mock.calls[0]?.[1]?.keepalive).toBe(true)
  })

  test('a request that was cancelled fails as cancelled, not as unreachable', async () => {
    const cancel = new AbortController()
    server.answers(() => cancel.abort())
    await expect(request('GET', '/api/user', undefined, { signal: cancel.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  test('no answer at all fails with status 0 and a sentence for a person', async () => {
    server.answers((response) => response.destroy())
    await expect(get('/api/user')).rejects.toMatchObject({
      name: 'SendError',
      status: 0,
      code: 'unreachable',
      message: 'Quai cannot be reached. Check your connection and try again.',
    })
  })
})

describe('section 7: answers', () => {
  test('"responses are read as JSON"', async () => {
    server.always(200, '[{"id":1}]')
    expect(await get('/api/anything')).toEqual([{ id: 1 }])
  })

  test('"an empty body or 204 giving an empty object"', async () => {
    server.always(200, '')
    expect(await get('/api/clusters')).toEqual({})
    server.always(204)
    expect(await get('/api/users')).toEqual({})
  })

  test('"A non-JSON body gives an empty list for paths containing users or clusters, otherwise an empty object"', async () => {
    server.always(200, '<!doctype html>')
    for (const path of ['/api/users', '/api/organization-users/7', '/api/clusters', '/api/gcp-clusters/9']) {
      expect(await get(path)).toEqual([])
    }
    for (const path of ['/api/user', '/api/cluster-tiers', '/api/orders?of=clusters']) {
      expect(await get(path)).toEqual({})
    }
  })
})

describe('section 7: "A 401 can be configured to return null instead of failing; default is to fail"', () => {
  test('default', async () => {
    server.always(401, '{"message":"You are not signed in.","code":"signed_out"}')
    await expect(get('/api/user')).rejects.toMatchObject({ status: 401, code: 'signed_out' })
  })

  test('configured; any other status still fails', async () => {
    server.always(401)
    expect(await request('GET', '/api/user', undefined, { unauthorized: 'null' })).toBeNull()
    server.always(403)
    await expect(request('GET', '/api/user', undefined, { unauthorized: 'null' })).rejects.toBeInstanceOf(SendError)
  })
})

describe('retries, only where they are asked for', () => {
  const user = { retry: { on: [401], waits: [1000, 1000] } }

  test('section 7: GET /api/user "on 401 retried up to 2 times, 1 s apart"', async () => {
    // In real time: the waits are seen where they matter, at the server.
    const at: number[] = []
    server.answers((response) => {
      at.push(performance.now())
      response.writeHead(401).end()
    })
    expect(await request('GET', '/api/user', undefined, { ...user, unauthorized: 'null' })).toBeNull()
    expect(at).toHaveLength(3)
    const gaps = at.slice(1).map((time, index) => time - (at[index] ?? 0))
    for (const gap of gaps) {
      expect(gap).toBeGreaterThan(990)
      expect(gap).toBeLessThan(3000)
    }
  })

  test('another status is not retried, and success ends it', async () => {
    server.always(500)
    await expect(request('GET', '/api/user', undefined, user)).rejects.toMatchObject({ status: 500 })
    server.always(200, '{"id":"a"}')
    expect((await request('GET', '/api/user', undefined, user))?.value).toEqual({ id: 'a' })
    expect(server.received).toHaveLength(2)
  })

  test('without the option nothing is retried', async () => {
    server.always(401)
    await expect(get('/api/user')).rejects.toMatchObject({ status: 401 })
    expect(server.received).toHaveLength(1)
  })
})
