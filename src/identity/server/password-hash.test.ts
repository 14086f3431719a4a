import { expect, test } from 'vitest'
import { hashesDone, hashPassword, isPassword, mostAtOnce } from './password-hash.ts'

test('a hash is in PHC form with the cost of OWASP, and salted', async () => {
  const [first, second] = [await hashPassword('a long password'), await hashPassword('a long password')]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(first).not.toBe(second)
})

test('the right password is right, any other is not, and nobody has one', async () => {
  const stored = await hashPassword('lumière du port ancien')
  expect(await isPassword('lumière du port ancien', stored)).toBe(true)
  expect(await isPassword('lumie\u0300re du port ancien', stored)).toBe(true)
  expect(await isPassword('Lumière du port ancien', stored)).toBe(false)
  expect(await isPassword('', stored)).toBe(false)
  expect(await isPassword('anything', null)).toBe(false)
  expect(await isPassword('anything', undefined)).toBe(false)
})

test('a stored text that is no hash is an error, never a match', async () => {
  await expect(isPassword('plain', 'plain')).rejects.toThrow('not in the form')
})

test('few run at once, twenty wait, and the rest is told to come again', async () => {
  const before = hashesDone()
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => isPassword('x', null)))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(30 - 20 - mostAtOnce)
  expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'unavailable' } })
  expect(hashesDone() - before).toBe(20 + mostAtOnce)
  expect(await isPassword('x', null)).toBe(false)
})
