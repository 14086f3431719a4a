/** vitest's global set-up for the project `services`: everything real, in a temporary folder, on free ports. */
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import type { RolePasswords } from '../db/roles.ts'
import { prepareDatabase } from './database.ts'
import { type Services, startServices } from './services.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type TestServices = {
  readonly postgresAdminUrl: string
  /** Migrated once; `create database x template …` gives each test file its own copy in some 50 ms. */
  readonly templateDatabase: string
  readonly passwords: RolePasswords
  readonly redisUrl: string
  readonly smtpUrl: string
  readonly mailUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    services: TestServices
  }
}

let services: Services | undefined
let folder = ''

export async function setup(project: TestProject): Promise<void> {
  folder = temporaryFolder('quai-test-')
  services = await startServices({ folder, durable: false })
  const passwords = { owner: 'owner', app: 'app', jobs: 'jobs' }
  const templateDatabase = 'quai_template'
  await prepareDatabase(services.postgresAdminUrl, passwords, templateDatabase)
  const { postgresAdminUrl, redisUrl, smtpUrl, mailUrl } = services
  project.provide('services', { postgresAdminUrl, templateDatabase, passwords, redisUrl, smtpUrl, mailUrl })
}

export async function teardown(): Promise<void> {
  await services?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
}
