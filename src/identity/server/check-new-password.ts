/** Refuses a guessable password where the form shows it: under the field. */
import { Problem } from '#platform/problem.ts'
import type { Text } from '#platform/text.ts'
import { loadPasswordJudge } from '../password-rules.ts'

export async function checkNewPassword(password: string, personalWords: readonly string[]): Promise<void> {
  const { refusal } = (await loadPasswordJudge())(password, personalWords)
  if (refusal) throw weak(refusal)
}

const weak = (reason: Text) => new Problem(400, 'weak_password', reason, { fields: { password: reason } })
