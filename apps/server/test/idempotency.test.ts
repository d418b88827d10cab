import { count, eq, sql } from 'drizzle-orm'
import { AsyncResource } from 'node:async_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { rateBucket } from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { onceOnly, type StoredReply } from '../src/platform/http/idempotency.ts'
import { samplePassword } from '../src/seed/user.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { cableTo } from './support/cable.ts'
import { addressOf, killProcesses, startProcess } from './support/server-process.ts'

const { engine, server = '' } = inject('place')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a key', () => {
  let t: TestApp
  beforeEach(async () => {
    t = await startTestApp({ seed: 'few' })
  })
  afterEach(() => t.close())

  const print = { owner: 'USR0000001', key: 'form-0001', endpoint: 'role.create', text: '{}' }
  const once = (work: () => Promise<StoredReply>) => onceOnly(t.services, print, work)
  const write = (key: string) =>
    inTransaction(t.db, async (tx) => {
      await tx.insert(rateBucket).values({ name: 'once', key, count: 1, resetsAt: t.clock.now() })
      return { status: 201, body: { key } }
    })
  /** Reads as another call does, outside the context of the call that begins it. */
  const otherCall = new AsyncResource('another call')
  const other = () => otherCall.runInAsyncScope(written)
  const written = async () => {
    const rows = await t.db
      .select({ key: rateBucket.key })
      .from(rateBucket)
      .where(eq(rateBucket.name, 'once'))
    return rows.map(({ key }) => key).toSorted()
  }

  test('of a run that ended before it wrote anything is taken over, and that run commits nothing any more', async () => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const lost = once(async () => {
      begun.resolve()
      await gate.promise
      return write('lost')
    })
    await begun.promise
    t.clock.advance(31)
    expect(await once(() => write('second'))).toEqual({ status: 201, body: { key: 'second' } })
    gate.resolve()
    await expect(lost).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' })
    expect(await written()).toEqual(['second'])
    expect(await once(() => write('third'))).toEqual({ status: 201, body: { key: 'second' } })
  })

  test('of a run that ended between two transactions is not carried out again', async () => {
    const stopped = Promise.withResolvers<void>()
    void once(async () => {
      await write('first')
      await t.services.versions()
      stopped.resolve()
      return new Promise(() => undefined)
    })
    await stopped.promise
    expect(await written()).toEqual(['first'])
    t.clock.advance(31)
    await expect(once(() => write('second'))).rejects.toMatchObject({ errorCode: 'REPLY_LOST' })
    expect(await written()).toEqual(['first'])
  })

  test('is answered with what the call reads after its write, which nobody else sees yet', async () => {
    const beforeCommit: number[] = []
    const reply = await once(async () => {
      await write('first')
      const [own] = await t.db.select({ rows: count() }).from(rateBucket).where(eq(rateBucket.name, 'once'))
      if (engine === 'postgres') beforeCommit.push((await other()).length)
      return { status: 200, body: own }
    })
    expect(reply.body).toEqual({ rows: 1 })
    expect(beforeCommit).toEqual(engine === 'postgres' ? [0] : [])
    expect(await written()).toEqual(['first'])
  })

  test('of a call that cannot read its reply is free again, and nothing was written', async () => {
    const failing = once(async () => {
      await write('first')
      await t.db.execute(sql`select 1 / 0`).catch(() => undefined)
      return { status: 200, body: null }
    })
    await expect(failing).rejects.toThrow()
    expect(await written()).toEqual([])
    expect(await once(() => write('second'))).toMatchObject({ status: 201 })
  })

  test('of several transactions is answered once all of them are there', async () => {
    const reply = await once(async () => {
      await write('one')
      return write('two')
    })
    expect(reply).toEqual({ status: 201, body: { key: 'two' } })
    expect(await once(() => write('three'))).toEqual(reply)
    expect(await written()).toEqual(['one', 'two'])
  })

  test('of a refused call is free again, and what it wrote before the refusal stays', async () => {
    const refused = once(async () => {
      await write('tried')
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await once(() => write('again'))).toEqual({ status: 201, body: { key: 'again' } })
    expect(await written()).toEqual(['again', 'tried'])
  })

  test('is stored too where the call waits for the read of another call, which waits for its commit', async () => {
    const gate = Promise.withResolvers<void>()
    const otherRead = gate.promise.then(() => t.db.select({ rows: count() }).from(rateBucket))
    const reply = await once(async () => {
      const found = await write('first')
      gate.resolve()
      await otherRead
      return found
    })
    expect(reply.body).toEqual({ key: 'first' })
    expect(await once(() => write('second'))).toEqual(reply)
  })
})

