import type { RequestStatus, RequestType } from '@capiz/domain/request'
import { and, asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accreditationHistory,
  attachment,
  auditLog,
  facility,
  outboxMail,
  priceLine,
  priceSheet,
  requestRemark,
  userRequest,
} from '../src/db/schema/index.ts'
import { currentForm } from '../src/facility/form.ts'
import type { FacilityBody } from '../src/facility/form.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

const approver = { as: 'approver' }
const officer = { as: 'officer' }
const coordinator = { as: 'coordinator' }
const admin = { as: 'admin' }

/** A request of the sample by what it is. */
async function sample(app: TestApp, type: RequestType, status: RequestStatus, targetCode?: string) {
  const [row] = await app.db
    .select()
    .from(userRequest)
    .where(
      and(
        eq(userRequest.type, type),
        eq(userRequest.status, status),
        targetCode ? eq(userRequest.targetCode, targetCode) : undefined,
      ),
    )
    .orderBy(asc(userRequest.id))
  if (!row) throw new Error(`The sample has no ${type} that is ${status}.`)
  return row
}

async function stored(app: TestApp, code: string) {
  const [row] = await app.db.select().from(userRequest).where(eq(userRequest.code, code))
  if (!row) throw new Error(`${code} is gone`)
  return row
}

async function facilityOf(app: TestApp, code: string) {
  const [row] = await app.db.select().from(facility).where(eq(facility.code, code))
  if (!row) throw new Error(`${code} is gone`)
  return row
}

/** The facility as its owner would send it back. */
async function bodyOf(app: TestApp, code: string, more: Partial<FacilityBody>): Promise<FacilityBody> {
  const record = await facilityOf(app, code)
  return {
    ...(await currentForm(app.db, record)),
    code,
    version: record.version,
    confirmDuplicates: true,
    ...more,
  }
}

/** Somebody's edit of a facility; a coordinator's protected fields become a request. */
async function ask(app: TestApp, code: string, more: Partial<FacilityBody>, as: string): Promise<string> {
  const reply = await app.call('facility.save', { body: await bodyOf(app, code, more) }, { as })
  expect(reply.status, JSON.stringify(reply.error)).toBeLessThan(300)
  return reply.body.requestCode ?? ''
}

const approve = (app: TestApp, code: string, more: object = {}, as = approver) =>
  app.call('request.approve', { body: { code, ...more } }, as)
const reject = (app: TestApp, code: string, remarks = 'Not signed.', as = approver) =>
  app.call('request.reject', { body: { code, remarks } }, as)

const mailsAbout = (app: TestApp, code: string) =>
  app.db
    .select()
    .from(outboxMail)
    .where(eq(outboxMail.recipient, 'coordinator@staff.example'))
    .then((rows) => rows.filter((row) => row.body.includes(code) || row.subject.includes(code)))

const auditOf = (app: TestApp, entityCode: string, entityType: string) =>
  app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityCode, entityCode), eq(auditLog.entityType, entityType)))
    .orderBy(desc(auditLog.id))

/** Takes the sample's open update of the first facility out of the way. */
async function freeUpdate(app: TestApp): Promise<void> {
  const open = await sample(app, 'hf-update', 'PENDING', 'HF0000001')
  expect((await app.call('request.cancel', { body: { code: open.code } }, coordinator)).status).toBe(200)
}

