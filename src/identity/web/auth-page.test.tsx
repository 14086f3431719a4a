// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually, type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { getUser } from '../contract.ts'
import AuthPage from './auth-page.tsx'
import { storeTarget } from './redirect-target.ts'
import { claire, forgetTold, told, visit } from './testing.ts'

let server: StandIn
let client: QueryClient
let replies: Record<string, { status?: number; body: unknown }> = {}
const user = userEvent.setup({ pointerEventsCheck: 0 })
const stored = () => client.getQueryData([getUser.path])
const open = () =>
  visit('/auth', client, { '/auth': <AuthPage />, '/settings': <p>Settings</p>, '/orders': <p>Orders</p> })

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  client = createQueryClient()
  client.setQueryData([getUser.path], null)
  replies = {}
  server = await startStandIn()
  server.answers((response, { method, url }) => {
    // Whoever came in by one of these has a session from then on.
    if (method === 'POST' && replies[`POST ${url}`]?.body === claire) replies['GET /api/user'] = { body: claire }
    const { status = 200, body } = replies[`${method} ${url}`] ?? { status: 401, body: { message: 'Not signed in.' } }
    response.writeHead(status).end(JSON.stringify(body))
  })
})
afterEach(async () => {
  cleanup()
  forgetTold()
  sessionStorage.clear()
  client.clear()
  vi.restoreAllMocks()
  await server.stop()
})

async function signIn() {
  const form = within(screen.getByRole('heading', { level: 2, name: 'Sign in' }).closest('section') ?? document.body)
  await user.type(form.getByLabelText('Email'), claire.email)
  await user.click(form.getByLabelText('Password'))
  await user.paste('quai-development-harbour')
  await user.click(form.getByRole('button', { name: 'Sign in' }))
}

describe('specification, sections 4 and 8: login', () => {
  test('success stores the user, welcomes by name and goes on to the stored target', async () => {
    replies = { 'POST /api/login': { body: claire } }
    storeTarget({ pathname: '/orders', search: '?page=2', hash: '#last' })
    const router = open()
    await signIn()
    await screen.findByText('Orders')
    expect(router.state.location).toMatchObject({ pathname: '/orders', search: '?page=2', hash: '#last' })
    expect(stored()).toEqual(claire)
    expect(told()).toEqual([{ title: 'Welcome, Claire Laurent', variant: 'success' }])
    expect(JSON.parse(server.asked('POST /api/login')[0]?.body ?? '')).toMatchObject({
      email: claire.email,
      password: 'quai-development-harbour',
    })
  })

  test('failure: destructive toast "Login failed" with the message, which stays in the form too', async () => {
    replies = { 'POST /api/login': { status: 401, body: { message: 'Email or password is not right.' } } }
    open()
    await signIn()
    await screen.findByText('Email or password is not right.')
    expect(told()).toEqual([
      { title: 'Login failed', description: 'Email or password is not right.', variant: 'destructive' },
    ])
    expect(stored()).toBeNull()
  })

  test('mfaRequired stores nothing; the second step follows, and its code opens the session', async () => {
    replies = {
      'POST /api/login': { body: { mfaRequired: true } },
      'POST /api/login/second-factor': { body: claire },
    }
    open()
    await signIn()
    const code = await screen.findByLabelText('Six-digit code')
    expect(stored()).toBeNull()
    expect(told()).toEqual([])
    await user.type(code, '40 7x123')
    await screen.findByText('Settings')
    expect(stored()).toEqual(claire)
    expect(JSON.parse(server.asked('POST /api/login/second-factor')[0]?.body ?? '')).toMatchObject({ code: '407123' })
  })

  test('who is signed in already goes on', async () => {
    replies = { 'GET /api/user': { body: claire } }
    client.setQueryData([getUser.path], claire)
    open()
    await screen.findByText('Settings')
  })
})

describe('specification, sections 4 and 8: registration', () => {
  async function register(password: string) {
    await user.type(screen.getByLabelText('Your name'), 'Claire Laurent')
    await user.type(screen.getByLabelText('Work email'), claire.email)
    await user.type(screen.getByLabelText('Company'), 'Atelier Lumière')
    const form = screen.getByRole('heading', { level: 2, name: 'Create an account' }).closest('section')
    await user.click(within(form ?? document.body).getByLabelText('Password'))
    await user.paste(password)
    await user.click(screen.getByLabelText(/I accept the/))
    await user.click(screen.getByRole('button', { name: 'Create account' }))
  }

  test('success clears all cached data and stores the new user', async () => {
    replies = { 'POST /api/register': { body: claire } }
    client.setQueryData(['/api/orders'], ['of somebody else'])
    open()
    await register('lumière du port ancien')
    await eventually(() => screen.getByText('Settings'))
    expect(stored()).toEqual(claire)
    expect(client.getQueryData(['/api/orders'])).toBeUndefined()
    const body = JSON.parse(server.asked('POST /api/register')[0]?.body ?? '')
    expect(body).toMatchObject({ name: 'Claire Laurent', acceptTerms: true, language: 'en', newsletter: false })
    expect(body).not.toHaveProperty('vatNumber')
  })

  test('failure: toast "Registration failed" with the message', async () => {
    replies = { 'POST /api/register': { status: 409, body: { message: 'This address has an account.' } } }
    open()
    await register('lumière du port ancien')
    await eventually(() =>
      expect(told()).toEqual([
        { title: 'Registration failed', description: 'This address has an account.', variant: 'destructive' },
      ]),
    )
  })

  test('a guessable password is explained and not sent', async () => {
    open()
    await register('ClaireLaurent1')
    await eventually(() => expect(screen.getAllByText(/This is mostly your name/).length).toBeGreaterThan(0))
    expect(server.asked('POST /api/register')).toEqual([])
  })

  test('somebody has to look at it first: the message stays on the page, nothing is stored', async () => {
    replies = { 'POST /api/register': { body: { pendingApproval: true, message: 'An owner was asked.' } } }
    open()
    await register('lumière du port ancien')
    await eventually(() => screen.getByText('An owner was asked.'))
    expect(stored()).toBeNull()
  })
})
