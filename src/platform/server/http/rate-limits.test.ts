import { afterEach, expect, inject, test } from 'vitest'
import { createLogger } from '../log.ts'
import { createRateLimiter, type RateLimiter, rateLimits } from './rate-limits.ts'

const limiters: RateLimiter[] = []
afterEach(() => {
  for (const each of limiters.splice(0)) each.close()
})

function limiter(redisUrl: string, prefix: string): RateLimiter {
  const made = createRateLimiter(redisUrl, prefix, createLogger('silent', 'test'))
  limiters.push(made)
  return made
}
const refused = (spending: Promise<void>) =>
  spending.then(
    () => false,
    (error) => error.status === 429,
  )
const soon = () => new Promise((resolve) => setTimeout(resolve, 100))

test('two replicas share the count of a costly class', async () => {
  const prefix = `test-${Math.random()}`
  const [one, two] = [limiter(inject('services').redisUrl, prefix), limiter(inject('services').redisUrl, prefix)]
  await soon()
  for (let asked = 0; asked < rateLimits.form.most; asked++) await (asked % 2 ? one : two).spend('form', 'somebody')
  expect(await refused(one.spend('form', 'somebody'))).toBe(true)
  expect(await refused(two.spend('form', 'somebody'))).toBe(true)
  expect(await refused(two.spend('form', 'somebody else'))).toBe(false)
})

test('without Redis the limit still holds, counted by each process', async () => {
  const alone = limiter('redis://127.0.0.1:1', 'test')
  for (let asked = 0; asked < rateLimits.form.most; asked++) await alone.spend('form', 'somebody')
  expect(await refused(alone.spend('form', 'somebody'))).toBe(true)
})
