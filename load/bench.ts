/**
 * `npm run bench`: Quai beside bare Fastify and bare PostgreSQL, in one run on one machine, so that the ratios hold where
 * absolute figures do not. Options: --rounds 3 --seconds 5 --warm-up 1, or --short (about 20 s in all).
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { stopOnSignal } from '../dev/stop-on-signal.ts'
import { type Case, casesOf, checkAnswers } from './cases.ts'
import { connections, loader } from './http-load.ts'
import type { Measurement } from './measurement.ts'
import { tableOf, verdictOf } from './report.ts'
import { cookieName, sessionCount, tokenOf } from './sessions.ts'
import { prepareSystem, type System } from './system.ts'

type Plan = { readonly rounds: number; readonly seconds: number; readonly warmUp: number }

const enoughToCompile = 3_000

function readPlan(): Plan {
  const text = { type: 'string' } as const
  const options = { rounds: text, seconds: text, 'warm-up': text, short: { type: 'boolean' } } as const
  const { values } = parseArgs({ options })
  const usual = values.short ? { rounds: 1, seconds: 1, warmUp: 1 } : { rounds: 3, seconds: 5, warmUp: 1 }
  const whole = (given: string | undefined, otherwise: number) => {
    const number = given === undefined ? otherwise : Number(given)
    if (!Number.isInteger(number) || number < 1 || number > 600) throw new Error(`${given} is not 1 to 600`)
    return number
  }
  return {
    rounds: whole(values.rounds, usual.rounds),
    seconds: whole(values.seconds, usual.seconds),
    warmUp: whole(values['warm-up'], usual.warmUp),
  }
}

/** On a busy machine a second may not be enough for the code to be compiled. */
async function warm(each: Case, seconds: number): Promise<void> {
  let answered = 0
  for (let attempt = 0; attempt < 5 && answered < enoughToCompile; attempt++) {
    answered += (await each.measure(seconds)).requests
  }
}

/** Interleaved: whatever else the machine does meanwhile falls on every case alike. */
async function runRounds(
  cases: readonly Case[],
  { rounds, seconds, warmUp }: Plan,
): Promise<Map<string, Measurement[]>> {
  const results = new Map<string, Measurement[]>(cases.map(({ name }) => [name, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const each of cases) {
      if (each.warmUp) await warm(each, warmUp)
      const measurement = await each.measure(seconds)
      results.get(each.name)?.push(measurement)
      console.error(`round ${round}/${rounds}  ${each.name}: ${Math.round(measurement.perSecond)}/s`)
    }
  }
  return results
}

function conditionsOf({ versions }: System, { rounds, seconds, warmUp }: Plan): string {
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
  return [
    `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${versions}; load average before ${load}`,
    `${rounds} interleaved rounds x ${seconds} s after ${warmUp} s of warm-up; ${loader}, ${connections} connections,`,
    `${sessionCount} sessions; pgbench -c10 -j1 prepared; everything on loopback and on the same cores`,
  ].join('\n')
}

const plan = readPlan()
const { start, stop } = prepareSystem()
const ending = stopOnSignal(stop)
try {
  const system = await start()
  await checkAnswers(system, `${cookieName}=${tokenOf(17)}`)
  const conditions = conditionsOf(system, plan)
  const cases = casesOf(system)
  const results = await runRounds(cases, plan)
  const twins = new Map(cases.flatMap(({ name, twin }) => (twin ? [[name, twin]] : [])))
  console.log(`\n${conditions}\n\n${tableOf(results, twins)}\n\n${verdictOf(results)}`)
  await ending.stop(0)
} catch (error) {
  if (!ending.isStopping()) {
    console.error((error as Error).message)
    await ending.stop(1)
  }
}
