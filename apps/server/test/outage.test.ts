import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { isUnavailable } from '../src/db/errors.ts'
import { openDatabase } from '../src/db/open.ts'
import { rowsOf } from '../src/db/rows.ts'
import type { Database } from '../src/db/types.ts'
import { samplePassword } from '../src/seed/user.ts'
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
  const rows = await rowsOf<{ line: string }>(
    db,
    sql`
    select table_name || '.' || column_name || ' ' || data_type as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgname || ' on ' || tgrelid::regclass from pg_trigger where not tgisinternal
    order by 1`,
  )
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
  }, 240_000)
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
  })
})

// The driver tells of a connection that dies between two statements by an event; nobody listening ends the process.
test.runIf(engine === 'postgres')('a transaction whose connection is cut fails alone', async () => {
  const { hostname, port } = new URL(server)
  const cable = await cableTo({ host: hostname, port: Number(port) })
  const through = new URL(await emptyDatabase('cut_between'))
  through.port = String(cable.port)
  const { db, close } = await openDatabase({ url: through.href, migrate: false })
  const cut = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await cable.pull()
    await pause(200)
    await tx.execute(sql`select 2`)
  })
  expect(isUnavailable(await cut.catch((error: unknown) => error))).toBe(true)
  await cable.plugIn()
  expect(await rowsOf(db, sql`select 3 as three`)).toEqual([{ three: 3 }])
  await close()
  await cable.pull()
})

/** A disk of 120 MB of our own, for which the test has to be allowed to mount; undefined when it is not. */
function smallDisk(): string | undefined {
  const place = join(folder, 'disk')
  mkdirSync(place)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', place], { stdio: 'ignore' })
    return place
  } catch {
    return undefined
  }
}

// PostgreSQL keeps its data elsewhere; its own full disk is SQLSTATE 53100, answered the same way.
const disk = engine === 'pglite' ? smallDisk() : undefined
afterAll(() => {
  if (disk) execFileSync('umount', [disk])
})

describe.runIf(disk !== undefined)('X4: the disk is full', () => {
  test('writes and uploads answer 507, /readyz 503, reads go on, and with room again writes do without a restart', async () => {
    const place = disk ?? ''
    const running = startProcess({ CAPIZ_DATA_DIR: join(place, 'data'), CAPIZ_SEED: 'tiny' })
    const address = await addressOf(running)
    const form = { grant_type: 'password', username: 'admin', password: samplePassword }
    const signedIn = await fetch(`${address}/api/auth/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    })
    const { access_token: token } = (await signedIn.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const note = { applicantCode: 'HF0000001', activityType: 'NOTE', activityDate: '2026-01-05' }
    const write = () =>
      fetch(`${address}/api/accr/activity-log`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...note, remarks: crypto.randomUUID().repeat(50) }),
      })
    expect((await write()).status).toBe(201)

    const { bavail, bsize } = statfsSync(place)
    const ballast = join(place, 'ballast')
    writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    const answers = new Set<number>()
    // what is allocated already takes some rows yet
    for (let tries = 0; tries < 2000 && !answers.has(507); tries++) answers.add((await write()).status)
    expect([...answers].filter((status) => status !== 201)).toEqual([507])
    const form507 = new FormData()
    for (const [name, value] of Object.entries({
      code: 'HF0000001',
      docType: 'RATES',
      effectiveDate: '2026-01-05',
    }))
      form507.append(name, value)
    form507.append('file', new File(['%PDF-1.4\n%%EOF\n'], 'rates.pdf', { type: 'application/pdf' }))
    const sent = await fetch(`${address}/api/accr/hf/document/upload`, {
      method: 'POST',
      headers: { authorization: headers.authorization },
      body: form507,
    })
    expect(await sent.json()).toMatchObject({ errorCode: 'STORAGE_FULL' })
    expect(sent.status).toBe(507)
    const ready = await fetch(`${address}/readyz`)
    expect([ready.status, await ready.json()]).toMatchObject([503, { checks: { files: false } }])
    expect((await fetch(`${address}/api/accr/hf`, { headers })).status).toBe(200)

    rmSync(ballast)
    expect((await write()).status).toBe(201)
    running.child.kill('SIGTERM')
    expect(await running.ended).toBe(0)
  }, 240_000)
})
