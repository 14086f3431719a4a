import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { newTotpSecret, totpStepOf, totpUriOf } from './totp.ts'

const now = new Date('2026-11-15T08:00:10Z')
const step = Math.floor(now.getTime() / 30_000)
const codeAt = (secret: string, seconds: number) => generateSync({ secret, epoch: now.getTime() / 1_000 + seconds })

test('a code counts in its own step, one before and one after, and names its step', () => {
  const secret = newTotpSecret()
  const steps = [-60, -30, 0, 30, 60].map((seconds) => totpStepOf(secret, codeAt(secret, seconds), now))
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test('the codes are those of RFC 6238 (appendix B, SHA-1, last six digits)', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(totpStepOf(secret, '287082', new Date(59_000))).toBe(1)
  expect(totpStepOf(secret, '081804', new Date(1_111_111_109_000))).toBe(37_037_036)
  expect(totpStepOf(secret, '353130', new Date(20_000_000_000_000))).toBe(666_666_666)
})

test.each(['', '12345', '1234567', '12345a', '１２３４５６', '-12345', '1e5000'])('%j is no code', (code) => {
  expect(totpStepOf(newTotpSecret(), code, now)).toBeUndefined()
})

test('the address for the QR code names Quai and the person', () => {
  expect(totpUriOf('claire+a@x.example', 'JBSWY3DPEHPK3PXP')).toBe(
    'otpauth://totp/Quai:claire%2Ba%40x.example?secret=JBSWY3DPEHPK3PXP&issuer=Quai',
  )
})
