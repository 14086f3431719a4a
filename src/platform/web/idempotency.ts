/**
 * One key for each intent. Sending the same input again before it succeeded (a double click, a retry after a lost
 * answer) is the same intent and gets the same key, so the server does it once; after success the next is a new one.
 */
import { hashKey } from '@tanstack/react-query'
import { newId } from '../ids.ts'

type Intents = { readonly keyFor: (input: unknown) => string; readonly succeeded: (key: string) => void }

export function createIntents(): Intents {
  const keys = new Map<string, string>()
  return {
    keyFor(input) {
      const intent = hashKey([input])
      const key = keys.get(intent) ?? newId()
      keys.set(intent, key)
      return key
    },
    succeeded(key) {
      for (const [intent, kept] of keys) if (kept === key) keys.delete(intent)
    },
  }
}
