import { expect, test } from 'vitest'
import { whyHeld } from './registration-review.ts'

test.each([
  ['claire@atelier-lumiere.example', 'FR', undefined],
  ['claire@mailinator.com', 'FR', 'throw-away address'],
  ['claire@some.box.mailinator.com', 'FR', 'throw-away address'],
  ['claire@notmailinator.com', 'FR', undefined],
  ['mailinator.com@example.test', 'FR', undefined],
  ['claire@example.test', 'KP', 'country under sanctions'],
])('%s in %s: %s', (email, country, reason) => expect(whyHeld({ email, country })).toBe(reason))
