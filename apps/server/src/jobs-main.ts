import { constants, setPriority } from 'node:os'
import { startJobs } from './jobs.ts'
import { readConfig } from './platform/runtime/read-config.ts'
import { openServices } from './start.ts'

const sayMs = 5000
/** Jobs run one or two at a time, so they need few of the connections a database has. */
const mostConnections = 4

process.umask(0o077)
const read = readConfig(process.env)
if (!read.ok) process.exit(1)
// Where the processor is short, calls come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const services = await openServices({
  ...read.config,
  migrate: false,
  databaseReadUrl: undefined,
  databasePool: Math.min(read.config.databasePool, mostConnections),
}).catch((error: unknown) => {
  console.error(`The jobs could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
const stopJobs = startJobs(services)
const alive = setInterval(() => process.send?.('alive'), sayMs)

let isStopping = false
/** Lets the job at work end, closes the database and ends. */
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  clearInterval(alive)
  await stopJobs()
  await services.database.close()
  process.exit(0)
}

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
// The server was killed: whoever starts it again starts the jobs anew.
process.on('disconnect', () => void stop())
