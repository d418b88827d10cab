import { addDays } from '@capiz/domain/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../src/db/transaction.ts'
import { audit } from '../src/platform/audit/audit.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword, tinyToday } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

const read = (code: string, as: string) => t.call('physician.get', { params: { code } }, { as })
const reach = (username: string, from = tinyToday, to = tinyToday, as = 'admin') =>
  t.call('reach.ofUser', { query: { username, from, to } }, { as })

test('a breach is answered by user and day: the records read, and nothing of another day', async () => {
  for (const code of ['PHY0000002', 'PHY0000003', 'PHY0000002']) {
    expect((await read(code, 'reports')).status).toBe(200)
  }
  const { body } = await reach('reports')
  const rows = body.content.filter(({ entityType }) => entityType === 'physician')
  // both were last read at the same moment of a clock that stands still
  expect(rows.map(({ entityCode, reads }) => [entityCode, reads])).toEqual([
    ['PHY0000002', 1],
    ['PHY0000003', 1],
  ])
  expect(rows[0]?.name).toContain(', ')
  const yesterday = addDays(tinyToday, -1)
  expect((await reach('reports', addDays(tinyToday, -30), yesterday)).body.content).toEqual([])
  expect((await reach('nobody.here')).body.content).toEqual([])
})

test('changes and refused calls are counted beside what was read', async () => {
  expect((await t.call('user.list', { query: {} }, { as: 'reports' })).status).toBe(403)
  const { body } = await reach('reports')
  expect(body.content.some(({ refusals }) => refusals > 0)).toBe(true)
  const { body: own } = await reach('admin')
  expect(own.totalElements).toBeGreaterThan(0)
})

test('the report is for who sees the audit log, and of at most a year', async () => {
  expect((await reach('admin', tinyToday, tinyToday, 'officer')).status).toBe(403)
  expect((await reach('admin', tinyToday, tinyToday, 'physician')).status).toBe(403)
  const long = await reach('admin', addDays(tinyToday, -400), tinyToday)
  expect(long.error.errors?.map(({ field }) => field)).toEqual(['to'])
  const backwards = await reach('admin', tinyToday, addDays(tinyToday, -1))
  expect(backwards.error.errors?.map(({ field }) => field)).toEqual(['to'])
})

test('a physician sees who read the own record, once a person and day, and nobody else sees it', async () => {
  await read('PHY0000001', 'officer')
  await read('PHY0000001', 'officer')
  await read('PHY0000001', 'physician')
  t.clock.advance(24 * 3600)
  const { body: signedIn } = await t.call('auth.login', {
    body: { grant_type: 'password', username: 'reports', password: tinyPassword },
  })
  const token = signedIn.access_token
  await t.call('physician.get', { params: { code: 'PHY0000001' } }, { token })
  const { body: own } = await t.call('auth.login', {
    body: { grant_type: 'password', username: 'physician', password: tinyPassword },
  })
  const seen = await t.call('reach.readers', { query: { code: 'PHY0000001' } }, { token: own.access_token })
  expect(seen.body.content.map(({ role, kind }) => [role, kind])).toEqual([
    ['Reports Viewer', 'READ'],
    ['Accreditation Officer', 'READ'],
  ])
  const other = await t.call('reach.readers', { query: { code: 'PHY0000002' } }, { token: own.access_token })
  expect(other.status).toBe(404)
})

test('a coordinator sees the readers of the own facility alone', async () => {
  const t2 = await t.call('auth.login', {
    body: { grant_type: 'password', username: 'coordinator', password: tinyPassword },
  })
  const token = t2.body.access_token
  const of = (code: string) => t.call('reach.readers', { query: { code } }, { token })
  expect((await of('HF0000001')).status).toBe(200)
  expect((await of('HF0000003')).status).toBe(404)
  expect((await of('PHY0000002')).status).toBe(404)
})

test('pages follow the last entry of each record however often one was reached, and the number grows with new records', async () => {
  const note = async (entityCode: string, times: number) => {
    t.clock.advance(1)
    await inTransaction(t.db, async (tx) => {
      for (let time = 0; time < times; time += 1)
        await audit(tx, t.services, {
          actor: 'reach.pages',
          action: 'VIEW',
          entityType: 'physician',
          entityCode,
          topic: 'Record read',
          changes: [],
        })
    })
  }
  for (const [code, times] of [
    ['PHY0000001', 1],
    ['PHY0000002', 3],
    ['PHY0000003', 1],
    // more entries than the first look for two records takes
    ['PHY0000004', 40],
  ] as const)
    await note(code, times)
  const today = t.clock.today()
  const { body: signedIn } = await t.call('auth.login', {
    body: { grant_type: 'password', username: 'admin', password: tinyPassword },
  })
  const pageOf = async (page: number, sort?: string[]) => {
    const query = { username: 'reach.pages', from: today, to: today, page, size: 2, ...(sort && { sort }) }
    const { body } = await t.call('reach.ofUser', { query }, { token: signedIn.access_token })
    return { total: body.totalElements, rows: body.content.map((one) => [one.entityCode, one.reads]) }
  }
  const pages = [await pageOf(0), await pageOf(1), await pageOf(2)]
  expect(pages.map(({ rows }) => rows)).toEqual([
    [
      ['PHY0000004', 40],
      ['PHY0000003', 1],
    ],
    [
      ['PHY0000002', 3],
      ['PHY0000001', 1],
    ],
    [],
  ])
  expect(await pageOf(1, ['lastDate,DESC', 'reads,DESC'])).toEqual(pages[1])
  await note('PHY0000001', 2)
  await note('PHY0000005', 2)
  expect(await pageOf(0)).toEqual({
    total: 5,
    rows: [
      ['PHY0000005', 2],
      ['PHY0000001', 3],
    ],
  })
})
