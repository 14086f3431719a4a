/** An unexpected console.error fails the test that caused it: React's warnings and lost rejections do not scroll by. */
import { afterAll, afterEach } from 'vitest'

const said: string[] = []

console.error = (...words: unknown[]) => {
  said.push(words.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word))).join(' '))
}

function failWhenSaid(): void {
  const messages = said.splice(0)
  if (messages.length > 0) {
    throw new Error(
      `console.error was called. When the test expects it, let it say so: vi.spyOn(console, 'error').\n${messages.join('\n')}`,
    )
  }
}

afterEach(failWhenSaid)
afterAll(failWhenSaid)
