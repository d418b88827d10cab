import type { RequestType } from '@capiz/domain/request'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accreditationHistory,
  auditLog,
  outboxMail,
  priceLine,
  priceSheet,
  requestRemark,
  userRequest,
} from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import {
  admin,
  approve,
  createRequest,
  auditOf,
  coordinator,
  facilityOf,
  freeUpdate,
  officer,
  reject,
  sample,
  stored,
} from './support/request.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  await freeUpdate(t)
})
afterAll(() => t.close())

describe('what an approval does', () => {
  test('is what a direct save does: fields, version and audit row', async () => {
    const before = await facilityOf(t, 'HF0000001')
    const code = await createRequest(t, 'HF0000001', { creditTermDays: 77 }, 'officer')
    expect(code).toBe('')
    const direct = (await auditOf(t, 'HF0000001', 'health-facility'))[0]
    const directly = await facilityOf(t, 'HF0000001')
    await createRequest(t, 'HF0000001', { creditTermDays: before.creditTermDays ?? 30 }, 'officer')
    const start = await facilityOf(t, 'HF0000001')
    const requestCode = await createRequest(t, 'HF0000001', { creditTermDays: 77 }, 'coordinator')
    expect(requestCode).toMatch(/^UR-/)
    expect((await approve(t, requestCode)).status).toBe(200)
    const approved = (await auditOf(t, 'HF0000001', 'health-facility'))[0]
    const { auditTopic, action, changes } = direct ?? {}
    expect(approved).toMatchObject({ auditTopic, action, changes, actor: 'approver' })
    const after = await facilityOf(t, 'HF0000001')
    expect(after.version).toBe(start.version + 1)
    const plain = ({ version: _v, updatedBy: _b, updatedDate: _d, ...rest }: typeof after) => rest
    expect(plain(after)).toEqual(plain(directly))
  })

  test('a sheet of prices is the one a direct save would post', async () => {
    const request = await sample(t, 'hf/room-rate', 'PENDING', 'HF0000001')
    const { requestedDate: _d, ...payload } = request.payload as Record<string, never>
    await t.call('request.review', { body: { code: request.code } }, officer)
    const done = await approve(t, request.code)
    expect(done.status, JSON.stringify(done.error)).toBe(200)
    const other = { ...payload, healthFacilityCode: 'HF0000005' } as never
    const direct = await t.call('roomRate.save', { body: other }, { as: 'rates' })
    expect(direct.status, JSON.stringify(direct.error)).toBe(201)
    const sheetOf = async (owner: string) => {
      const [sheet] = await t.db
        .select()
        .from(priceSheet)
        .where(and(eq(priceSheet.kind, 'room-rate'), eq(priceSheet.ownerCode, owner)))
        .orderBy(desc(priceSheet.id))
      const lines = await t.db
        .select()
        .from(priceLine)
        .where(eq(priceLine.sheetId, sheet?.id ?? 0))
      const plain = lines.map(({ id: _i, sheetId: _s, ownerKey: _o, entryId: _e, ...line }) => line)
      return { effectiveDate: sheet?.effectiveDate, requestCode: sheet?.requestCode, lines: plain }
    }
    const [approved, saved] = [await sheetOf('HF0000001'), await sheetOf('HF0000005')]
    expect(approved).toEqual({ ...saved, requestCode: request.code })
  })

  test('falls whole when it cannot be done', async () => {
    const request = await sample(t, 'hf/service', 'REVIEWED')
    const body = { ...request.payload } as never
    expect((await t.call('servicePrice.save', { body }, { as: 'rates' })).status).toBe(201)
    const remarks = await t.db.$count(requestRemark)
    const audits = await t.db.$count(auditLog)
    const mails = await t.db.$count(outboxMail)
    const sheets = await t.db.$count(priceSheet)
    const refused = await approve(t, request.code, { acceptMoved: true })
    expect(refused.error.errorCode).toBe('PRICE_DATE_EXISTS')
    expect(await stored(t, request.code)).toMatchObject({
      status: 'REVIEWED',
      version: request.version,
      decidedBy: null,
    })
    expect(await t.db.$count(requestRemark)).toBe(remarks)
    expect(await t.db.$count(auditLog)).toBe(audits)
    expect(await t.db.$count(outboxMail)).toBe(mails)
    expect(await t.db.$count(priceSheet)).toBe(sheets)
  })

  test('comes too late when the day asked for is over', async () => {
    const later = await startTestApp({ seed: 'tiny', today: '2027-04-01' })
    const request = await sample(later, 'hf/room-rate', 'REVIEWED')
    const refused = await approve(later, request.code, { acceptMoved: true })
    expect(refused.error.errorCode).toBe('REQUEST_DATE_PASSED')
    expect((await stored(later, request.code)).status).toBe('REVIEWED')
    expect((await reject(later, request.code)).status).toBe(200)
    await later.close()
  })
})

