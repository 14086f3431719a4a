/** Playwright's test with Quai's own rules: whatever the console calls an error fails the story. */
import { createHash } from 'node:crypto'
import { test as base, expect } from '@playwright/test'

/** An address of its own for each test, which the stack believes as it would a proxy: see dev/stack.ts. */
const addressOf = (testId: string) => {
  const bytes = createHash('sha256').update(testId).digest()
  return `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`
}

export const test = base.extend<{ quietConsole: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
  quietConsole: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message))
      context.on('console', (message) => {
        // an answer such as 401 or 404 is part of a story; the browser reports it as an error all the same
        const isAnswer = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isAnswer) errors.push(message.text())
      })
      await use(undefined)
      expect(errors, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