const folder = mkdtempSync(join(tmpdir(), 'capiz-idempotency-'))
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

async function freshDatabase(name: string): Promise<{ url: string; client: pg.Client }> {
  const owner = new pg.Client({ connectionString: `${server}/postgres` })
  await owner.connect()
  await owner.query(`create database ${name}`)
  await owner.end()
  const url = `${server}/${name}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return { url, client }
}

/** Makes the commit of a new role last two seconds, and waits until one has begun. */
async function slowCommits(client: pg.Client): Promise<() => Promise<void>> {
  await client.query(`create function slow_commit() returns trigger language plpgsql as
    'begin perform pg_sleep(2); return null; end'`)
  await client.query(`create constraint trigger slow_commit after insert on role deferrable initially deferred
    for each row when (new.name = 'Night desk') execute function slow_commit()`)
  return async () => {
    for (let tries = 0; tries < 200; tries++) {
      const { rows } = await client.query<{ committing: number }>(
        `select count(*)::int as committing from pg_stat_activity
         where datname = current_database() and query ilike 'commit%' and state = 'active'`,
      )
      if (rows[0]?.committing === 1) return
      await pause(20)
    }
    throw new Error('No commit was seen.')
  }
}

async function signedIn(url: string) {
  const who = new URLSearchParams({ grant_type: 'password', username: 'admin', password: samplePassword })
  const login = await fetch(`${url}/api/auth/oauth/token`, { method: 'POST', body: who })
  const { access_token: token } = (await login.json()) as { access_token: string }
  return async () => {
    const reply = await fetch(`${url}/api/auth/role`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': 'form-0001',
      },
      body: JSON.stringify({ name: 'Night desk', permissions: ['HF_VIEW'] }),
    })
    return { status: reply.status, body: (await reply.json()) as { code?: string } }
  }
}

async function rolesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>(`select code from role where name = 'Night desk'`)
  return rows.map(({ code }) => code)
}

// The embedded engine ends with the process: nothing of it is committed after that.
describe.runIf(engine === 'postgres')('between the commit and the answer', () => {
  test('the process is killed: the repeat gets the answer, and it was carried out once', async () => {
    const { url, client } = await freshDatabase('killed_at_commit')
    const env = { CAPIZ_DATA_DIR: join(folder, 'killed'), CAPIZ_SEED: 'tiny', DATABASE_URL: url }
    const first = startProcess(env)
    const send = await signedIn(await addressOf(first, 150))
    const committing = await slowCommits(client)
    const unanswered = send().catch(() => undefined)
    await committing()
    first.child.kill('SIGKILL')
    await first.ended
    expect(await unanswered).toBeUndefined()

    const repeat = await signedIn(await addressOf(startProcess(env), 60))
    const { status, body } = await repeat()
    expect(status).toBe(201)
    expect(await rolesOf(client)).toEqual([body.code])
    await client.end()
  }, 240_000)

  test('the connection is cut: the call is answered 503, the repeat gets the answer', async () => {
    const { url, client } = await freshDatabase('cut_at_commit')
    const { hostname, port } = new URL(server)
    const cable = await cableTo({ host: hostname, port: Number(port) })
    const through = new URL(url)
    through.port = String(cable.port)
    const running = startProcess({
      CAPIZ_DATA_DIR: join(folder, 'cut'),
      CAPIZ_SEED: 'tiny',
      DATABASE_URL: through.href,
    })
    const send = await signedIn(await addressOf(running, 150))
    const committing = await slowCommits(client)
    const cut = send()
    await committing()
    await cable.pull()
    expect((await cut).status).toBe(503)
    await pause(2500)
    await cable.plugIn()

    const { status, body } = await send()
    expect(status).toBe(201)
    expect(await rolesOf(client)).toEqual([body.code])
    await client.end()
    running.child.kill('SIGTERM')
    await running.ended
    await cable.pull()
  }, 240_000)
})
