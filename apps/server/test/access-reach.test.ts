import type { Permission, SeedRoleCode } from '@capiz/domain/access'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest'
import { role } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { bodyOf, png } from './support/facilities.ts'
import { tinyUsers } from './setup/tiny-seed.ts'

let app: TestApp
const changed = new Map<SeedRoleCode, Permission[]>()

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

/** Gives a role other permissions until the test ends. */
async function grant(code: SeedRoleCode, change: (before: Permission[]) => Permission[]): Promise<void> {
  const [found] = await app.db.select().from(role).where(eq(role.code, code))
  const before = found?.permissions ?? []
  changed.set(code, before)
  await app.db
    .update(role)
    .set({ permissions: change(before) })
    .where(eq(role.code, code))
}

afterEach(async () => {
  for (const [code, permissions] of changed) {
    await app.db.update(role).set({ permissions }).where(eq(role.code, code))
  }
  changed.clear()
})

const without = (permissions: Permission[], ...taken: Permission[]) =>
  permissions.filter((one) => !taken.includes(one))

test('a permission beyond the seed role of a physician does not reach affiliated facilities', async () => {
  await grant('PHYSICIAN', (before) => [...before, 'HF_EDIT'])
  const as = tinyUsers.PHYSICIAN
  const { body: page } = await app.call('facility.list', { query: { size: 1 } }, { as })
  const [seen] = page.content
  if (!seen) throw new Error('The physician has no affiliation.')
  const { body: record } = await app.call('facility.get', { params: { code: seen.code } }, { as: 'admin' })
  expect((await app.call('facility.get', { params: { code: seen.code } }, { as })).status).toBe(200)
  const saved = await app.call('facility.save', { body: { ...bodyOf(record), clinicHours: 'Never' } }, { as })
  expect(saved.status).toBe(404)
})

test('a permission beyond the seed role of a coordinator does not reach affiliated physicians', async () => {
  await grant('HF_COORDINATOR', (before) => [...before, 'PHY_EDIT'])
  const as = tinyUsers.HF_COORDINATOR
  const { body: page } = await app.call('physician.list', { query: { size: 1 } }, { as })
  const [seen] = page.content
  if (!seen) throw new Error('The facility has no physicians.')
  const fields = { phyCode: seen.code }
  const saved = await app.call('physician.profilePicture', { fields, files: [png('me.png', 8, 8)] }, { as })
  expect(saved.status).toBe(404)
})

test('a rule with one permission for each kind of record asks for the one of the record', async () => {
  await grant('ACCREDITATION_OFFICER', (before) => without(before, 'HF_VIEW', 'HF_EDIT'))
  const as = tinyUsers.ACCREDITATION_OFFICER
  const documents = (entity: string, code: string) =>
    app.call('document.list', { params: { entity }, query: { code } }, { as })
  expect((await documents('hf/document', 'HF0000001')).status).toBe(403)
  expect((await documents('phy/document', 'PHY0000001')).status).toBe(200)
  const timeline = (code: string) => app.call('timeline.list', { query: { code } }, { as })
  expect((await timeline('HF0000001')).status).toBe(403)
  expect((await timeline('PHY0000001')).status).toBe(200)
  const { body: expiring } = await app.call('expiry.list', { query: { size: 100 } }, { as })
  expect(new Set(expiring.content.map(({ ownerType }) => ownerType))).not.toContain('facility')
  const { body: history } = await app.call('accreditationHistory.list', { query: { size: 1000 } }, { as })
  expect(history.content.filter(({ applicantType }) => applicantType === 'HFC')).toEqual([])
})

test('an exported list reaches as far as the list itself, not as far as the export call', async () => {
  const as = tinyUsers.PHYSICIAN
  const { body: page } = await app.call('facility.rows', { query: { size: 1000 } }, { as })
  expect(page.totalElements).toBeGreaterThan(0)
  const file = await app.call('listExport.file', { params: { list: 'facility.rows' }, query: {} }, { as })
  const text = new TextDecoder().decode(file.bytes)
  expect(text.match(/HF\d{7}/g)?.toSorted()).toEqual(page.content.map(({ code }) => code).toSorted())
  const closed = await app.call('listExport.file', { params: { list: 'user.list' }, query: {} }, { as })
  expect(closed.status).toBe(404)
})

test('files of a record of a kind the caller may not see are not found', async () => {
  await grant('COMPLIANCE_OFFICER', (before) => without(before, 'COMPLIANCE_VIEW'))
  const reply = await app.call(
    'recordFile.zip',
    { params: { kind: 'violation' }, query: { code: 'VIO-2026-000001' } },
    { as: tinyUsers.COMPLIANCE_OFFICER },
  )
  expect(reply.status).toBe(404)
})

test('another profile is not found without the permission, the own one is', async () => {
  const profile = (username: string) =>
    app.call('user.profile', { params: { username } }, { as: tinyUsers.REPORTS_VIEWER })
  expect((await profile(tinyUsers.REPORTS_VIEWER)).status).toBe(200)
  expect((await profile(tinyUsers.APPROVER)).status).toBe(404)
  await grant('HF_COORDINATOR', (before) => [...before, 'USER_VIEW'])
  const asked = await app.call(
    'user.profile',
    { params: { username: tinyUsers.APPROVER } },
    { as: tinyUsers.HF_COORDINATOR },
  )
  expect(asked.status).toBe(404)
})
