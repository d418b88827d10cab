import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../src/db/open.ts'
import type { Database } from '../src/db/types.ts'
import { cableTo } from './support/cable.ts'
import { addressOf, killProcesses, startProcess } from './support/server-process.ts'

const { engine, server = '' } = inject('place')
const folder = mkdtempSync(join(tmpdir(), 'capiz-outage-'))
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function emptyDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${server}/${name}`
}

/** Every column and index there is, as text. */
async function shapeOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select table_name || '.' || column_name || ' ' || data_type as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgname || ' on ' || tgrelid::regclass from pg_trigger where not tgisinternal
    order by 1`)
  return rows.map(({ line }) => line)
}

describe('X6: killed while it migrates', () => {
  test('the next start ends at the same tables', async () => {
    const postgres = engine === 'postgres' ? await emptyDatabase('half_migrated') : undefined
    const env = {
      CAPIZ_DATA_DIR: join(folder, 'migrated'),
      ...(postgres ? { DATABASE_URL: postgres } : {}),
    }
    for (const wait of [400, 700, 1000, 1300, 1600, 1900]) {
      const killed = startProcess(env)
      await pause(wait)
      killed.child.kill('SIGKILL')
      await killed.ended
    }
    const last = startProcess(env)
    await addressOf(last)
    last.child.kill('SIGTERM')
    expect(await last.ended).toBe(0)

    const place = postgres ? { url: postgres } : { folder: env.CAPIZ_DATA_DIR }
    const after = await openDatabase({ ...place, migrate: false })
    const fresh = await openDatabase(postgres ? { url: await emptyDatabase('never_killed') } : {})
    const [shape, wanted] = [await shapeOf(after.db), await shapeOf(fresh.db)]
    await Promise.all([after.close(), fresh.close()])
    expect(wanted.length).toBeGreaterThan(300)
    expect(shape).toEqual(wanted)
  }, 120_000)
})

// The embedded engine lives in the process: it cannot be gone while the server is there.
describe.runIf(engine === 'postgres')('X8: the database is gone for a while', () => {
  test('calls answer 503 with Retry-After, the process stays, and it heals by itself', async () => {
    const { hostname, port } = new URL(server)
    const cable = await cableTo({ host: hostname, port: Number(port) })
    const direct = new URL(await emptyDatabase('pulled_out'))
    direct.port = String(cable.port)
    const running = startProcess({ CAPIZ_DATA_DIR: join(folder, 'pulled'), DATABASE_URL: direct.href })
    const address = await addressOf(running)
    const read = () => fetch(`${address}/api/accr/public/accredited-list`)
    expect((await read()).status).toBe(200)

    await cable.pull()
    const gone = await Promise.all([read(), read(), fetch(`${address}/readyz`), fetch(`${address}/healthz`)])
    expect(gone.map(({ status }) => status)).toEqual([503, 503, 503, 200])
    expect(Number(gone[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await gone[0]?.json()).toMatchObject({ errorCode: 'UNAVAILABLE' })
    await pause(6000)
    expect((await read()).status).toBe(503)

    await cable.plugIn()
    let status = 0
    for (let tries = 0; tries < 50 && status !== 200; tries++) {
      status = (await read()).status
      if (status !== 200) await pause(200)
    }
    expect(status).toBe(200)
    expect(running.child.exitCode).toBeNull()
    running.child.kill('SIGTERM')
    expect(await running.ended).toBe(0)
    await cable.pull()
  }, 60_000)
})
