/** What can go wrong with a request, said once for both sides: a sentence for the person, a stable code for programs. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(status: number, code: string, message: string, details?: Readonly<Record<string, unknown>>) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.details = details
  }
}

export const invalid = (message: string, details?: Record<string, unknown>) =>
  new Problem(400, 'invalid_request', message, details)
export const signedOut = () => new Problem(401, 'signed_out', 'You are not signed in.')
export const forbidden = (message = 'You are not allowed to do this.', code = 'forbidden') =>
  new Problem(403, code, message)
/** Another tenant's object and an absent one are told apart nowhere. */
export const notFound = (what = 'This') => new Problem(404, 'not_found', `${what} was not found.`)
export const conflict = (message: string, code = 'conflict') => new Problem(409, code, message)
export const unavailable = (message = 'Quai is busy. Please try again in a moment.') =>
  new Problem(503, 'unavailable', message)
