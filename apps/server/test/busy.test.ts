import type { ReportPath } from '@capiz/domain/report'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { reportTurn } from '../src/engines/report/turns.ts'
import { startTestApp, type TestApp } from './harness.ts'

const { engine } = inject('place')
const connections = 8
/** visitors who may wait: 20 for each connection */
const visitorsWaiting = connections * 20

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ env: { CAPIZ_DATABASE_POOL: String(connections) } })
  await Promise.all(['officer', 'admin'].map((username) => t.login(username)))
})
afterAll(() => t.close())

const settled = (ms = 200) => new Promise((resolve) => setTimeout(resolve, ms))

/** A search that nobody else makes, so that its answer comes from the database. */
const search = (at: number) => t.call('publicPhysician.search', { query: { size: 3, name: `Nobody ${at}` } })

// The embedded engine has one connection, and its calls take turns on it.
describe.runIf(engine === 'postgres')('without a free connection', () => {
  test('a visitor is refused at once behind too many, a member of staff waits, and all who waited are answered', async () => {
    // Nobody reads a physician until the lock is gone, and each search keeps its connection.
    const { db, release } = await t.services.database.reader()
    await db.execute(sql`begin`)
    await db.execute(sql`lock table physician in access exclusive mode`)
    try {
      const waiting = Array.from({ length: visitorsWaiting + connections }, (_, at) => search(at))
      await expect.poll(() => t.services.database.pool().waiting).toBeGreaterThanOrEqual(visitorsWaiting)
      const began = performance.now()
      const late = await search(visitorsWaiting + connections)
      expect([late.status, late.error.errorCode]).toEqual([503, 'UNAVAILABLE'])
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(performance.now() - began).toBeLessThan(1000)
      const staff = t.call('facility.list', { query: { size: 3 } }, { as: 'officer' })
      await db.execute(sql`commit`)
      expect((await staff).status).toBe(200)
      expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
    } finally {
      await db.execute(sql`rollback`)
      release()
    }
  })
})

describe('reports', () => {
  const preview = (username: string) =>
    t.call(`reportPreview.${'physician-credentials' satisfies ReportPath}`, { body: {} }, { as: username })
  const turns = (user: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => reportTurn(t.services, { user, block: '203.0.113.7' })))

  test('take a third of the connections at most; one that waits is read when another has ended', async () => {
    const [first, ...others] = [...(await turns('USR1', 1)), ...(await turns('USR2', 1))]
    let isDone = false
    const waits = preview('admin').then((reply) => {
      isDone = true
      return reply
    })
    await settled()
    expect(isDone).toBe(false)
    // everybody else is answered meanwhile
    expect((await t.call('physician.list', { query: { size: 3 } }, { as: 'officer' })).status).toBe(200)
    first?.()
    expect((await waits).status).toBe(200)
    others.forEach((end) => end())
  })

  test('of one user do not keep those of others waiting, and are refused with the time to try again', async () => {
    const own = await turns('USR1', 1)
    const more = [reportTurn(t.services, { user: 'USR1', block: '203.0.113.7' })]
    more.push(reportTurn(t.services, { user: 'USR1', block: '203.0.113.7' }))
    await settled(10)
    await expect(reportTurn(t.services, { user: 'USR1', block: '203.0.113.7' })).rejects.toMatchObject({
      errorCode: 'TOO_MANY',
      options: { headers: { 'retry-after': '10' } },
    })
    expect((await preview('admin')).status).toBe(200)
    own.forEach((end) => end())
    for (const turn of more) (await turn)()
  })
})