describe('a decision', () => {
  test('D1: of fifty approvals at once one is done, the others are told', async () => {
    await freeUpdate(t)
    const before = await facilityOf(t, 'HF0000001')
    const code = await ask(t, 'HF0000001', { emailAddress: 'fifty@facility.example' }, 'coordinator')
    const asked = await facilityOf(t, 'HF0000001')
    expect(asked.emailAddress).toBe(before.emailAddress)
    await t.login('approver')
    const replies = await Promise.all(Array.from({ length: 50 }, () => approve(t, code)))
    const done = replies.filter(({ status }) => status === 200)
    const late = replies.filter(({ status }) => status === 409)
    expect([done.length, late.length]).toEqual([1, 49])
    expect(new Set(late.map(({ error }) => error.errorCode))).toEqual(new Set(['REQUEST_STATUS']))
    const after = await facilityOf(t, 'HF0000001')
    expect(after).toMatchObject({ emailAddress: 'fifty@facility.example', version: asked.version + 1 })
    expect(await mailsAbout(t, code)).toHaveLength(1)
    const { id } = await stored(t, code)
    expect(await t.db.$count(requestRemark, eq(requestRemark.requestId, id))).toBe(1)
    expect(await auditOf(t, code, 'user-request')).toHaveLength(2)
  })

  test('D2: approval, rejection and cancellation at once: one wins and only its effects are there', async () => {
    await Promise.all(['approver', 'admin', 'coordinator'].map((name) => t.login(name)))
    for (let round = 0; round < 6; round++) {
      const emailAddress = `race.${round}@facility.example`
      const code = await ask(t, 'HF0000001', { emailAddress }, 'coordinator')
      const acts = [
        () => approve(t, code),
        () => reject(t, code, 'Not now.', admin),
        () => t.call('request.cancel', { body: { code } }, coordinator),
      ]
      const turned = [...acts.slice(round % 3), ...acts.slice(0, round % 3)]
      const replies = await Promise.all(turned.map((act) => act()))
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(2)
      const { status } = await stored(t, code)
      expect(['APPROVED', 'REJECTED', 'CANCELLED']).toContain(status)
      const { emailAddress: now } = await facilityOf(t, 'HF0000001')
      expect(now === emailAddress).toBe(status === 'APPROVED')
      expect((await mailsAbout(t, code)).length).toBe(status === 'CANCELLED' ? 0 : 1)
    }
  })

  test('is never made by who asked, whatever the role', async () => {
    const own = await t.db.select().from(userRequest).where(eq(userRequest.docType, 'FSIC'))
    const code = own[0]?.code ?? ''
    expect((await approve(t, code)).error.errorCode).toBe('OWN_REQUEST')
    expect((await reject(t, code)).error.errorCode).toBe('OWN_REQUEST')
    expect((await t.call('request.review', { body: { code } }, approver)).error.errorCode).toBe('OWN_REQUEST')
    const view = await t.call('request.get', { params: { code } }, approver)
    const actions = Object.fromEntries(view.body.actions.map(({ action, allowed }) => [action, allowed]))
    expect(actions).toMatchObject({ approve: false, reject: false, review: false, cancel: true })
    expect((await stored(t, code)).status).toBe('PENDING')
  })

  test('takes two people where two are asked for', async () => {
    const { code } = await sample(t, 'hf/package', 'PENDING')
    expect((await approve(t, code)).error.errorCode).toBe('REQUEST_STATUS')
    expect((await t.call('request.review', { body: { code } }, admin)).status).toBe(200)
    expect((await t.call('request.review', { body: { code } }, officer)).error.errorCode).toBe(
      'REQUEST_STATUS',
    )
    expect((await approve(t, code, {}, admin)).error.errorCode).toBe('SAME_REVIEWER')
    const done = await approve(t, code)
    expect(done.status, JSON.stringify(done.error)).toBe(200)
    expect(done.body.trail.map(({ action }) => action)).toEqual(['CREATE', 'REVIEW', 'APPROVE'])
  })

  test('needs the permission, and remarks to reject', async () => {
    const { code } = await sample(t, 'hf-account', 'PENDING')
    expect((await approve(t, code, {}, officer)).status).toBe(403)
    expect((await approve(t, code, {}, coordinator)).status).toBe(403)
    expect((await t.call('request.reject', { body: { code } }, approver)).error.errorCode).toBe(
      'REMARKS_REQUIRED',
    )
    expect((await t.call('request.cancel', { body: { code } }, officer)).status).toBe(403)
    expect((await t.call('request.approve', { body: { code: 'UR-2026-999999' } }, approver)).status).toBe(404)
    const decided = await sample(t, 'hf-document', 'APPROVED')
    for (const reply of [await approve(t, decided.code), await reject(t, decided.code)]) {
      expect(reply.error.errorCode).toBe('REQUEST_STATUS')
    }
  })
})

