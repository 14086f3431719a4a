/** Invitations and joining by domain, from the mail to the membership. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem, until } from '#platform/server/testing.ts'
import { browserOf, createPerson, type TestPerson } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

const ask = async (who: TestPerson | undefined, method: string, path: string, body?: unknown) =>
  (await browserOf(stack.url, who)).request(method, path, body === undefined ? {} : { body })

type Mail = { subject: string; text: string; html: string }
const mailsTo = async (email: string, count: number) =>
  until(`${count} mails to ${email}`, async () => {
    const mails = (await (await fetch(`${inject('services').mailUrl}/api/mails?to=${email}`)).json()) as Mail[]
    return mails.length >= count ? mails : undefined
  })
const tokensIn = (mails: Mail[]) => mails.map(({ text }) => /invitation=([\w-]+)/.exec(text)?.[1] ?? '')
const newAddress = () => `guest-${newId().slice(-8)}@example.test`

test('an invitation: mail, page, resend with a new link, withdrawal', async () => {
  const owner = await createPerson(stack.db, { name: 'Claire <b>', language: 'fr' })
  const email = newAddress()
  const invited = await ask(owner, 'POST', '/api/invitations', { email: email.toUpperCase(), orgRole: 'developer' })
  expect(invited.body).toMatchObject({ email, orgRole: 'developer', expired: false })
  const { id } = invited.body as { id: string }
  const [first = ''] = tokensIn(await mailsTo(email, 1))
  expect((await mailsTo(email, 1))[0]?.subject).toContain('vous invite à rejoindre')
  expect((await mailsTo(email, 1))[0]?.html).not.toContain('Claire <b>')
  expect((await ask(undefined, 'GET', `/api/invitations/by-token/${first}`)).body).toMatchObject({
    email,
    orgRole: 'developer',
    invitedByName: 'Claire <b>',
  })
  const stored = await asSystem(stack.db, 'select token_hash::text from identity.invitation where id = $1', [id])
  expect(JSON.stringify(stored)).not.toContain(first)

  await ask(owner, 'POST', `/api/invitations/${id}/resend`, { language: 'en' })
  const second = tokensIn(await mailsTo(email, 2)).find((token) => token !== first) ?? ''
  expect((await ask(undefined, 'GET', `/api/invitations/by-token/${first}`)).status).toBe(404)
  expect((await ask(undefined, 'GET', `/api/invitations/by-token/${second}`)).status).toBe(200)
  expect((await ask(owner, 'GET', '/api/invitations')).body).toMatchObject({ invitations: [{ id }], next: null })

  expect((await ask(owner, 'DELETE', `/api/invitations/${id}`, {})).status).toBe(200)
  expect((await ask(undefined, 'GET', `/api/invitations/by-token/${second}`)).status).toBe(404)
  expect((await ask(owner, 'DELETE', `/api/invitations/${id}`, {})).status).toBe(404)
})

test('an invitation expires after 7 days; inviting again replaces it', async () => {
  const owner = await createPerson(stack.db)
  const email = newAddress()
  const { id, expiresAt } = (await ask(owner, 'POST', '/api/invitations', { email, orgRole: 'viewer' })).body as {
    id: string
    expiresAt: string
  }
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(7)
  await asSystem(stack.db, `update identity.invitation set expires_at = now() - interval '1 second' where id = $1`, [
    id,
  ])
  const [token = ''] = tokensIn(await mailsTo(email, 1))
  expect((await ask(undefined, 'GET', `/api/invitations/by-token/${token}`)).status).toBe(404)
  const again = await ask(owner, 'POST', '/api/invitations', { email, orgRole: 'billing' })
  expect(again.body).toMatchObject({ id, orgRole: 'billing', expired: false })
})

test('somebody registers with the invitation, once', async () => {
  const owner = await createPerson(stack.db)
  const email = newAddress()
  await ask(owner, 'POST', '/api/invitations', { email, orgRole: 'developer' })
  const [invitation = ''] = tokensIn(await mailsTo(email, 1))
  const registration = {
    name: 'Marta Nowak',
    email,
    password: 'violet tugboats hum at dawn',
    companyName: 'Ignored',
    country: 'FR',
    language: 'en',
    acceptTerms: true,
    invitation,
  }
  const registered = await ask(undefined, 'POST', '/api/register', registration)
  expect([registered.status, registered.body]).toMatchObject([200, { orgRole: 'developer', emailVerified: true }])
  expect((await ask(undefined, 'GET', `/api/invitations/by-token/${invitation}`)).status).toBe(404)
  const list = await ask(owner, 'GET', '/api/members?search=nowak')
  expect(list.body).toMatchObject({ total: 2, members: [{ name: 'Marta Nowak', orgRole: 'developer' }] })
})

test('an admin invites no owner and does not touch the invitation of one; members are not invited', async () => {
  const owner = await createPerson(stack.db)
  const admin = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'admin' })
  const email = newAddress()
  expect((await ask(admin, 'POST', '/api/invitations', { email, orgRole: 'owner' })).status).toBe(403)
  const { id } = (await ask(owner, 'POST', '/api/invitations', { email, orgRole: 'owner' })).body as { id: string }
  expect((await ask(admin, 'DELETE', `/api/invitations/${id}`, {})).status).toBe(403)
  expect((await ask(admin, 'POST', '/api/invitations', { email, orgRole: 'viewer' })).status).toBe(403)
  const again = await ask(owner, 'POST', '/api/invitations', { email: admin.email, orgRole: 'viewer' })
  expect([again.status, again.body]).toMatchObject([409, { code: 'already_member' }])
})

const domainOf = async (person: TestPerson) => {
  const domain = `${newId()}.example`
  await asSystem(stack.db, 'update identity.person set email = $2 where id = $1', [person.id, `me@${domain}`])
  return domain
}

test('a domain: public providers, foreign and taken ones are refused; released, it is free again', async () => {
  const owner = await createPerson(stack.db)
  const claim = (who: TestPerson, domain: string) => ask(who, 'POST', '/api/domains', { domain })
  expect((await claim(owner, 'gmail.com')).body).toMatchObject({ message: expect.stringContaining('Anybody') })
  expect((await claim(owner, 'not-mine.example')).status).toBe(403)
  const domain = await domainOf(owner)
  expect((await claim(owner, domain.toUpperCase())).body).toMatchObject({ domain })
  const rival = await createPerson(stack.db)
  await asSystem(stack.db, 'update identity.person set email = $2 where id = $1', [rival.id, `you@${domain}`])
  expect((await claim(rival, domain)).body).toMatchObject({ code: 'domain_taken' })
  expect((await ask(owner, 'GET', '/api/domains')).body).toMatchObject({ domains: [{ domain }] })
  expect((await ask(owner, 'DELETE', `/api/domains/${domain}`, {})).status).toBe(200)
  expect((await claim(rival, domain)).status).toBe(200)
  await asSystem(stack.db, 'update identity.person set email_verified = false where id = $1', [owner.id])
  expect((await claim(owner, domain)).status).toBe(403)
})

async function joining(orgId: string, verified = true) {
  const person = await createPerson(stack.db, { orgId, orgRole: 'viewer', name: 'Ana' })
  await asSystem(stack.db, `update identity.person set state = 'joining', email_verified = $2 where id = $1`, [
    person.id,
    verified,
  ])
  return person
}

test('a request to join is decided once, told by mail, and needs a confirmed address', async () => {
  const admin = await createPerson(stack.db, { orgRole: 'admin' })
  const person = await joining(admin.orgId, false)
  const decide = (id: string, body: unknown) => ask(admin, 'POST', `/api/join-requests/${id}`, body)
  expect((await ask(admin, 'GET', '/api/join-requests')).body).toMatchObject({
    requests: [{ id: person.id, emailVerified: false }],
  })
  expect((await ask(admin, 'GET', '/api/members')).body).toMatchObject({ total: 1 })
  expect((await decide(person.id, { decision: 'approve' })).body).toMatchObject({ code: 'not_possible' })
  await asSystem(stack.db, 'update identity.person set email_verified = true where id = $1', [person.id])
  expect((await decide(person.id, { decision: 'approve', orgRole: 'owner' })).status).toBe(403)
  expect((await decide(person.id, { decision: 'approve', orgRole: 'developer' })).status).toBe(200)
  expect((await mailsTo(person.email, 1))[0]?.subject).toContain('Welcome to')
  expect((await ask(person, 'GET', '/api/user')).body).toMatchObject({ orgRole: 'developer' })
  expect((await decide(person.id, { decision: 'refuse', reason: 'Too late' })).status).toBe(404)

  const other = await joining(admin.orgId)
  expect((await decide(other.id, { decision: 'refuse' })).status).toBe(400)
  expect((await decide(other.id, { decision: 'refuse', reason: 'Not one of us' })).status).toBe(200)
  expect((await mailsTo(other.email, 1))[0]?.text).toContain('Not one of us')
  expect((await ask(other, 'GET', '/api/user')).status).toBe(401)
})

test('lists are read page by page', async () => {
  const owner = await createPerson(stack.db)
  for (let i = 0; i < 4; i++) await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'viewer' })
  const seen: string[] = []
  let after = ''
  do {
    const { body } = await ask(owner, 'GET', `/api/members?limit=2${after && `&after=${after}`}`)
    const page = body as { members: { id: string }[]; next: string | null }
    seen.push(...page.members.map(({ id }) => id))
    after = page.next ?? ''
  } while (after)
  expect([seen.length, new Set(seen).size]).toEqual([5, 5])
  expect((await ask(owner, 'GET', '/api/members?search=%25')).body).toMatchObject({ members: [] })
})
