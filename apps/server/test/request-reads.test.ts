import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachment, physician } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { pdf } from './support/facilities.ts'
import { approver, coordinator, officer, reject, stored } from './support/request.ts'

let t: TestApp
const compliance = { as: 'compliance' }

beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

test('a request made by the plain call is found by its type and target, and by nobody outside', async () => {
  const payload = {
    healthFacilityCode: 'HF0000001',
    type: 'ROUTINE',
    mode: 'ONSITE',
    visitDate: '2026-11-18',
    conductedBy: 'Ligaya Halimbawa',
    ratings: [{ item: 'STAFF', score: 5 }],
    findings: 'All in order.',
    result: 'SATISFACTORY',
  }
  const body = { type: 'hf-kamustahan', targetCode: 'HF0000001', payload } as const
  const made = await t.call('request.create', { body }, coordinator)
  expect(made.status, JSON.stringify(made.error)).toBeLessThan(300)
  expect(made.body).toMatchObject({ type: 'hf-kamustahan', targetCode: 'HF0000001', status: 'PENDING' })
  const { code } = made.body
  const typed = await t.call('request.getOfType', { params: { type: 'hf-kamustahan', code } }, approver)
  expect(typed.body.code).toBe(code)
  const other = await t.call('request.getOfType', { params: { type: 'hf-update', code } }, approver)
  expect(other.status).toBe(404)
  const query = { type: 'hf-kamustahan', targetCode: 'HF0000001' }
  expect((await t.call('request.pending', { query }, officer)).body).toMatchObject({ code })
  const listed = await t.call(
    'request.pendingOfType',
    { params: { type: 'hf-kamustahan' }, query: { targetCode: 'HF0000001' } },
    officer,
  )
  expect(listed.body.map((row) => row.code)).toEqual([code])
  // the screen asks for lines before it knows what is requested
  expect((await t.call('proposal.lines', { params: { code } }, officer)).body).toEqual([])
  await t.call('request.cancel', { body: { code } }, coordinator)
  expect((await t.call('request.pending', { query }, officer)).body).toBeNull()
})

test('a sheet of services is proposed, and nothing is stored before it is approved', async () => {
  const sheets = await t.call('servicePrice.list', { query: { healthFacilityCode: 'HF0000001' } }, officer)
  const known = await t.call('servicePrice.get', { params: { id: sheets.body.content[0]?.id ?? 0 } }, officer)
  const { costCenter, lines } = known.body as unknown as {
    costCenter: string
    lines: { serviceCode: string }[]
  }
  const body = {
    healthFacilityCode: 'HF0000001',
    costCenter,
    serviceType: 'OUTPATIENT',
    effectiveDate: '2027-02-01',
    lines: [{ serviceCode: lines[0]?.serviceCode ?? '', price: 333.25 }],
  }
  const second = await t.call('request.createService', { body }, coordinator)
  expect(second.error.errorCode).toBe('PENDING_REQUEST_EXISTS')
  await reject(t, String(second.error['requestCode']))
  const ignored: readonly [string, object][] = [
    ['id', { id: sheets.body.content[0]?.id ?? 0, version: 1 }],
    ['id', { version: 1 }],
    ['backdateReason', { backdateReason: 'Entered late' }],
    ['reason', { reason: 'A wrong amount' }],
  ]
  for (const [field, extra] of ignored) {
    const refused = await t.call('request.createService', { body: { ...body, ...extra } }, coordinator)
    expect(refused.error.errors?.map((problem) => problem.field)).toEqual([field])
  }
  const made = await t.call('request.createService', { body }, coordinator)
  expect(made.status, JSON.stringify(made.error)).toBeLessThan(300)
  expect(made.body.record).toMatchObject({ code: made.body.requestCode, status: 'PENDING' })
  const { targetCode } = await stored(t, made.body.requestCode ?? '')
  expect(targetCode).toBe('HF0000001')
  // who may not see rates sees no proposed ones: not by code, by line, in lists, nor in what waits
  const params = { code: made.body.requestCode ?? '' }
  const unread = [
    await t.call('request.get', { params }, compliance),
    await t.call('request.getOfType', { params: { ...params, type: 'hf/service' } }, compliance),
    await t.call('proposal.lines', { params }, compliance),
  ]
  expect(unread.map(({ status }) => status)).toEqual([404, 404, 404])
  const waiting = { type: 'hf/service', targetCode: 'HF0000001' }
  expect((await t.call('request.pending', { query: waiting }, compliance)).body).toBeNull()
  const query = { requestType: 'hf/service' }
  // compliance first: a count that is kept for it must not be told to others, nor theirs to it
  expect((await t.call('request.list', { query }, compliance)).body).toMatchObject({
    content: [],
    totalElements: 0,
  })
  const seen = await t.call('request.list', { query }, officer)
  expect(seen.body.content.map((row) => row.code)).toContain(params.code)
  expect(seen.body.totalElements).toBe(seen.body.content.length)
  const elsewhere = await t.call(
    'request.createService',
    { body: { ...body, healthFacilityCode: 'HF0000002' } },
    coordinator,
  )
  expect(elsewhere.status).toBe(404)
  const after = await t.call('servicePrice.list', { query: { healthFacilityCode: 'HF0000001' } }, officer)
  expect(after.body.totalElements).toBe(sheets.body.totalElements)
})

test('the files of a disaccreditation are read by staff alone, whole and as a preview', async () => {
  const [target] = await t.db
    .select()
    .from(physician)
    .where(eq(physician.accreditationStatusCode, 'ACCREDITED'))
    .limit(1)
  const json = {
    applicantType: 'PHY',
    targetCode: target?.code ?? '',
    reasonCode: 'RETIRED',
    effectiveDate: tinyToday,
    details: 'Retired from practice this month.',
  }
  const made = await t.call(
    'disaccreditation.create',
    { json, files: [pdf('letter.pdf', 'LETTER')] },
    compliance,
  )
  expect(made.status, JSON.stringify(made.error)).toBeLessThan(300)
  const query = { code: made.body.code, uuid: made.body.files[0]?.uuid ?? '' }
  const file = await t.call('disaccreditation.download', { query }, compliance)
  const [row] = await t.db.select().from(attachment).where(eq(attachment.uuid, query.uuid))
  const bytes = await t.services.files.read(row?.sha256 ?? '')
  expect(file.status).toBe(200)
  expect(Buffer.from(file.bytes).equals(Buffer.from(bytes ?? []))).toBe(true)
  expect((await t.call('disaccreditation.download', { query }, coordinator)).status).toBe(403)
  const params = { type: 'disaccreditation' }
  const shown = await t.call('request.preview', { params, query }, approver)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await t.call('request.preview', { params, query }, coordinator)).status).toBe(404)
})