describe('a target that moved', () => {
  test('is shown, and approved only with consent', async () => {
    const code = await ask(t, 'HF0000001', { emailAddress: 'asked@facility.example' }, 'coordinator')
    await ask(t, 'HF0000001', { emailAddress: 'direct@facility.example' }, 'officer')
    const view = await t.call('request.get', { params: { code } }, approver)
    expect(view.body).toMatchObject({
      stale: true,
      changes: [
        {
          field: 'emailAddress',
          now: 'direct@facility.example',
          requested: 'asked@facility.example',
          moved: true,
        },
      ],
    })
    const refused = await approve(t, code)
    expect(refused.error).toMatchObject({ errorCode: 'REQUEST_STALE', moved: [{ field: 'emailAddress' }] })
    expect((await stored(t, code)).status).toBe('PENDING')
    expect((await facilityOf(t, 'HF0000001')).emailAddress).toBe('direct@facility.example')
    expect((await approve(t, code, { acceptMoved: true })).status).toBe(200)
    expect((await facilityOf(t, 'HF0000001')).emailAddress).toBe('asked@facility.example')
  })

  test('in other fields stands in nobody’s way, and they stay', async () => {
    const code = await ask(t, 'HF0000001', { emailAddress: 'calm@facility.example' }, 'coordinator')
    await ask(t, 'HF0000001', { remarks: 'Written meanwhile' }, 'officer')
    expect((await approve(t, code)).status).toBe(200)
    expect(await facilityOf(t, 'HF0000001')).toMatchObject({
      emailAddress: 'calm@facility.example',
      remarks: 'Written meanwhile',
    })
  })

  test('an approval of a version the caller did not see is refused', async () => {
    const code = await ask(t, 'HF0000001', { emailAddress: 'seen@facility.example' }, 'coordinator')
    const { version } = await stored(t, code)
    expect((await t.call('request.review', { body: { code, version } }, officer)).status).toBe(200)
    expect((await approve(t, code, { version })).error.errorCode).toBe('REQUEST_STATUS')
    expect((await approve(t, code, { version: version + 1 })).status).toBe(200)
  })
})

describe('what an approval does', () => {
  test('is what a direct save does: fields, version and audit row', async () => {
    const before = await facilityOf(t, 'HF0000001')
    const code = await ask(t, 'HF0000001', { creditTermDays: 77 }, 'officer')
    expect(code).toBe('')
    const direct = (await auditOf(t, 'HF0000001', 'health-facility'))[0]
    const directly = await facilityOf(t, 'HF0000001')
    await ask(t, 'HF0000001', { creditTermDays: before.creditTermDays ?? 30 }, 'officer')
    const start = await facilityOf(t, 'HF0000001')
    const requestCode = await ask(t, 'HF0000001', { creditTermDays: 77 }, 'coordinator')
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
      const plain = lines.map(({ id: _i, sheetId: _s, ...line }) => line)
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
    const wrongType = { params: { type: 'hf-update', code: own.code } }
    expect((await t.call('request.getOfType', wrongType, coordinator)).status).toBe(404)
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
    const wrong = await t.call('request.list', { query: { sort: 'secret,ASC' } }, officer)
    expect(wrong.status).toBe(400)
    expect(wrong.error.message).toContain('requestedDate')
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
    const code = await ask(t, 'HF0000001', { emailAddress: 'unseen@facility.example' }, 'coordinator')
    await t.call('request.get', { params: { code } }, officer)
    expect((await remove('hf-update', code, 'coordinator')).error.errorCode).toBe('REQUEST_STATUS')
    expect((await t.call('request.cancel', { body: { code } }, coordinator)).status).toBe(200)
    const second = await ask(t, 'HF0000001', { emailAddress: 'unseen@facility.example' }, 'coordinator')
    expect((await remove('hf-update', second, 'coordinator')).status).toBe(204)
  })
})

