import { reportPaths } from '@capiz/domain/report'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { reportRun } from './support/report.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

const run = reportRun(() => t)

describe('report groups', () => {
  test('say who may run what', async () => {
    const all = await t.call('reportGroup.availableReports', {}, { as: 'admin' })
    expect(all.body).toEqual(expect.arrayContaining([...reportPaths]))
    const viewer = await t.call('reportGroup.availableReports', {}, { as: 'reports' })
    expect(viewer.body).not.toContain('mcap-hmo-users-report')
    expect((await run('mcap-hmo-users-report', {}, 'reports')).status).toBe(403)
    expect((await run('mcap-hmo-users-report', {}, 'coordinator')).status).toBe(403)
    const is = (reportName: string) =>
      t.call('reportGroup.isAvailable', { query: { reportName } }, { as: 'reports' })
    expect((await is('summary-of-doctors')).body).toBe(true)
    expect((await is('mcap-hmo-users-report')).body).toBe(false)
    expect((await is('constructor')).body).toBe(false)
  })

  test('are made, changed and taken out of use', async () => {
    const form = {
      groupName: 'Users for the viewer',
      reportNames: ['mcap-hmo-users-report'],
      roleCodes: ['REPORTS_VIEWER'],
    }
    const made = await t.call('reportGroup.save', { body: form }, { as: 'admin' })
    expect(made.status, JSON.stringify(made.error)).toBe(201)
    expect((await run('mcap-hmo-users-report', {}, 'reports')).status).toBe(200)
    const again = await t.call('reportGroup.save', { body: form }, { as: 'admin' })
    expect(again.error.errorCode).toBe('REPORT_GROUP_NAME_UK')
    const { id, version } = made.body
    const invalid = { ...form, id, version, reportNames: ['no-such-report'] }
    const refused = await t.call('reportGroup.save', { body: invalid }, { as: 'admin' })
    expect(refused.error.errors?.[0]?.field).toBe('reportNames')
    const stale = { ...form, id, version: version + 1 }
    expect((await t.call('reportGroup.save', { body: stale }, { as: 'admin' })).error.errorCode).toBe(
      'STALE_RECORD',
    )
    const gone = await t.call('reportGroup.remove', { params: { id: String(id) } }, { as: 'admin' })
    expect(gone.status).toBe(204)
    expect((await run('mcap-hmo-users-report', {}, 'reports')).status).toBe(403)
    const found = await t.call('reportGroup.filter', { query: { groupName: 'viewer' } }, { as: 'admin' })
    expect(found.body.content.map(({ deleted }) => deleted)).toEqual([true])
  })

  test('only an administrator edits them', async () => {
    const body = { groupName: 'Mine', reportNames: [], roleCodes: [] }
    expect((await t.call('reportGroup.save', { body }, { as: 'reports' })).status).toBe(403)
  })
})
