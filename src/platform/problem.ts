/** What can go wrong with a request, said once for both sides: a sentence for the person, a stable code for programs. */
import { say, type Text } from './text.ts'

export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly text: Text
  readonly details: Readonly<Record<string, unknown>> | undefined
  /** what the use case wrote before it refused is kept (a failed sign-in is counted and logged) */
  readonly keep: boolean

  constructor(status: number, code: string, text: Text, details?: Readonly<Record<string, unknown>>, keep = false) {
    super(text.en)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.text = text
    this.details = details
    this.keep = keep
  }
}

const checkFields = say('Please check what you entered.', 'Veuillez vérifier votre saisie.')

export const invalid = (text: Text = checkFields, details?: Record<string, unknown>) =>
  new Problem(400, 'invalid_request', text, details)
export const signedOut = () =>
  new Problem(401, 'signed_out', say('You are not signed in.', 'Vous n’êtes pas connecté.'))
export const forbidden = (
  text: Text = say('You are not allowed to do this.', 'Vous n’avez pas le droit de faire cela.'),
  code = 'forbidden',
) => new Problem(403, code, text)
/** Another tenant's object and an absent one are told apart nowhere. */
export const notFound = (text: Text = say('This was not found.', 'Introuvable.')) => new Problem(404, 'not_found', text)
export const conflict = (text: Text, code = 'conflict') => new Problem(409, code, text)
/** The person is signed in, but too long ago for this: the web asks for the password, a code or a passkey and tries again. */
export const confirmationNeeded = () =>
  new Problem(
    403,
    'confirmation_needed',
    say('Please confirm that it is you.', 'Veuillez confirmer que c’est bien vous.'),
  )
/** The same refusal, but what was written before it stays. */
export const kept = ({ status, code, text, details }: Problem) => new Problem(status, code, text, details, true)
export const unavailable = () =>
  new Problem(
    503,
    'unavailable',
    say('Quai is busy. Please try again in a moment.', 'Quai est occupé. Veuillez réessayer dans un instant.'),
  )
