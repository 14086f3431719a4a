import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../src/app/server/testing.ts'
import { openBrowser } from '../src/identity/server/testing.ts'
import { testSettings } from '../src/platform/server/testing.ts'
import { seed, seededPassword, seededPeople, seededTotpSecret } from './seed.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
  const { SECRET_KEY } = testSettings(stack.db)
  await seed(stack.db.owner, SECRET_KEY)
  await seed(stack.db.owner, SECRET_KEY)
})
afterAll(() => stack.stop())

test('everybody signs in with the password of development, staff also with a code', async () => {
  for (const { email, role, name } of seededPeople) {
    const browser = openBrowser(stack.url)
    const { body } = await browser.request('POST', '/api/login', { email, password: seededPassword })
    if (role === 'customer') {
      expect(body).toMatchObject({ name, role })
      continue
    }
    expect(body).toEqual({ mfaRequired: true })
    const code = generateSync({ secret: seededTotpSecret })
    expect((await browser.request('POST', '/api/login/second-factor', { code })).body).toMatchObject({ name, role })
  }
})
