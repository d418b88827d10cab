import { serve } from '@hono/node-server'
import { createApp } from '../src/app.ts'
import { beginSealing } from '../src/platform/audit/begin-sealing.ts'
import { runDueJobs, startJobs } from '../src/jobs.ts'
import { readConfig } from '../src/platform/runtime/read-config.ts'
import { openServices } from '../src/start.ts'

// The server in the setting of production, over a sample: the main program refuses that, since everybody knows its passwords.
const read = readConfig(process.env)
if (!read.ok) throw new Error(read.problems.join('\n'))
const services = await openServices(read.config)
await beginSealing(services)
// the jobs of a new day keep the process busy for minutes, which are not those of the calls that are timed
await runDueJobs(services)
const server = serve(
  { fetch: createApp(services).fetch, port: read.config.port, hostname: '127.0.0.1' },
  ({ port }) => process.stdout.write(`answers on http://127.0.0.1:${port}\n`),
)
const stopJobs = startJobs(services)
process.on('SIGTERM', () => {
  void stopJobs()
  server.close()
  void services.database.close().then(() => process.exit(0))
})
