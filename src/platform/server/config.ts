/** Settings, read from the environment once at start. Each mistake is named, all of them at once. */
import { z } from 'zod'

const Url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

const Settings = z.object({
  QUAI_ENV: z.enum(['development', 'production']).default('production'),
  DATABASE_URL: Url('postgres:', 'postgresql:'),
  DATABASE_JOBS_URL: Url('postgres:', 'postgresql:'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  REDIS_URL: Url('redis:', 'rediss:'),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.-]+$/, 'may hold letters, digits, dot, dash and underscore')
    .default('quai'),
  SMTP_URL: Url('smtp:', 'smtps:'),
  MAIL_FROM: z.string().min(3).default('Quai <no-reply@quai.example>'),
  PUBLIC_URL: Url('http:', 'https:').transform((text) => new URL(text).origin),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(5),
  SECRET_KEY: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length >= 32, 'must be at least 32 bytes in base64'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: Url('http:', 'https:').optional(),
  EXCHANGE_RATES_PRIMARY_URL: Url('http:', 'https:').default('https://open.er-api.com/v6/latest/EUR'),
  EXCHANGE_RATES_BACKUP_URL: Url('http:', 'https:').default('https://api.frankfurter.dev/v1/latest?base=EUR'),
  WEB_BUILD: z.string().default('build/web'),
  SHUTDOWN_GRACE_MS: z.coerce.number().int().min(0).max(60_000).default(5_000),
})

export type Config = Readonly<z.infer<typeof Settings>>

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const result = Settings.safeParse(environment)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return environment[name] === undefined ? `  ${name} is missing` : `  ${name} ${issue.message}`
  })
  throw new Error(`Quai cannot start, its settings need a look:\n${lines.join('\n')}`)
}
