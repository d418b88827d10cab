import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { beginSealing } from './platform/audit/begin-sealing.ts'
import { printableConfig } from './platform/runtime/config.ts'
import { readConfig } from './platform/runtime/read-config.ts'
import { FolderInUse } from './db/lock.ts'
import { startJobs } from './jobs.ts'
import { startJobsProcess } from './ops/jobs-process.ts'
import { loadSample, sampleProblem } from './sample.ts'
import { openServices } from './start.ts'
import { importsEnded } from './engines/import/import/running.ts'

const drainMs = 10_000
/**
 * Time an idle connection is kept, in ms: longer than proxies keep theirs (60 s as a rule). The side that sends calls
 * must close first, or a call sent at that moment is lost and the proxy returns 502.
 */
const idleMs = 75_000

// Papers, the database and uploads are for the user the server runs as, whatever the shell allows others.
process.umask(0o077)
const read = readConfig(process.env)
if (!read.ok) {
  for (const problem of read.problems) console.error(problem)
  process.exit(1)
}
const { config } = read
if (process.argv.includes('--print-config')) {
  console.log(JSON.stringify(printableConfig(config), null, 2))
  process.exit(0)
}

const services = await openServices(config).catch((error: unknown) => {
  if (error instanceof FolderInUse) console.error(error.message)
  else console.error(`The server could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
const problem = await sampleProblem(services)
if (problem !== undefined) {
  console.error(problem)
  await services.database.close()
  process.exit(1)
}
await loadSample(services, (line) => console.log(line))
await beginSealing(services)
const jobsProcess = config.jobs === 'own' ? startJobsProcess(services.log) : undefined
const stopJobs = config.jobs === 'here' ? startJobs(services) : undefined
let stopping = false
const app = createApp(services, { isStopping: () => stopping, gauges: jobsProcess?.gauges })
const place = { port: config.port, hostname: config.host, serverOptions: { keepAliveTimeout: idleMs } }
const server = serve({ fetch: app.fetch, ...place }, ({ port }) => {
  console.log(`${config.productName} answers on http://${config.host}:${port}`)
})

/** Takes no new calls, lets the running ones and the imports at work finish, closes the database and frees the folder. */
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection whose call has just ended would be kept for the next one, which is not taken any more.
  const letGo = () => 'closeIdleConnections' in server && server.closeIdleConnections()
  setInterval(letGo, 50)
  await Promise.race([
    Promise.all([closed, importsEnded(), jobsProcess?.stop(), stopJobs?.()]),
    new Promise((resolve) => setTimeout(resolve, drainMs).unref()),
  ])
  await services.database.close()
  process.exit(0)
}

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
