/** Specification, section 7: POST /api/register answers the user. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { hashToken, newToken, sessionCookie } from '#platform/server/http/cookies.ts'
import { asSystem } from '#platform/server/testing.ts'
import type { OrgRole } from '../permissions.ts'
import { createPerson, mailsTo, openBrowser, testPassword } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

const newEmail = (domain = 'example.test') => `new-${newId().slice(-12)}@${domain}`
const form = (more: Record<string, unknown> = {}) => ({
  name: 'Claire Laurent',
  email: newEmail(),
  password: testPassword,
  companyName: 'Atelier Lumière',
  country: 'FR',
  language: 'en',
  acceptTerms: true,
  ...more,
})
async function registerWith(data: Record<string, unknown>) {
  const browser = openBrowser(stack.url)
  return { browser, answer: await browser.request('POST', '/api/register', data) }
}
const personOf = async (email: string) =>
  (await asSystem(stack.db, 'select * from identity.person where email = $1', [email]))[0]

test('a new organization with its owner, signed in, the address to be verified', async () => {
  const data = form({ vatNumber: 'fr 12 345678901', newsletter: true })
  const { browser, answer } = await registerWith(data)
  expect([answer.status, answer.body]).toMatchObject([
    200,
    {
      name: 'Claire Laurent',
      email: data.email,
      companyName: 'Atelier Lumière',
      companyId: expect.stringMatching(/^QB-[0-9A-HJKMNP-TV-Z]{8}$/),
      role: 'customer',
      orgRole: 'owner',
      emailVerified: false,
    },
  ])
  expect((await browser.request('GET', '/api/user')).body).toEqual(answer.body)
  const person = await personOf(data.email)
  expect(person).toMatchObject({
    state: 'active',
    newsletter: true,
    password_hash: expect.stringMatching(/^\$argon2id/),
  })
  expect(person?.terms_accepted_at).toBeInstanceOf(Date)
  const [organization] = await asSystem(stack.db, 'select vat_number from identity.organization where id = $1', [
    person?.org_id,
  ])
  expect(organization).toEqual({ vat_number: 'FR12345678901' })
  const [mail] = await mailsTo(data.email, /Verify your address/)
  expect(mail?.text).toContain('https://quai.test/verify-registration-email?token=')
  const lines = await asSystem(stack.db, 'select action, object, detail from identity.audit_entry where org_id = $1', [
    person?.org_id,
  ])
  expect(lines).toEqual([
    { action: 'register', object: person?.id, detail: { companyName: 'Atelier Lumière', country: 'FR' } },
  ])
})

test('the mail is in the language of the person', async () => {
  const data = form({ language: 'fr' })
  await registerWith(data)
  expect((await mailsTo(data.email, /./))[0]?.subject).toBe('Vérifiez votre adresse pour Quai')
})

test.each([
  ['short', 'short'],
  ['guessable', 'azertyuiop123'],
  ['the own name', 'ClaireLaurent1'],
  ['the company', 'Atelier-Lumière'],
])('a password that is %s is refused under its field', async (_, password) => {
  const data = form({ password })
  const { answer } = await registerWith(data)
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { code: 'weak_password', details: { fields: { password: expect.any(String) } } },
  ])
  expect(await personOf(data.email)).toBeUndefined()
})

test('the reason is in the language of the browser, at the field too', async () => {
  const french = openBrowser(stack.url, { language: 'fr' })
  const { body } = await french.request('POST', '/api/register', form({ password: 'short' }))
  const reason = expect.stringContaining('Utilisez au moins 12 caractères')
  expect(body).toEqual({ message: reason, code: 'weak_password', details: { fields: { password: reason } } })
})

test('a taken address answers 409, changes nothing, and its owner learns of it', async () => {
  const owner = await createPerson(stack.db)
  const { answer, browser } = await registerWith(form({ email: owner.email.toUpperCase() }))
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'address_taken' }])
  expect(browser.cookies.has(sessionCookie)).toBe(false)
  expect((await mailsTo(owner.email, /already have/))[0]?.text).toContain('Nothing was changed')
})

test('two registrations of one address at once: one wins', async () => {
  const data = form()
  const answers = await Promise.all([registerWith(data), registerWith(data)])
  expect(answers.map(({ answer }) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

async function invite(orgId: string, email: string, orgRole: OrgRole, more = "now() + interval '7 days'") {
  const token = newToken()
  await asSystem(
    stack.db,
    `insert into identity.invitation (id, org_id, email, org_role, invited_by, invited_by_name, token_hash, expires_at)
     values ($1, $2, $3, $4, $5, 'Claire', $6, ${more})`,
    [newId(), orgId, email, orgRole, newId(), hashToken(token)],
  )
  return token
}

test('by invitation: into that organization, with that role, the address verified, once', async () => {
  const owner = await createPerson(stack.db)
  const data = form()
  const invitation = await invite(owner.orgId, data.email, 'developer')
  const { answer } = await registerWith({ ...data, invitation })
  expect([answer.status, answer.body]).toMatchObject([200, { orgRole: 'developer', emailVerified: true }])
  expect((await personOf(data.email))?.org_id).toBe(owner.orgId)
  const again = await registerWith({ ...form(), invitation })
  expect([again.answer.status, again.answer.body]).toMatchObject([
    400,
    { details: { fields: { invitation: expect.any(String) } } },
  ])
})

test('an invitation to another address, an expired and an invented one open nothing', async () => {
  const owner = await createPerson(stack.db)
  const data = form()
  const tokens = [
    await invite(owner.orgId, newEmail(), 'admin'),
    await invite(owner.orgId, data.email, 'admin', "now() - interval '1 second'"),
    newToken(),
  ]
  for (const invitation of tokens) expect((await registerWith({ ...data, invitation })).answer.status).toBe(400)
  expect(await personOf(data.email)).toBeUndefined()
})

test('an address of a claimed domain asks to join: no session, no rights', async () => {
  const owner = await createPerson(stack.db)
  const domain = `d${newId().slice(-12)}.test`
  await asSystem(stack.db, 'insert into identity.email_domain (domain, org_id, claimed_by) values ($1, $2, $3)', [
    domain,
    owner.orgId,
    owner.id,
  ])
  const data = form({ email: newEmail(domain) })
  const { answer, browser } = await registerWith(data)
  expect([answer.status, answer.body]).toEqual([
    200,
    { pendingApproval: true, message: expect.stringContaining('an owner') },
  ])
  expect(browser.cookies.has(sessionCookie)).toBe(false)
  expect(await personOf(data.email)).toMatchObject({ state: 'joining', org_id: owner.orgId, org_role: 'viewer' })
})

test.each([
  [{ email: newEmail('mailinator.com') }, 'throw-away address'],
  [{ country: 'KP' }, 'country under sanctions'],
])('%o is held for review: %s', async (more, reason) => {
  const data = form(more)
  const { answer, browser } = await registerWith(data)
  expect(answer.body).toMatchObject({ pendingApproval: true })
  expect(browser.cookies.has(sessionCookie)).toBe(false)
  expect(await personOf(data.email)).toMatchObject({ state: 'held', state_reason: reason, org_role: 'owner' })
})

test('without accepted terms, with a bad address or country nothing happens', async () => {
  for (const more of [{ acceptTerms: false }, { email: 'no address' }, { country: 'France' }, { name: ' ' }]) {
    expect((await registerWith(form(more))).answer.status).toBe(400)
  }
})
