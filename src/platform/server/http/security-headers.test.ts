import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { pagePolicy, registerSecurityHeaders, securityHeaders } from './security-headers.ts'

test('every answer carries the headers, also one that failed', async () => {
  const app = Fastify()
  registerSecurityHeaders(app)
  app.get('/fails', async () => Promise.reject(new Error('no')))
  for (const url of ['/fails', '/absent']) {
    expect((await app.inject(url)).headers).toMatchObject(securityHeaders)
  }
})

test('a page may run our own scripts and those known by hash, and nothing else', () => {
  const policy = pagePolicy(['sha256-abc'], 'https://quai.example')
  expect(policy).toContain("script-src 'self' 'sha256-abc';")
  expect(policy).toContain("connect-src 'self' wss://quai.example;")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})
