// In the node environment: jsdom's WebSocket cannot fire its events under Node 24, Node's own can.
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { eventually, type StandIn, startStandIn } from './http-stand-in.ts'
import { connectLive, liveUrl, onChanged, reconnectDelay } from './live.ts'
import { createQueryClient } from './query.ts'
import { request } from './request.ts'
import { sendCache } from './send-cache.ts'

const both = ['/api/notifications', '/api/notifications/count']
const client = createQueryClient()
let server: StandIn
let sockets: WebSocketServer
let opened: ServerSocket[]
const stops: (() => void)[] = []

beforeEach(async () => {
  sendCache.clear()
  server = await startStandIn()
  opened = []
  onTheScreen = []
  sockets = new WebSocketServer({ server: server.server, path: '/ws' })
  sockets.on('connection', (socket) => opened.push(socket))
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  client.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const socket of sockets.clients) socket.terminate()
  sockets.close()
  await server.stop()
})

let onTheScreen: string[]
/** How often the address was asked for, the refetch at the first opening of the socket not counted. */
const times = (path: string) => server.asked(`GET ${path}`).length - (opened.length > 0 ? 1 : 0)

async function onScreen(...paths: string[]) {
  onTheScreen = paths
  for (const path of paths) stops.push(new QueryObserver(client, { queryKey: [path] }).subscribe(() => {}))
  await eventually(() => expect(client.isFetching()).toBe(0))
}

async function connected(userId = 'ada') {
  stops.push(connectLive(liveUrl(location), userId, client))
  await eventually(() => expect(opened).toHaveLength(1))
  // What changed between the first answer and the first socket is not missed: all of it is asked for once more.
  await eventually(() => expect(onTheScreen.map(times)).toEqual(onTheScreen.map(() => 1)))
}

const tell = (message: unknown) => opened.at(-1)?.send(JSON.stringify(message))
/** Long enough for a wrong refetch to be seen. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 60))

describe('section 7: "WebSocket to the same host at /ws (secure when page is https)"', () => {
  test.each([
    ['http:', 'localhost:4100', 'ws://localhost:4100/ws'],
    ['https:', 'quai.example', 'wss://quai.example/ws'],
  ])('%s//%s', (protocol, host, url) => expect(liveUrl({ protocol, host })).toBe(url))
})

describe('section 7: "A message of type notification for the current user id triggers a refetch of both notification queries"', () => {
  test('for the current user', async () => {
    await onScreen(...both, '/api/orders')
    await connected('ada')
    tell({ type: 'notification', userId: 'ada' })
    await eventually(() => expect(both.map(times)).toEqual([2, 2]))
    expect(times('/api/orders')).toBe(1)
  })

  test('for somebody else: nothing', async () => {
    await onScreen(...both)
    await connected('ada')
    tell({ type: 'notification', userId: 'bob' })
    await aMoment()
    expect(both.map(times)).toEqual([1, 1])
  })
})

describe('a change', () => {
  onChanged('boat', ['/api/boats'])
  onChanged('boat', ['/api/harbour'])

  test('refreshes the paths that rows registered for its topic', async () => {
    await onScreen('/api/boats', '/api/harbour', '/api/orders')
    await connected()
    tell({ type: 'changed', topic: 'boat', id: '7' })
    await eventually(() => expect(['/api/boats', '/api/harbour'].map(times)).toEqual([2, 2]))
    expect(times('/api/orders')).toBe(1)
  })

  test('empties the request helper’s cache under those paths', async () => {
    await request('GET', '/api/boats/7')
    await connected()
    tell({ type: 'changed', topic: 'boat' })
    await eventually(() => expect(sendCache.size).toBe(0))
  })

  test('of the topic * refreshes all that is on the screen', async () => {
    await onScreen('/api/boats', '/api/orders')
    await connected()
    tell({ type: 'changed', topic: '*' })
    await eventually(() => expect(['/api/boats', '/api/orders'].map(times)).toEqual([2, 2]))
  })

  test('of a topic nobody registered does nothing', async () => {
    await onScreen('/api/orders')
    await connected()
    tell({ type: 'changed', topic: 'lighthouse' })
    await aMoment()
    expect(times('/api/orders')).toBe(1)
  })
})

describe('section 8: "WebSocket errors and message parse errors: logged only"', () => {
  test.each(['not json', '{"type":"unheard-of"}', '{"type":"notification"}'])('%s', async (data) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await onScreen(...both)
    await connected()
    opened[0]?.send(data)
    await eventually(() => expect(warn).toHaveBeenCalledOnce())
    tell({ type: 'notification', userId: 'ada' })
    await eventually(() => expect(both.map(times)).toEqual([2, 2]))
  })

  test('a socket that cannot connect', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stops.push(connectLive(`ws://127.0.0.1:${server.port}/elsewhere`, 'ada', client))
    await eventually(() => expect(warn).toHaveBeenCalledWith('The live channel failed.'))
  })
})

describe('section 7: "Reconnect 5 s after close"', () => {
  test('5 s after the close and not before; everything on the screen is asked for again', async () => {
    await onScreen('/api/orders')
    await connected()
    await aMoment()
    expect(times('/api/orders')).toBe(1)
    const timer = vi.spyOn(globalThis, 'setTimeout')
    opened[0]?.close(1011)
    await eventually(() => expect(timer.mock.calls.some(([, ms]) => ms === 5000)).toBe(true))
    timer.mockRestore()
    await new Promise((resolve) => setTimeout(resolve, 4700))
    expect(opened).toHaveLength(1)
    await eventually(() => expect(opened).toHaveLength(2))
    await eventually(() => expect(times('/api/orders')).toBe(2))
  })

  test('a restarting server (1012) may say when', () => {
    expect(reconnectDelay({ code: 1012, reason: '{"retryIn":1200}' })).toBe(1200)
    for (const reason of ['', 'soon', '{"retryIn":"1"}', '{"retryIn":-1}', '{"retryIn":600000}']) {
      expect(reconnectDelay({ code: 1012, reason })).toBe(5000)
    }
    expect(reconnectDelay({ code: 1006, reason: '{"retryIn":1200}' })).toBe(5000)
  })

  test('and is then asked at that time', async () => {
    await connected()
    opened[0]?.close(1012, '{"retryIn":40}')
    await eventually(() => expect(opened).toHaveLength(2))
  })

  test('after it was stopped it stays closed', async () => {
    await connected()
    for (const stop of stops.splice(0)) stop()
    await eventually(() => expect(sockets.clients.size).toBe(0))
    await aMoment()
    expect(opened).toHaveLength(1)
  })
})
