/** A request that failed, in the words of a Problem, so that screens treat the server's reasons and the network's alike. */
import { t } from '@lingui/core/macro'
import { Problem } from '../problem.ts'
import { type ErrorWord, errorText, type FailedResponse, fieldsIn } from './error-text.ts'

export class SendError extends Problem {
  override readonly name = 'SendError'
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
