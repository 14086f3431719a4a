/** A new password is judged here before it travels, by the same rules as on the server. */
import type { Text } from '#platform/text.ts'
import { loadPasswordJudge } from '../password-rules.ts'

export async function refusalOf(password: string, words: readonly string[]): Promise<Text | undefined> {
  // When the estimate cannot be loaded, the server decides alone.
  const judge = await loadPasswordJudge().catch(() => undefined)
  return judge?.(password, words).refusal
}
