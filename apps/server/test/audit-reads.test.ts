import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, physician as physicianTable } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword, tinyToday } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

const views = async (actor: string) => {
  const rows = await t.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'VIEW'))
    .orderBy(desc(auditLog.id))
  return rows.filter((row) => row.actor === actor)
}
const physician = (code: string, as: string) => t.call('physician.get', { params: { code } }, { as })

test('reading the record of a person leaves one row a user and day', async () => {
  for (let turn = 0; turn < 3; turn += 1) await physician('PHY0000002', 'reports')
  await physician('PHY0000003', 'reports')
  await physician('PHY0000002', 'officer')
  const codes = (await views('reports')).map(({ entityCode }) => entityCode)
  expect(codes).toEqual(['PHY0000003', 'PHY0000002'])
  expect(await views('officer')).toHaveLength(1)
  t.clock.advance(24 * 3600)
  // the session of yesterday is over
  const { body } = await t.call('auth.login', {
    body: { grant_type: 'password', username: 'officer', password: tinyPassword },
  })
  await t.call('physician.get', { params: { code: 'PHY0000002' } }, { token: body.access_token })
  expect(await views('officer')).toHaveLength(2)
})

test('the own record leaves none', async () => {
  expect((await physician('PHY0000001', 'physician')).status).toBe(200)
  expect(await views('physician')).toEqual([])
})

test('a page of a hundred persons leaves one with its filters, a page of the screens none', async () => {
  const [one] = await t.db.select().from(physicianTable).where(eq(physicianTable.code, 'PHY0000002'))
  if (!one) throw new Error('PHY0000002 is missing')
  const { id: _, ...rest } = one
  const copy = (at: number) => ({
    ...rest,
    code: `PHY0008${at}`,
    prcNumber: `8${at}000`,
    phicAccreditationNo: null,
  })
  await t.db.insert(physicianTable).values(Array.from({ length: 120 }, (_1, at) => copy(at + 100)))
  const { body: signedIn } = await t.call('auth.login', {
    body: { grant_type: 'password', username: 'reports', password: tinyPassword },
  })
  const list = (size: number) =>
    t.call('physician.list', { query: { size } }, { token: signedIn.access_token })
  expect((await list(20)).body.content).toHaveLength(20)
  const before = (await views('reports')).length
  expect((await list(1000)).body.content.length).toBeGreaterThanOrEqual(100)
  await list(1000)
  const rows = await views('reports')
  expect(rows).toHaveLength(before + 1)
  expect(rows[0]).toMatchObject({ auditTopic: 'Records read in bulk', entityType: 'call' })
  expect(JSON.stringify(rows[0]?.changes)).toContain('size=1000')
})
