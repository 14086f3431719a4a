/** `npm start` (the api) and `npm start worker`: reads the settings, starts, and stops gracefully on SIGTERM. */
import { readConfig } from '#platform/server/config.ts'
import { startApi } from './api.ts'
import { startWorkerProcess } from './worker.ts'

const processes = { api: startApi, worker: startWorkerProcess }
const wanted = process.argv[2] ?? 'api'
const start = processes[wanted as keyof typeof processes]

try {
  if (!start) throw new Error(`There is no process "${wanted}". Use: npm start [api | worker]`)
  const running = await start(readConfig(process.env))
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // What does not end by itself is ended: everything important is in the database.
    setTimeout(() => process.exit(1), 25_000).unref()
    running.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
