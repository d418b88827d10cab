import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { pdf } from './support/facilities.ts'
import { approver, coordinator } from './support/request.ts'

/** A request of staff about the facility of the coordinator, who must not learn of it (domain model 5.2). */
const targetCode = 'HF0000001'
const type = 'disaccreditation'

let t: TestApp
let code: string
let uuid: string
let before: { requests: number; places: unknown; notices: unknown; events: number }

const seenByCoordinator = async () => ({
  requests: (await t.call('request.list', { query: {} }, coordinator)).body.totalElements,
  places: (await t.call('requestDesk.counts', {}, coordinator)).body,
  notices: (await t.call('dashboard.get', { query: { type: 'NOTIFICATION' } }, coordinator)).body.items,
  events: (await t.call('timeline.list', { query: { code: targetCode } }, coordinator)).body.totalElements,
})

beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  before = await seenByCoordinator()
  const json = {
    applicantType: 'HFC',
    targetCode,
    reasonCode: 'VIOLATION',
    effectiveDate: tinyToday,
    details: 'Findings of the audit of this month.',
  }
  const files = [pdf('letter.pdf', 'LETTER')]
  const made = await t.call('disaccreditation.create', { json, files }, { as: 'compliance' })
  expect(made.status, JSON.stringify(made.error)).toBeLessThan(300)
  code = made.body.code
  uuid = made.body.files[0]?.uuid ?? ''
})
afterAll(() => t.close())

test('staff find it where the provider looks', async () => {
  expect((await t.call('request.get', { params: { code } }, approver)).status).toBe(200)
  const list = await t.call('request.list', { query: { requestType: type } }, approver)
  expect(list.body.content.map((row) => row.code)).toContain(code)
  const events = await t.call('timeline.list', { query: { code: targetCode, kind: 'request' } }, approver)
  expect(JSON.stringify(events.body.content)).toContain(code)
})

test('it is in no list, figure, search or timeline of the provider', async () => {
  expect(await seenByCoordinator()).toEqual(before)
  const listed = await t.call('request.list', { query: { requestType: type } }, coordinator)
  expect(listed.body.content).toEqual([])
  const exported = await t.call('listExport.file', { params: { list: 'request.list' } }, coordinator)
  expect(Buffer.from(exported.bytes).toString()).not.toContain(code)
  expect((await t.call('search.records', { query: { term: code } }, coordinator)).body).toEqual([])
  const pending = await t.call('request.pending', { query: { type, targetCode } }, coordinator)
  expect(pending.body).toBeNull()
  const ofType = await t.call(
    'request.pendingOfType',
    { params: { type }, query: { targetCode } },
    coordinator,
  )
  expect(ofType.body).toEqual([])
})

test('its address and its files answer the provider as if there were none', async () => {
  const query = { code, uuid }
  const replies = await Promise.all([
    t.call('request.get', { params: { code } }, coordinator),
    t.call('request.getOfType', { params: { type, code } }, coordinator),
    t.call('request.download', { params: { type }, query }, coordinator),
    t.call('request.preview', { params: { type }, query }, coordinator),
  ])
  // the family's address with this type belongs to the calls for staff
  expect(replies.map(({ status }) => status)).toEqual([404, 403, 403, 404])
  expect((await t.call('disaccreditation.get', { params: { code } }, coordinator)).status).toBe(403)
})
