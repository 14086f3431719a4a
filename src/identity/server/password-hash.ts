/**
 * argon2id, behind a queue: each hash takes a core for a tenth of a second, so few run at once, twenty wait,
 * and whoever comes then is told to come again. A flood of sign-ins cannot stop the rest of the api.
 */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { unavailable } from '#platform/problem.ts'

/** One core stays free for everybody else. */
export const mostAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1))
const mostWaiting = 20
/** OWASP: 19 MiB, two passes, one lane */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const [saltLength, tagLength] = [16, 32]

/** The password of nobody: an unknown address costs the same work as a known one. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

let running = 0
let done = 0
const waiting: (() => void)[] = []

/** How many hashes this process has computed. */
export const hashesDone = () => done

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  const tag = await compute(password, salt, { ...cost, tagLength })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

/** `stored` is null for somebody who has no password or does not exist: never right, after the same time. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const { salt, tag, memory, passes, parallelism } = parse(stored ?? nobody)
  const given = await compute(password, salt, { memory, passes, parallelism, tagLength: tag.length })
  return timingSafeEqual(given, tag) && stored != null
}

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism' | 'tagLength'>

async function compute(password: string, nonce: Buffer, parameters: Cost): Promise<Buffer> {
  await takeTurn()
  try {
    // What looks the same is the same, however the keyboard composed it.
    const message = password.normalize('NFKC')
    return await new Promise<Buffer>((resolve, reject) =>
      argon2('argon2id', { ...parameters, message, nonce }, (error, tag) => (error ? reject(error) : resolve(tag))),
    )
  } finally {
    done += 1
    passTurn()
  }
}

/** Asked before anything else is done for a request that needs a hash. */
export function hashRoom(): void {
  if (running >= mostAtOnce && waiting.length >= mostWaiting) throw unavailable()
}

async function takeTurn(): Promise<void> {
  if (running < mostAtOnce) {
    running += 1
    return
  }
  hashRoom()
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** The turn goes to whoever waits longest, without being free in between. */
function passTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function parse(stored: string) {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(stored) ?? []
  if (!tag) throw new Error('A stored password is not in the form of argon2id')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
