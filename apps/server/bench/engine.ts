import type { Hono } from 'hono'
import pg from 'pg'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, type Config } from '../src/config.ts'
import { samplePassword } from '../src/seed/user.ts'
import { openServices } from '../src/start.ts'
import type { Services } from '../src/services.ts'
import type { TestPlace } from '../test/setup/place.ts'
import { setUpPostgres } from '../test/setup/postgres.ts'

/** A database for a bench: where it is, and how a server process is told. */
export interface BenchPlace {
  engine: 'PGlite' | 'PostgreSQL'
  env: Record<string, string>
}

/** The value below which a share of some values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The configuration of a place; as in service, without the checks of replies that only tests make. */
export function configOf({ env }: BenchPlace): Config {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}

/** Opens the services of a place, works with them and closes them. */
export async function withServices<T>(
  place: BenchPlace,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const services = await openServices(configOf(place))
  try {
    return await work(services)
  } finally {
    await services.database.close()
  }
}

/** Access token of a sample user. */
export async function signIn(app: Hono, username: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username, password: samplePassword })
  const reply = await app.request('/api/auth/oauth/token', { method: 'POST', body })
  const { access_token: token } = (await reply.json()) as { access_token: string }
  return token
}

const warmUp = 20

/** Times of a call in ms, round by round; a few before them warm up what a server in service has warm. */
export async function timeCall(
  app: Hono,
  token: string,
  rounds: number,
  path: (round: number) => string,
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < warmUp + rounds; round++) {
    const address = path(round)
    const start = performance.now()
    const reply = await app.request(`/api/accr${address}`, { headers: { authorization: `Bearer ${token}` } })
    const text = await reply.text()
    if (round >= warmUp) times.push(performance.now() - start)
    if (reply.status !== 200) throw new Error(`${address} answered ${reply.status}: ${text}`)
  }
  return times
}

/** Works on a fresh place of each engine, one after the other, and leaves nothing behind. */
export async function onBothEngines<T>(work: (place: BenchPlace) => Promise<T[]>): Promise<T[]> {
  const folder = mkdtempSync(join(tmpdir(), 'capiz-bench-'))
  const common = {
    CAPIZ_ENVIRONMENT: 'production',
    CAPIZ_SECRET: 'bench-secret-bench-secret-bench-secret',
    CAPIZ_LOG_LEVEL: 'error',
  }
  try {
    const embedded = await work({
      engine: 'PGlite',
      env: { ...common, CAPIZ_DATA_DIR: join(folder, 'lite') },
    })
    let server: TestPlace | undefined
    const stop = await setUpPostgres({ provide: (_, value) => (server = value) })
    try {
      const client = new pg.Client({ connectionString: `${server?.server}/postgres` })
      await client.connect()
      await client.query('create database bench')
      await client.end()
      const env = { ...common, CAPIZ_DATA_DIR: join(folder, 'big'), DATABASE_URL: `${server?.server}/bench` }
      return [...embedded, ...(await work({ engine: 'PostgreSQL', env }))]
    } finally {
      await stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
