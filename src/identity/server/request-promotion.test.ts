import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { browserOf, createPerson, createStaff } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

test('one asks once at a time, for more than one has, and may withdraw', async () => {
  const viewer = await createPerson(stack.db, { orgRole: 'viewer' })
  const browser = await browserOf(stack.url, viewer)
  const wish = (wantedRole: string, kind = 'organization') =>
    browser.request('POST', '/api/promotion-requests', { body: { kind, wantedRole, reason: ' I lead the team ' } })
  expect((await wish('viewer')).body).toMatchObject({ code: 'not_possible', message: 'Ask for a role above your own.' })
  expect((await wish('officer', 'staff')).body).toMatchObject({ code: 'not_possible' })
  const answers = await Promise.all([wish('admin'), wish('admin')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const asked = answers.find(({ status }) => status === 200)?.body as { id: string }
  expect(asked).toMatchObject({
    roleBefore: 'viewer',
    wantedRole: 'admin',
    state: 'pending',
    reason: 'I lead the team',
  })

  const colleague = await browserOf(stack.url, await createPerson(stack.db, { orgId: viewer.orgId }))
  const withdraw = (by: typeof browser) => by.request('DELETE', `/api/promotion-requests/${asked.id}`, { body: {} })
  expect((await withdraw(colleague)).status).toBe(404)
  expect((await withdraw(browser)).status).toBe(200)
  expect((await withdraw(browser)).status).toBe(404)
  expect((await wish('developer')).status).toBe(200)
  expect((await browser.request('GET', '/api/promotion-requests')).body).toMatchObject({
    requests: [
      { wantedRole: 'developer', state: 'pending' },
      { wantedRole: 'admin', state: 'withdrawn' },
    ],
  })
})

test('staff asks for a higher staff role', async () => {
  const browser = await browserOf(stack.url, await createStaff(stack.db, 'officer'))
  const body = { kind: 'staff', wantedRole: 'admin', reason: 'I take over' }
  expect((await browser.request('POST', '/api/promotion-requests', { body })).body).toMatchObject({
    kind: 'staff',
    roleBefore: 'officer',
  })
})
