import { serve } from '@hono/node-server'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { manilaDay } from '@capiz/domain/time'
import { createApp } from '../../apps/server/src/app.ts'
import { runDueJobs } from '../../apps/server/src/jobs.ts'
import { readConfig } from '../../apps/server/src/platform/runtime/read-config.ts'
import { loadSample } from '../../apps/server/src/sample.ts'
import { openServices } from '../../apps/server/src/start.ts'

/**
 * `serve-fixed.ts <port> <moment>`: the real server over the demonstration sample with its clock standing at one moment, so
 * that the same screens give the same pictures on every run. The jobs of that moment have run before the first call; none
 * runs later.
 */
const [port = '0', moment = ''] = process.argv.slice(2)
const now = new Date(moment)
const folder = mkdtempSync(join(tmpdir(), 'capiz-fixed-'))
const read = readConfig({
  CAPIZ_ENVIRONMENT: 'development',
  CAPIZ_SEED: 'demo',
  CAPIZ_CONFIRM_APPLICANTS: 'true',
  CAPIZ_LOG_LEVEL: 'error',
  CAPIZ_DATA_DIR: join(folder, 'data'),
  CAPIZ_PORTAL_DIR:
    process.env['CAPIZ_PORTAL_DIR'] ?? fileURLToPath(new URL('../../apps/portal/dist', import.meta.url)),
  PORT: port,
})
if (!read.ok) throw new Error(read.problems.join('\n'))
// a date of its own for each call: a caller may keep it, or move it
const services = await openServices(read.config, {
  now: () => new Date(now),
  today: () => manilaDay(now),
})
await loadSample(services, () => undefined)
await runDueJobs(services)
const server = serve({
  fetch: createApp(services, { isStopping: () => false }).fetch,
  port: read.config.port,
  hostname: read.config.host,
})

async function stop(): Promise<void> {
  server.close()
  await services.database.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
