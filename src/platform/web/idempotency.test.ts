import { expect, test } from 'vitest'
import { createIntents } from './idempotency.ts'

test('the same input keeps its key until it succeeds, whatever the order of its fields', () => {
  const intents = createIntents()
  const key = intents.keyFor({ body: { name: 'Belle', berth: 4 } })
  expect(intents.keyFor({ body: { berth: 4, name: 'Belle' } })).toBe(key)
  intents.succeeded(key)
  expect(intents.keyFor({ body: { name: 'Belle', berth: 4 } })).not.toBe(key)
})

test('another input is another intent, and leaves the first its key', () => {
  const intents = createIntents()
  const first = intents.keyFor({ body: { name: 'Belle' } })
  const second = intents.keyFor({ body: { name: 'Rive' } })
  expect(second).not.toBe(first)
  intents.succeeded(second)
  expect(intents.keyFor({ body: { name: 'Belle' } })).toBe(first)
})

test('no input at all is an intent too', () => {
  const intents = createIntents()
  expect(intents.keyFor(undefined)).toBe(intents.keyFor(undefined))
})
