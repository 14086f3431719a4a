/** What a session leaves in the browser's own storage, and its removal at logout. */
import { forgetTarget } from './redirect-target.ts'

const dismissedKey = 'quai.verification-dismissed'
const signedInKey = 'quai.signed-in'

/** Specification, section 4: "After dismissal it does not reappear in that session." */
export const isVerificationDismissed = (userId: string): boolean => sessionStorage.getItem(dismissedKey) === userId
export const dismissVerification = (userId: string): void => sessionStorage.setItem(dismissedKey, userId)

/**
 * A guess for the first moments of a page, no proof: asking who is signed in takes two seconds when nobody is (401 is
 * tried three times), and a visitor should not have to wait for the way in.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(signedInKey) !== null
  } catch {
    return false // a browser that keeps nothing
  }
}
export function noteSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(signedInKey, '1')
    else localStorage.removeItem(signedInKey)
  } catch {
    // The next page guesses worse, no more.
  }
}

export function clearTraces(): void {
  forgetTarget()
  sessionStorage.removeItem(dismissedKey)
  noteSignedIn(false)
}
