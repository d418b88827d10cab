import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { setUpPostgres } from '../../apps/server/test/setup/postgres.ts'
import type { TestPlace } from '../../apps/server/test/setup/place.ts'

/**
 * Runs the real server with the tiny sample (or the one CAPIZ_SEED names) for the journeys: `serve.ts pglite <port>` on an embedded database in a
 * folder of its own, `serve.ts postgres <port>` on a PostgreSQL started for it. Everything is gone when it is stopped.
 */
const [engine = 'pglite', port = '0'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), `capiz-e2e-${engine}-`))
const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const portal = fileURLToPath(new URL('../../apps/portal/dist', import.meta.url))

interface Postgres {
  url: string
  stop: () => Promise<void>
}

async function startPostgres(): Promise<Postgres> {
  let place: TestPlace | undefined
  const stop = await setUpPostgres({ provide: (_, value) => (place = value) })
  const client = new pg.Client({ connectionString: `${place?.server}/postgres` })
  await client.connect()
  await client.query('create database journeys')
  await client.end()
  return { url: `${place?.server}/journeys`, stop }
}

const postgres = engine === 'postgres' ? await startPostgres() : undefined
const server = spawn(process.execPath, [main], {
  stdio: 'inherit',
  env: {
    PATH: process.env['PATH'],
    CAPIZ_ENVIRONMENT: 'development',
    PORT: port,
    CAPIZ_DATA_DIR: join(folder, 'data'),
    CAPIZ_PORTAL_DIR: process.env['CAPIZ_PORTAL_DIR'] ?? portal,
    CAPIZ_SEED: process.env['CAPIZ_SEED'] ?? 'tiny',
    CAPIZ_LOG_LEVEL: 'error',
    // as in service: an application is received once its mail address is confirmed
    CAPIZ_CONFIRM_APPLICANTS: 'true',
    // The journeys name the browser they sign in from, so that they do not share one limit.
    CAPIZ_TRUST_PROXY: 'true',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  void (async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
    process.exit(code ?? 1)
  })()
})
