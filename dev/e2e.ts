/** `npm run e2e`: the customer stories in a real browser against two replicas. Arguments go to Playwright. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './app.ts'
import { findBinary } from './binaries.ts'
import { buildForStack, startStack } from './stack.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const chromium = findBinary('chromium')
const stack = await startStack(buildForStack())
const [first, second] = stack.urls
console.log(`Two api replicas on ${first} and ${second}, two workers`)
const playwright = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, BASE_URL: first, OTHER_URL: second, MAIL_URL: stack.mailUrl, CHROMIUM: chromium },
})
const { isStopping } = stopOnSignal(() => {
  playwright.kill('SIGTERM')
  return Promise.all([once(playwright, 'exit'), stack.stop()])
})
const [code] = (await once(playwright, 'exit')) as [number | null]
if (!isStopping()) {
  if (code !== 0) console.log(`\nThe last lines of the servers:\n${stack.log()}`)
  await stack.stop()
  process.exit(code ?? 1)
}
