/**
 * Keeps secrets that the database must hold and must not know. Whoever copies the tables gets nothing without the key;
 * the context is authenticated, so that a sealed value moved to another row does not open.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export type Kms = {
  readonly seal: (plain: string, context: string) => Promise<Buffer>
  /** Throws when the value was changed, or sealed for another context or by another key. */
  readonly open: (sealed: Buffer, context: string) => Promise<string>
  /** For short secrets that are only ever compared: without the key, trying all of them finds none. */
  readonly fingerprint: (secret: string, context: string) => Promise<Buffer>
}

/** The first byte of a sealed value says how it was sealed, so that another way (a key service) can take over row by row. */
const localKey = 1
const nonceLength = 12
const tagLength = 16

/** With keys derived from the key of the settings: AES-256-GCM and HMAC-SHA-256. */
export function createLocalKms(secretKey: Buffer): Kms {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, 'quai kms 1', use, 32))
  const [sealing, printing] = [derive('seal'), derive('fingerprint')]
  return {
    seal: async (plain, context) => {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce, { authTagLength: tagLength })
      cipher.setAAD(Buffer.from(context))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(localKey), nonce, cipher.getAuthTag(), text])
    },
    open: async (sealed, context) => {
      if (sealed[0] !== localKey) throw new Error('This value was not sealed by the key of the settings.')
      const tagAt = 1 + nonceLength
      const nonce = sealed.subarray(1, tagAt)
      const decipher = createDecipheriv('aes-256-gcm', sealing, nonce, { authTagLength: tagLength })
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(sealed.subarray(tagAt, tagAt + tagLength))
      return Buffer.concat([decipher.update(sealed.subarray(tagAt + tagLength)), decipher.final()]).toString('utf8')
    },
    fingerprint: async (secret, context) => createHmac('sha256', printing).update(`${context}\n${secret}`).digest(),
  }
}
