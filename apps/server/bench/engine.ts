import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import pg from 'pg'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../src/platform/runtime/config.ts'
import { readConfig } from '../src/platform/runtime/read-config.ts'
import { loadSeed } from '../src/seed/load.ts'
import { samplePassword } from '../src/seed/user.ts'
import { openServices } from '../src/start.ts'
import type { Services } from '../src/platform/services.ts'
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
function configOf({ env }: BenchPlace): Config {
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

/** Fills an empty database with the large sample: 100,000 physicians and what belongs to them. */
export async function fillLarge({ db, clock }: Services): Promise<void> {
  await loadSeed(db, { size: 'large', asOf: clock.today() })
  await db.execute(sql`vacuum analyze`)
}

/** Access token of a sample user. */
export async function signIn(app: Hono, username: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username, password: samplePassword })
  const reply = await app.request('/api/auth/oauth/token', { method: 'POST', body })
  const { access_token: token } = (await reply.json()) as { access_token: string }
  return token
}

const warmUp = 20

/**
 * Times of a call in ms, round by round; a few before them warm up what a server in service has warm. Addresses are of
 * the main service unless they begin with `/api/`.
 */
export async function timeCall(
  app: Hono,
  token: string | undefined,
  rounds: number,
  path: (round: number) => string,
  { warmUps = warmUp, user = 1 }: { warmUps?: number; user?: number } = {},
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < warmUps + rounds; round++) {
    const address = path(round)
    const headers: Record<string, string> = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      // An address of its own for every few rounds: the limits of the public calls are not what is measured.
      'x-forwarded-for': `10.${user}.${round >> 12}.${(round >> 4) & 255}`,
    }
    const start = performance.now()
    const reply = await app.request(address.startsWith('/api/') ? address : `/api/accr${address}`, {
      headers,
    })
    const text = await reply.text()
    if (round >= warmUps) times.push(performance.now() - start)
    if (reply.status !== 200) throw new Error(`${address} answered ${reply.status}: ${text}`)
  }
  return times
}

/** Settings of a server in service over a sample. */
export const commonSettings = {
  PORT: '0',
  CAPIZ_ENVIRONMENT: 'production',
  CAPIZ_SECRET: 'bench-secret-bench-secret-bench-secret',
  CAPIZ_LOG_LEVEL: 'error',
  CAPIZ_TRUST_PROXY: 'true',
  // the users of the sample sign in with their password alone
  CAPIZ_SECOND_FACTOR: 'optional',
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'capiz-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Works on PostgreSQL: on the database of an address, or on a fresh one, which is gone afterwards. */
export async function onPostgres<T>(work: (place: BenchPlace) => Promise<T>, url?: string): Promise<T> {
  return inFolder(async (folder) => {
    const placeOf = (address: string): BenchPlace => ({
      engine: 'PostgreSQL',
      env: { ...commonSettings, CAPIZ_DATA_DIR: join(folder, 'big'), DATABASE_URL: address },
    })
    if (url) return work(placeOf(url))
    let server: TestPlace | undefined
    const stop = await setUpPostgres({ provide: (_, value) => (server = value) })
    try {
      const client = new pg.Client({ connectionString: `${server?.server}/postgres` })
      await client.connect()
      await client.query('create database bench')
      await client.end()
      return await work(placeOf(`${server?.server}/bench`))
    } finally {
      await stop()
    }
  })
}

/** Works on a fresh place of each engine, one after the other, and leaves nothing behind. */
export async function onBothEngines<T>(work: (place: BenchPlace) => Promise<T[]>): Promise<T[]> {
  const embedded = await inFolder((folder) =>
    work({ engine: 'PGlite', env: { ...commonSettings, CAPIZ_DATA_DIR: join(folder, 'lite') } }),
  )
  return [...embedded, ...(await onPostgres(work))]
}
