/** A request that failed: what the server's Problem says in the person's language, or that there was no answer. */
import { t } from '@lingui/core/macro'
import { type ErrorWord, errorText, type FailedResponse, fieldsIn } from './error-text.ts'

export class SendError extends Error {
  readonly status: number
  readonly code: string
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(status: number, code: string, message: string, details?: Readonly<Record<string, unknown>>) {
    super(message)
    this.name = 'SendError'
    this.status = status
    this.code = code
    this.details = details
  }
}

export function failure(response: FailedResponse, word?: ErrorWord): SendError {
  const { code, details } = fieldsIn(response.text)
  return new SendError(
    response.status,
    typeof code === 'string' ? code : `http_${response.status}`,
    errorText(response, word),
    typeof details === 'object' && details !== null ? { ...details } : undefined,
  )
}

/** No answer at all: status 0. The browser's own "Failed to fetch" helps nobody. */
export const unreachable = () =>
  new SendError(0, 'unreachable', t`Quai cannot be reached. Check your connection and try again.`)
