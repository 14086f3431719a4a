// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket as ClientSocket, WebSocketServer } from 'ws'
import { eventually, type StandIn, startStandIn } from './http-stand-in.ts'
import { useLive } from './live.ts'
import { createQueryClient } from './query.ts'

let server: StandIn
let sockets: WebSocketServer
let opened = 0

beforeEach(async () => {
  // jsdom's own WebSocket cannot fire its events under Node 24.
  vi.stubGlobal('WebSocket', ClientSocket)
  server = await startStandIn()
  sockets = new WebSocketServer({ server: server.server, path: '/ws' })
  sockets.on('connection', () => opened++)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  sockets.close()
  await server.stop()
})

const client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </StrictMode>
)
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 60))

test('opens one socket for the person who is signed in, and closes it when they leave', async () => {
  const hook = renderHook(({ userId }: { userId: string | undefined }) => useLive(userId), {
    wrapper,
    initialProps: { userId: undefined as string | undefined },
  })
  await aMoment()
  expect(opened).toBe(0)
  hook.rerender({ userId: 'ada' })
  await eventually(() => expect(sockets.clients.size).toBe(1))
  hook.rerender({ userId: undefined })
  await eventually(() => expect(sockets.clients.size).toBe(0))
  await aMoment()
  expect(opened).toBe(1)
  hook.unmount()
})
