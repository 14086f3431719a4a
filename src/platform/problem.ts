/** What can go wrong with a request, said once for both sides: a sentence for the person, a stable code for programs. */
import { say, type Text } from './text.ts'

export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly text: Text
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(status: number, code: string, text: Text, details?: Readonly<Record<string, unknown>>) {
    super(text.en)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.text = text
    this.details = details
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
export const unavailable = () =>
  new Problem(
    503,
    'unavailable',
    say('Quai is busy. Please try again in a moment.', 'Quai est occupé. Veuillez réessayer dans un instant.'),
  )