describe('who sees a request', () => {
  test('a coordinator only the own, another’s is not there', async () => {
    const own = await sample(t, 'hf/service', 'PENDING', 'HF0000001')
    const other = { as: 'coordinator2' }
    expect((await t.call('request.get', { params: { code: own.code } }, coordinator)).status).toBe(200)
    expect((await t.call('request.get', { params: { code: own.code } }, other)).status).toBe(404)
    expect((await t.call('request.cancel', { body: { code: own.code } }, other)).status).toBe(404)
    const input = { params: { code: own.code }, body: { remarks: 'Hello there' } }
    expect((await t.call('request.saveRemarks', input, other)).status).toBe(404)
    expect((await t.call('request.saveRemarks', input, { as: 'reports' })).status).toBe(403)
    const added = await t.call('request.saveRemarks', input, coordinator)
    expect(added.body.remarkRows.map(({ remarks }) => remarks)).toEqual(['Hello there'])
    expect(added.body.status).toBe('PENDING')
    const otherType = { params: { type: 'hf-update', code: own.code } }
    expect((await t.call('request.getOfType', otherType, coordinator)).status).toBe(404)
    const list = await t.call('request.list', { query: { size: 100 } }, other)
    expect(list.body.totalElements).toBeGreaterThan(0)
    expect(new Set(list.body.content.map(({ targetCode }) => targetCode))).toEqual(new Set(['HF0000003']))
    expect((await t.call('request.list', { query: {} }, { as: 'reports' })).status).toBe(403)
  })

  test('the list filters by type, status and target, counts exactly and names what it can sort by', async () => {
    const query = { requestType: 'hf/package', status: 'REJECTED,APPROVED', size: 10 }
    const { body } = await t.call('request.list', { query }, officer)
    const rows = await t.db.select().from(userRequest).where(eq(userRequest.type, 'hf/package'))
    const wanted = rows.filter(({ status }) => status === 'REJECTED' || status === 'APPROVED')
    expect(body.totalElements).toBe(wanted.length)
    expect(body.content.every(({ type }) => type === 'hf/package')).toBe(true)
    const rejected = await t.call('request.list', { query: { sort: 'secret,ASC' } }, officer)
    expect(rejected.status).toBe(400)
    expect(rejected.error.message).toContain('requestedDate')
  })
})

describe('an application', () => {
  test('is taken up when it is approved and stays on process', async () => {
    const { code, targetCode } = await sample(t, 'hf-registration', 'REVIEWED')
    expect((await facilityOf(t, targetCode ?? '')).accepted).toBe(false)
    const done = await approve(t, code)
    expect(done.status, JSON.stringify(done.error)).toBe(200)
    expect(await facilityOf(t, targetCode ?? '')).toMatchObject({
      accepted: true,
      accreditationStatusCode: 'ON_PROCESS',
    })
  })

  test.each([
    ['rejected', 'DISAPPROVED', 'REJECTED'],
    ['cancelled', 'WITHDRAWN', 'CANCELLED'],
  ] as const)('ends when it is %s', async (how, facilityStatus, status) => {
    const fresh = await startTestApp({ seed: 'tiny', today: tinyToday })
    const { code, targetCode, requesterEmail } = await sample(fresh, 'hf-registration', 'PENDING')
    const reply =
      how === 'rejected'
        ? await reject(fresh, code, 'Papers are incomplete.')
        : await fresh.call('request.cancel', { body: { code } }, admin)
    expect(reply.status, JSON.stringify(reply.error)).toBe(200)
    expect((await stored(fresh, code)).status).toBe(status)
    expect((await facilityOf(fresh, targetCode ?? '')).accreditationStatusCode).toBe(facilityStatus)
    const [last] = await fresh.db
      .select()
      .from(accreditationHistory)
      .where(eq(accreditationHistory.applicantCode, targetCode ?? ''))
      .orderBy(desc(accreditationHistory.id))
    expect(last).toMatchObject({ fromStatus: 'ON_PROCESS', toStatus: facilityStatus, requestCode: code })
    const mails = await fresh.db
      .select()
      .from(outboxMail)
      .where(eq(outboxMail.recipient, requesterEmail ?? ''))
    expect(mails.map(({ template }) => template)).toEqual(how === 'rejected' ? ['REQUEST_REJECTED'] : [])
    await fresh.close()
  })
})

describe('deleting', () => {
  const remove = (type: RequestType, code: string, as: string) =>
    t.call('request.remove', { params: { type, code } }, { as })

  test('is for who asked, and only when it is over or nobody looked', async () => {
    const cancelled = await sample(t, 'hf/room-rate', 'CANCELLED', 'HF0000001')
    expect((await remove('hf/room-rate', cancelled.code, 'officer')).status).toBe(403)
    expect((await remove('hf/room-rate', cancelled.code, 'coordinator2')).status).toBe(404)
    expect((await remove('hf/room-rate', cancelled.code, 'coordinator')).status).toBe(204)
    expect((await t.call('request.get', { params: { code: cancelled.code } }, officer)).status).toBe(404)
    expect((await stored(t, cancelled.code)).deleted).toBe(true)
    const approved = await sample(t, 'hf/service', 'APPROVED', 'HF0000001')
    expect((await remove('hf/service', approved.code, 'coordinator')).error.errorCode).toBe('REQUEST_STATUS')
    const code = await createRequest(
      t,
      'HF0000001',
      { emailAddress: 'unseen@facility.example' },
      'coordinator',
    )
    await t.call('request.get', { params: { code } }, officer)
    expect((await remove('hf-update', code, 'coordinator')).error.errorCode).toBe('REQUEST_STATUS')
    expect((await t.call('request.cancel', { body: { code } }, coordinator)).status).toBe(200)
    const second = await createRequest(
      t,
      'HF0000001',
      { emailAddress: 'unseen@facility.example' },
      'coordinator',
    )
    expect((await remove('hf-update', second, 'coordinator')).status).toBe(204)
  })
})
