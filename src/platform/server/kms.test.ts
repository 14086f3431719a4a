import { describe, expect, test } from 'vitest'
import { createLocalKms } from './kms.ts'

const kms = createLocalKms(Buffer.alloc(32, 1))

describe('a sealed value', () => {
  test('opens with its context and key, and with no other', async () => {
    const sealed = await kms.seal('héron cendré', 'org|person|totp')
    expect(await kms.open(sealed, 'org|person|totp')).toBe('héron cendré')
    await expect(kms.open(sealed, 'org|other|totp')).rejects.toThrow()
    await expect(createLocalKms(Buffer.alloc(32, 2)).open(sealed, 'org|person|totp')).rejects.toThrow()
  })

  test('does not hold the plain text, and is never the same twice', async () => {
    const [one, two] = [await kms.seal('JBSWY3DPEHPK3PXP', 'c'), await kms.seal('JBSWY3DPEHPK3PXP', 'c')]
    expect(one.includes('JBSWY3DPEHPK3PXP')).toBe(false)
    expect(one.equals(two)).toBe(false)
  })

  test('refuses to open after a change of any byte, and when it is cut short', async () => {
    const sealed = await kms.seal('secret', 'c')
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(kms.open(changed, 'c')).rejects.toThrow()
    }
    for (const length of [0, 1, 12, 20, sealed.length - 1]) {
      await expect(kms.open(sealed.subarray(0, length), 'c')).rejects.toThrow()
    }
  })
})

test('a fingerprint depends on the secret, the context and the key', async () => {
  const print = async (secret: string, context: string, key = 1) =>
    (await createLocalKms(Buffer.alloc(32, key)).fingerprint(secret, context)).toString('hex')
  expect(await print('a', 'c')).toBe(await print('a', 'c'))
  const different = [await print('a', 'c'), await print('b', 'c'), await print('a', 'd'), await print('a', 'c', 2)]
  expect(new Set(different).size).toBe(4)
})
