/** PostgreSQL, Redis and the mail catcher, started together in one folder and stopped together. */
import { takeFolder } from './lock.ts'
import { startMailCatcher } from './mail-catcher.ts'
import { startPostgres } from './postgres.ts'
import { startRedis } from './redis.ts'

export type Ports = {
  readonly postgres?: number
  readonly redis?: number
  readonly smtp?: number
  readonly mail?: number
}

export type Services = {
  readonly postgresAdminUrl: string
  readonly redisUrl: string
  readonly smtpUrl: string
  readonly mailUrl: string
  readonly ports: Required<Ports>
  /** The operating system's ids, for tests that kill a service. */
  readonly pids: { readonly postgres: number; readonly redis: number }
  stop(): Promise<void>
}

export type ServicesOptions = {
  readonly folder: string
  /** False for tests: quicker, and the data do not survive a crash. */
  readonly durable: boolean
  readonly ports?: Ports
}

type Stoppable = { stop(): Promise<void> }

export async function startServices({ folder, durable, ports = {} }: ServicesOptions): Promise<Services> {
  const release = takeFolder(folder)
  const started: Stoppable[] = []
  const stop = async () => {
    await Promise.all(started.splice(0).map((service) => service.stop()))
    release()
  }
  const keep = async <T extends Stoppable>(starting: Promise<T>): Promise<T> => {
    const service = await starting
    started.push(service)
    return service
  }
  const mailPorts = { ...(ports.smtp ? { smtp: ports.smtp } : {}), ...(ports.mail ? { page: ports.mail } : {}) }
  const outcome = await Promise.allSettled([
    keep(startPostgres(folder, durable, ports.postgres)),
    keep(startRedis(folder, ports.redis)),
    keep(startMailCatcher(mailPorts)),
  ])
  const [postgres, redis, mail] = outcome
  if (postgres.status === 'rejected' || redis.status === 'rejected' || mail.status === 'rejected') {
    await stop()
    throw outcome.find((one) => one.status === 'rejected')?.reason
  }
  return {
    postgresAdminUrl: postgres.value.adminUrl,
    redisUrl: redis.value.url,
    smtpUrl: mail.value.smtpUrl,
    mailUrl: mail.value.url,
    ports: { postgres: postgres.value.port, redis: redis.value.port, smtp: mail.value.smtpPort, mail: mail.value.port },
    pids: { postgres: postgres.value.process.pid, redis: redis.value.process.pid },
    stop,
  }
}
