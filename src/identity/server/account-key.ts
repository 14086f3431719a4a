/** What attempts against one account are counted by: the address itself stays out of Redis. */
import { createHash } from 'node:crypto'

export const accountKey = (act: 'login' | 'register' | 'mail', email: string) =>
  `${act}:${createHash('sha256').update(email).digest('base64url')}`
