/** Prints `N passed, N failed` from the reports of vitest and Playwright; a report that is missing counts as a failure. */
import { readFileSync } from 'node:fs'

type Counts = { readonly passed: number; readonly failed: number }
type Vitest = { numPassedTests: number; numFailedTests: number; success: boolean }
type Playwright = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }

export function countsOf(report: Vitest | Playwright): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats
    if (flaky) console.log(`${flaky} browser stories passed only at the second try`)
    return { passed: expected + flaky, failed: unexpected + report.errors.length }
  }
  // a file that does not even load has no failed test in it, but it is no success either
  const unseen = report.success || report.numFailedTests > 0 ? 0 : 1
  return { passed: report.numPassedTests, failed: report.numFailedTests + unseen }
}

function read(file: string): Counts {
  try {
    return countsOf(JSON.parse(readFileSync(file, 'utf8')) as Vitest | Playwright)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

if (import.meta.main) {
  const all = process.argv.slice(2).map(read)
  const passed = all.reduce((sum, counts) => sum + counts.passed, 0)
  const failed = all.reduce((sum, counts) => sum + counts.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
