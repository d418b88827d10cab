import { endpoints } from '@capiz/api/contract'
import { reportPaths, reports, type ReportPath } from '@capiz/domain/report'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { auditLog, facility } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { copyAsReplica, startCluster, type Cluster } from './setup/cluster.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { askFor, type Call } from './support/every-call.ts'

const { engine, server = '' } = inject('place')
const folder = mkdtempSync(join(tmpdir(), 'capiz-replica-'))
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let app: TestApp
let data: string
let replica: Cluster

const startReplica = (port?: number) =>
  startCluster(data, { fsync: 'off', max_connections: '100', hot_standby_feedback: 'on' }, port)

/** Sends a statement to the replica. */
async function onReplica(statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: `${replica.url}/postgres` })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows[0]
  } finally {
    await client.end()
  }
}

const tally = () => ({ answered: 0, passedOn: 0, ...app.services.replica?.tally })

const newestOfTheLog = async () =>
  app.request('/api/audit/audit-logs?size=1', {
    headers: { authorization: `Bearer ${await app.login('admin')}` },
  })

/**
 * Asks until the replica answers. After a failure, and on a busy machine when it falls behind for longer than a call waits
 * for it, it is left alone for a second, and every call of that second goes to the primary.
 */
async function untilItAnswers(ask: () => Promise<unknown> = newestOfTheLog): Promise<void> {
  const { answered } = tally()
  for (let tries = 0; tries < 100; tries++) {
    await ask()
    if (tally().answered > answered) return
    await pause(100)
  }
  expect.unreachable('the replica answered none of 100 calls')
}

const marked: readonly Call[] = endpoints.filter((one: Call) => one.replica)
const isReport = ({ id }: Call) => id.startsWith('report')

const needed: Readonly<Record<string, unknown>> = {
  year: Number(tinyToday.slice(0, 4)),
  from: '2000-01-01',
  to: '2100-01-01',
  healthFacilityCode: 'HF0000001',
}

/** The filters that a report cannot do without. */
function filtersOf(path: ReportPath): Record<string, unknown> {
  const required = reports[path].filters.filter((field) => field.required)
  return Object.fromEntries(required.map(({ name }) => [name, needed[name]]))
}

// The embedded engine has no replica.
describe.runIf(engine === 'postgres')('a replica of the database', () => {
  beforeAll(async () => {
    data = await copyAsReplica(server, folder)
    replica = await startReplica()
    app = await startTestApp({ seed: 'tiny', today: tinyToday, replica: replica.url })
    await untilItAnswers()
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await replica.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => untilItAnswers())

  /** Changes the name of a facility and answers the newest row of the audit log as the administrator then sees it. */
  async function renamed(round: number): Promise<unknown> {
    const read = await app.call('facility.get', { params: { code: 'HF0000001' } }, { as: 'officer' })
    const name = `Amihan Medical Center ${round}`
    const body = { ...read.body, name }
    const saved = await app.call('facility.save', { body: body as never }, { as: 'officer' })
    expect(saved.status, JSON.stringify(saved.error)).toBeLessThan(300)
    const log = await app.call('auditLog.list', { query: { entityCode: 'HF0000001' } }, { as: 'admin' })
    const found = log.body.content.some(({ changes }) => changes.some(({ after }) => after === name))
    return found ? name : log.body.content[0]
  }

  test('answers the calls that the table marks, and none of them writes there', async () => {
    const { answered } = tally()
    const token = await app.login('admin')
    const failed: string[] = []
    for (const endpoint of marked.filter((one) => !isReport(one))) {
      const { status } = await askFor(app, endpoint, token)
      if (status >= 500) failed.push(`${endpoint.id} ${status}`)
    }
    expect(failed).toEqual([])
    expect(tally().answered - answered).toBeGreaterThanOrEqual(5)
    for (const list of ['facility.rows', 'auditLog.list'] as const) {
      await untilItAnswers(async () => {
        const file = await app.call('listExport.file', { params: { list }, query: {} }, { as: 'admin' })
        expect([list, file.status]).toEqual([list, 200])
      })
    }
    const [noted] = await app.db.select().from(auditLog).where(eq(auditLog.entityCode, 'facility.rows'))
    expect(noted).toMatchObject({ action: 'DOWNLOAD', actor: 'admin' })
  })

  test.each(reportPaths)('answers the report %s, whose run is noted on the primary', async (path) => {
    const before = tally()
    const noted = await app.db.$count(auditLog, eq(auditLog.auditTopic, 'Report'))
    for (const id of [`report.${path}`, `report.${path}/pdf`, `reportPreview.${path}`] as const) {
      const reply = await app.call(id, { body: filtersOf(path) }, { as: 'admin' })
      expect([id, reply.status, reply.error]).toEqual([id, 200, reply.error])
    }
    expect(await app.db.$count(auditLog, eq(auditLog.auditTopic, 'Report'))).toBe(noted + 2)
    const after = tally()
    expect(after.answered + after.passedOn).toBe(before.answered + before.passedOn + 3)
    await untilItAnswers(() => app.call(`report.${path}`, { body: filtersOf(path) }, { as: 'admin' }))
  })

  test('shows a caller what was written just before, a hundred times', async () => {
    const { answered } = tally()
    for (let round = 0; round < 100 || tally().answered < answered + 50; round++)
      expect(await renamed(round)).toBe(`Amihan Medical Center ${round}`)
  }, 60_000)

  test('does not answer while it is behind, nor is a reply kept that it gave then', async () => {
    await onReplica('select pg_wal_replay_pause()')
    try {
      const { passedOn } = tally()
      expect(await renamed(1000)).toBe('Amihan Medical Center 1000')
      expect(tally().passedOn).toBe(passedOn + 1)
      const directory = await app.request('/api/accr/public/hf/HF0000001')
      expect(await directory.json()).toMatchObject({ name: 'Amihan Medical Center 1000' })
    } finally {
      await onReplica('select pg_wal_replay_resume()')
    }
    await untilItAnswers()
    const directory = await app.request('/api/accr/public/hf/HF0000001')
    expect(await directory.json()).toMatchObject({ name: 'Amihan Medical Center 1000' })
  })

  test('is done without when it was killed, and used again once it is back', async () => {
    await replica.stop('SIGKILL')
    const { answered, passedOn } = tally()
    for (let round = 0; round < 5; round++)
      expect(await renamed(2000 + round)).toBe(`Amihan Medical Center ${2000 + round}`)
    expect(tally()).toEqual({ answered, passedOn: passedOn + 5 })
    replica = await startReplica(replica.port)
    await untilItAnswers()
  }, 60_000)

  test('is not believed when it is a database of its own', async () => {
    await app.db.update(facility).set({ remarks: 'Only here' }).where(eq(facility.code, 'HF0000002'))
    const own = await startTestApp({ seed: 'tiny', today: tinyToday, replica: server })
    try {
      await own.request('/api/accr/public/accredited-list')
      expect(own.services.replica?.tally).toEqual({ answered: 0, passedOn: 1 })
    } finally {
      await own.close()
    }
  })
})
