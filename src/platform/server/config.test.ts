import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const good = {
  DATABASE_URL: 'postgres://quai_app@localhost/quai',
  DATABASE_JOBS_URL: 'postgres://quai_jobs@localhost/quai',
  REDIS_URL: 'redis://localhost',
  SMTP_URL: 'smtp://localhost:25',
  PUBLIC_URL: 'https://quai.example/',
  SECRET_KEY: Buffer.alloc(32).toString('base64'),
}

test('settings have defaults, and the public address is reduced to its origin', () => {
  expect(readConfig(good)).toMatchObject({ QUAI_ENV: 'production', PORT: 4000, PUBLIC_URL: 'https://quai.example' })
})

test('every mistake is named, all at once', () => {
  const { REDIS_URL, ...rest } = good
  expect(() => readConfig({ ...rest, SECRET_KEY: 'short', PUBLIC_URL: 'quai.example', PORT: '99999' })).toThrow(
    /PUBLIC_URL must be an address[\s\S]*SECRET_KEY must be at least 32 bytes/,
  )
  expect(() => readConfig(rest)).toThrow('REDIS_URL is missing')
})
