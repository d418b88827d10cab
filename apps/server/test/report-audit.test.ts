import { type ReportPath, reportPaths, reports } from '@capiz/domain/report'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audited } from '../src/areas/report/run-audit.ts'
import { systemActor } from '../src/platform/access/actor.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

const path: ReportPath = 'health-facility-report-by-location'
type ReportId = Parameters<TestApp['call']>[0]
const run = (id: string, body: Record<string, unknown>, as = 'admin') =>
  t.call(id as ReportId, { body }, { as })

const needed = { year: 2026, from: '2000-01-01', to: '2100-01-01', healthFacilityCode: 'HF0000001' }
const filtersOf = (one: ReportPath) =>
  Object.fromEntries(
    Object.entries(needed).filter(([name]) =>
      reports[one].filters.some((field) => field.required && field.name === name),
    ),
  )

/** Entries about reports, the newest first. */
async function entries() {
  const query = { entityType: 'report', size: 100 }
  const { content } = (await t.call('auditLog.list', { query }, { as: 'admin' })).body
  return content.toSorted((a, b) => b.id - a.id)
}

async function changesOfNewest(): Promise<Record<string, unknown>> {
  const [entry] = await entries()
  return Object.fromEntries((entry?.changes ?? []).map(({ field, after }) => [field, after]))
}

test.each(['xlsx', 'pdf'])(
  'a report taken as %s is in the audit log: who, filters, rows, format',
  async (format) => {
    const filters = { accreditationStatusCode: 'ACCREDITED' }
    const before = (await entries()).length
    const { body } = await run(`reportPreview.${path}`, filters, 'reports')
    expect((await entries()).length).toBe(before)
    await run(format === 'pdf' ? `report.${path}/pdf` : `report.${path}`, filters, 'reports')
    const found = await entries()
    expect(found.length).toBe(before + 1)
    expect(found[0]).toMatchObject({
      actor: 'reports',
      action: 'DOWNLOAD',
      entityCode: path,
      auditTopic: 'Report',
    })
    const { totalRows } = body as unknown as { totalRows: number }
    expect(await changesOfNewest()).toEqual({ rows: totalRows, format, filters })
  },
)

test('every report leaves its entry, and one that is refused leaves none', async () => {
  for (const one of reportPaths) await run(`report.${one}`, filtersOf(one))
  const taken = new Set((await entries()).map(({ entityCode }) => entityCode))
  expect(reportPaths.filter((one) => !taken.has(one))).toEqual([])
  const before = (await entries()).length
  expect((await run('report.mcap-hmo-users-report', {}, 'reports')).status).toBe(403)
  expect((await run(`report.${path}`, { region: 'ATLANTIS' })).status).toBe(422)
  expect((await entries()).length).toBe(before)
})

test('one that is stopped on the way is told with the rows that were read', async () => {
  const running = {
    report: reports[path],
    filters: { region: null, pdf: false },
    head: [],
    rows: async function* () {
      yield { code: 'HF0000001' }
      yield { code: 'HF0000002' }
    },
    total: () => Promise.resolve(undefined),
    begin: () => Promise.reject(new Error('not asked for')),
  }
  const taking = { services: t.services, actor: systemActor, format: 'xlsx' as const }
  for await (const row of audited(running, taking).rows()) {
    expect(row['code']).toBe('HF0000001')
    break
  }
  expect(await changesOfNewest()).toEqual({ rows: 1, format: 'xlsx', filters: {}, stopped: true })
})