describe('files', () => {
  const pdf = (words: string) =>
    new File([`%PDF-1.4\n% SAMPLE ${words}\n%%EOF`], `${words}.pdf`, { type: 'application/pdf' })
  const hand = (docType: string, words: string, as = 'coordinator') =>
    t.call(
      'request.createWithFiles',
      {
        params: { type: 'hf-document' },
        json: { targetCode: null, docType, validityDate: '2027-11-20' },
        files: [pdf(words)],
      },
      { as },
    )
  const liveOf = (docType: string) =>
    t.db
      .select()
      .from(attachment)
      .where(
        and(
          eq(attachment.ownerKind, 'hf/document'),
          eq(attachment.ownerCode, 'HF0000001'),
          eq(attachment.docType, docType),
        ),
      )
      .then((rows) => rows.filter((row) => row.supersededBy === null && !row.deleted))

  test('wait with the request and join the record when it is approved', async () => {
    const [old] = await liveOf('LTO')
    const made = await hand('LTO', 'licence')
    expect(made.status, JSON.stringify(made.error)).toBeLessThan(300)
    const { code } = made.body
    expect((await hand('LTO', 'again')).error.errorCode).toBe('PENDING_REQUEST_EXISTS')
    expect((await liveOf('LTO')).map(({ uuid }) => uuid)).toEqual([old?.uuid])
    const [file] = made.body.files
    const query = { code, uuid: file?.uuid ?? '' }
    const params = { type: 'hf-document' as const }
    const read = await t.call('request.download', { params, query }, approver)
    expect(Buffer.from(read.bytes).toString()).toContain('SAMPLE licence')
    expect((await t.call('request.download', { params, query }, { as: 'coordinator2' })).status).toBe(404)
    const foreign = { code, uuid: old?.uuid ?? '' }
    expect((await t.call('request.download', { params, query: foreign }, approver)).status).toBe(404)
    const done = await approve(t, code)
    expect(done.status, JSON.stringify(done.error)).toBe(200)
    const live = await liveOf('LTO')
    expect(live).toHaveLength(1)
    expect(live[0]).toMatchObject({ validityDate: '2027-11-20', fileName: 'licence.pdf' })
    const [replaced] = await t.db
      .select()
      .from(attachment)
      .where(eq(attachment.uuid, old?.uuid ?? ''))
    expect(replaced?.supersededBy).toBe(live[0]?.uuid)
  })

  test('of a rejected request stay with it only', async () => {
    const before = await liveOf('SANIT')
    const { body } = await hand('SANIT', 'permit')
    expect((await reject(t, body.code)).status).toBe(200)
    expect(await liveOf('SANIT')).toEqual(before)
    const view = await t.call('request.get', { params: { code: body.code } }, coordinator)
    expect(view.body.files).toHaveLength(1)
  })
})

describe('an approval beside a direct save of the same field', () => {
  test('never lets one of the two vanish without a word', async () => {
    const code = 'HF0000003'
    const open = await sample(t, 'hf-update', 'REVIEWED', code)
    expect((await reject(t, open.code)).status).toBe(200)
    for (let round = 0; round < 8; round++) {
      const requestCode = await ask(
        t,
        code,
        { emailAddress: `asked.${round}@facility.example` },
        'coordinator2',
      )
      const body = await bodyOf(t, code, { emailAddress: `direct.${round}@facility.example` })
      const save = () => t.call('facility.save', { body }, officer)
      const acts = round % 2 ? [save(), approve(t, requestCode)] : [approve(t, requestCode), save()]
      const replies = await Promise.all(acts)
      const refused = replies.filter(({ status }) => status === 409)
      expect(refused, JSON.stringify(replies.map(({ error }) => error))).toHaveLength(1)
      expect(['STALE_RECORD', 'REQUEST_STALE']).toContain(refused[0]?.error.errorCode)
      const { emailAddress } = await facilityOf(t, code)
      const isApproved = (await stored(t, requestCode)).status === 'APPROVED'
      expect(emailAddress).toBe(`${isApproved ? 'asked' : 'direct'}.${round}@facility.example`)
      if (!isApproved) expect((await reject(t, requestCode)).status).toBe(200)
    }
  })
})
