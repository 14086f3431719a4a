/** Codes of an authenticator app: six digits, a new one every 30 seconds; one step of difference between clocks is fine. */
import { generateSecret, generateURI, verifySync } from 'otplib'

const seconds = 30

/** What the secret is sealed for. It goes with the person, also into another organization. */
export const totpContext = (personId: string) => `${personId}|totp`

export const newTotpSecret = () => generateSecret()

/** For the QR code. */
export const totpUriOf = (email: string, secret: string) => generateURI({ issuer: 'Quai', label: email, secret })

/** The time step that this code belongs to, if it is one of the three that count now. */
export function totpStepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1_000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: seconds })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
