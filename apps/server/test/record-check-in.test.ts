import { addDays } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachment, auditLog, facility, physician, userRequest } from '../src/db/schema/index.ts'
import type { TestApp } from './harness.ts'
import { pdf, png } from './support/facilities.ts'
import { fieldsOf, ok, openRecords } from './support/records.ts'

let app: TestApp
const today = '2026-11-20'
const officer = { as: 'officer' }
const approver = { as: 'approver' }
const coordinator = { as: 'coordinator' }
const dentist = { as: 'physician' }
let ownFacility = ''
let dentistCode = ''

beforeAll(async () => {
  ;({ app, own: ownFacility, dentistCode } = await openRecords())
})
afterAll(() => app.close())

const form = {
  type: 'ROUTINE',
  mode: 'ONSITE',
  visitDate: '2026-11-18',
  conductedBy: 'Ligaya Halimbawa',
  ratings: [
    { item: 'CLEANLINESS', score: 4 },
    { item: 'STAFF', score: 5, remarks: 'Helpful' },
  ],
  findings: 'All in order.',
  result: 'SATISFACTORY',
} as const

const visit = (more: object = {}) => ({ healthFacilityCode: ownFacility, ...form, ...more })
const documentsUntil = (docType: string, validityDate: string) => ({
  documentTypes: [docType],
  validityDates: [validityDate],
})

async function sendVisit(more: object = {}, files: File[] = [], as = coordinator) {
  return app.call('facilityCheckIn.save', { json: visit(more), files }, as)
}

async function decide(code: string, how: 'approve' | 'reject', remarks = 'Photos are missing.') {
  const reply = await app.call(`request.${how}`, { body: { code, remarks } }, approver)
  ok(reply)
}

describe('facility check-ins', () => {
  test('wait for approval, then are noted and renew the papers they brought', async () => {
    const until = addDays(today, 400)
    const sent = await sendVisit(documentsUntil('FSIC', until), [pdf('fire.pdf', 'FIRE')])
    ok(sent)
    expect(sent.status).toBe(201)
    const { record, requestCode } = sent.body
    expect(record).toMatchObject({
      status: 'SUBMITTED',
      healthFacilityCode: ownFacility,
      requestCode,
      editable: true,
    })
    expect(record?.code).toMatch(/^HK-2026-\d{4}$/)
    expect(record?.words).toMatchObject({ type: 'Routine', 'ratings.STAFF': 'Staff' })
    expect(record?.files).toMatchObject([{ docType: 'FSIC', validityDate: until, fileName: 'fire.pdf' }])

    const asked = await app.call('request.get', { params: { code: requestCode ?? '' } }, approver)
    expect(asked.body).toMatchObject({ type: 'hf-kamustahan', targetCode: ownFacility, status: 'PENDING' })
    expect(asked.body.changes.find(({ field }) => field === 'ratings')?.requested).toBe(
      'Cleanliness 4, Staff 5',
    )
    expect(asked.body.files).toHaveLength(1)

    const own = await app.call('request.approve', { body: { code: requestCode ?? '' } }, coordinator)
    expect(own.status).toBe(403)
    await decide(requestCode ?? '', 'approve')
    const noted = await app.call('facilityCheckIn.get', { params: { code: record?.code ?? '' } }, coordinator)
    expect(noted.body).toMatchObject({ status: 'NOTED', editable: false })
    expect(noted.body.timeline?.map(({ action, toStatus }) => [action, toStatus])).toEqual([
      ['CREATE', 'SUBMITTED'],
      ['STATUS', 'NOTED'],
    ])
    const documents = await app.call(
      'document.list',
      { params: { entity: 'hf/document' }, query: { code: ownFacility } },
      officer,
    )
    expect(documents.body.filter(({ docType }) => docType === 'FSIC')).toMatchObject([
      { fileName: 'fire.pdf', validityDate: until },
    ])
    const late = await app.call(
      'facilityCheckIn.save',
      { json: visit({ code: record?.code, version: noted.body.version }) },
      coordinator,
    )
    expect(late.error.errorCode).toBe('RECORD_STATUS')
  })

  test('take the last day of a permit as it is, and name the file whose day cannot be true', async () => {
    const wrong = await sendVisit(documentsUntil('BPERMIT', '2027-06-30'), [pdf('permit.pdf', 'P')])
    expect([wrong.status, wrong.error.errors?.map(({ field }) => field)]).toEqual([422, ['documents.0']])
    const later = await sendVisit(documentsUntil('RATES', '2026-11-21'), [pdf('rates.pdf', 'R')])
    expect([later.status, later.error.errors?.map(({ field }) => field)]).toEqual([422, ['documents.0']])
    const sent = await sendVisit(documentsUntil('BPERMIT', '2026-12-31'), [pdf('permit.pdf', 'P')])
    ok(sent)
    expect(sent.body.record?.files).toMatchObject([{ docType: 'BPERMIT', validityDate: '2026-12-31' }])
    ok(await app.call('request.cancel', { body: { code: sent.body.requestCode ?? '' } }, coordinator))
  })

  test('rejected ones come back with the reason and can be sent again', async () => {
    const sent = await sendVisit({ findings: 'Second visit.' })
    ok(sent)
    const code = sent.body.record?.code ?? ''
    const second = await sendVisit({ findings: 'Quite another one.' })
    expect(second.error.errorCode).toBe('PENDING_REQUEST_EXISTS')
    await decide(sent.body.requestCode ?? '', 'reject')
    const back = await app.call('facilityCheckIn.get', { params: { code } }, coordinator)
    expect(back.body.status).toBe('RETURNED')
    expect(back.body.timeline?.at(-1)?.remarks).toBe('Photos are missing.')
    const { version } = back.body
    const again = await sendVisit({ code, version, findings: 'With photos now.' })
    ok(again)
    expect(again.body.record).toMatchObject({ code, status: 'SUBMITTED', findings: 'With photos now.' })
    expect(again.body.requestCode).not.toBe(sent.body.requestCode)
    const meddling = await sendVisit(
      { code, version: again.body.record?.version, findings: 'x' },
      [],
      officer,
    )
    expect(meddling.status).toBe(403)
    const changed = await sendVisit({ code, version: again.body.record?.version, findings: 'Better words.' })
    ok(changed)
    expect(changed.body.requestCode).toBe(again.body.requestCode)
    const asked = await app.call('request.get', { params: { code: again.body.requestCode ?? '' } }, approver)
    expect(asked.body.changes.find(({ field }) => field === 'findings')?.requested).toBe('Better words.')
    ok(await app.call('request.cancel', { body: { code: again.body.requestCode ?? '' } }, coordinator))
    const cancelled = await app.call('facilityCheckIn.get', { params: { code } }, coordinator)
    expect(cancelled.body.status).toBe('RETURNED')
  })

  test('the same one sent twice is one, by either call', async () => {
    const one = await sendVisit({ findings: 'Sent twice.' })
    const two = await sendVisit({ findings: 'Sent twice.' })
    const three = await app.call(
      'request.createOfType',
      {
        params: { type: 'hf-kamustahan' },
        body: { targetCode: ownFacility, ...visit({ findings: 'Sent twice.' }) },
      },
      coordinator,
    )
    expect([one.status, two.status]).toEqual([201, 200])
    ok(three)
    expect(two.body.record?.code).toBe(one.body.record?.code)
    expect(three.body.code).toBe(one.body.requestCode)
    await decide(one.body.requestCode ?? '', 'reject')
  })

  test('one whose request is deleted comes back too', async () => {
    const sent = await sendVisit({ findings: 'Sent by mistake.' })
    const { requestCode, record } = sent.body
    const params = { type: 'hf-kamustahan', code: requestCode ?? '' }
    ok(await app.call('request.remove', { params }, coordinator))
    const back = await app.call('facilityCheckIn.get', { params: { code: record?.code ?? '' } }, coordinator)
    expect(back.body).toMatchObject({ status: 'RETURNED', editable: true })
  })

  test('lists that do not fit, wrong papers and impossible days are refused whole', async () => {
    const uneven = await sendVisit({ documentTypes: ['FSIC'], validityDates: [] }, [pdf()])
    expect([uneven.status, fieldsOf(uneven)]).toEqual([422, ['validityDates']])
    const noList = await sendVisit({}, [pdf()])
    expect([noList.status, fieldsOf(noList)]).toEqual([422, ['documentTypes', 'validityDates']])
    const expired = await sendVisit(documentsUntil('FSIC', '2026-01-01'), [pdf()])
    expect([expired.status, fieldsOf(expired)]).toEqual([422, ['documents.0']])
    const unknown = await sendVisit(documentsUntil('NO-SUCH', ''), [pdf()])
    expect(unknown.status).toBe(422)
    const later = await sendVisit({ visitDate: addDays(today, 1), result: 'UNSATISFACTORY' })
    expect(fieldsOf(later)).toEqual(['visitDate', 'nextVisitDate'])
    const item = await sendVisit({ ratings: [{ item: 'MOOD', score: 3 }] })
    expect(fieldsOf(item)).toEqual(['ratings.0.item'])
    const score = await sendVisit({ ratings: [{ item: 'STAFF', score: 6 }] })
    expect(score.status).toBe(422)
    const stored = await app.db
      .select()
      .from(userRequest)
      .where(
        and(
          eq(userRequest.type, 'hf-kamustahan'),
          eq(userRequest.status, 'PENDING'),
          eq(userRequest.targetCode, ownFacility),
          eq(userRequest.deleted, false),
        ),
      )
    expect(stored).toEqual([])
  })

  test('of another facility are not there', async () => {
    const [other] = await app.db.select().from(facility).where(eq(facility.code, 'HF0000006'))
    const sent = await sendVisit({ healthFacilityCode: other?.code }, [], officer)
    ok(sent)
    const code = sent.body.record?.code ?? ''
    expect((await app.call('facilityCheckIn.get', { params: { code } }, coordinator)).status).toBe(404)
    expect((await sendVisit({ healthFacilityCode: other?.code })).status).toBe(404)
    const list = await app.call('facilityCheckIn.list', { query: { size: 100 } }, coordinator)
    expect(new Set(list.body.content.map((row) => row.healthFacilityCode))).toEqual(new Set([ownFacility]))
    const asDentist = await app.call('facilityCheckIn.list', {}, dentist)
    expect(asDentist.body.totalElements).toBe(0)
    const mover = await sendVisit(
      { code, version: sent.body.record?.version, healthFacilityCode: ownFacility },
      [],
      officer,
    )
    expect([mover.status, fieldsOf(mover)]).toEqual([422, ['healthFacilityCode']])
    await decide(sent.body.requestCode ?? '', 'reject')
  })
})

describe('dentist check-ins', () => {
  const asked = (more: object = {}) => ({ physicianCode: dentistCode, ...form, ...more })
  test('make their request themselves, and take parallel lists', async () => {
    const fields = { documentTypes: ['PRC', 'PHOTO'], validityDates: [addDays(today, 900), ''] }
    const files = [pdf('prc.pdf', 'PRC'), png('clinic.png')]
    const sent = await app.call('dentistCheckIn.save', { fields, json: asked(), files }, dentist)
    ok(sent)
    const { record, requestCode } = sent.body
    expect(record?.files.map(({ docType }) => docType)).toEqual(['PRC', 'PHOTO'])
    const same = await app.call(
      'request.createOfType',
      { params: { type: 'dentist-kamustahan' }, body: { targetCode: dentistCode, ...asked() } },
      dentist,
    )
    ok(same)
    expect(same.body.code).toBe(requestCode)
    await decide(requestCode ?? '', 'approve')
    const stored = await app.db
      .select()
      .from(attachment)
      .where(and(eq(attachment.ownerKind, 'phy/document'), eq(attachment.ownerCode, dentistCode)))
    expect(stored.filter(({ docType, supersededBy }) => docType === 'PRC' && !supersededBy)).toMatchObject([
      { fileName: 'prc.pdf', validityDate: addDays(today, 900) },
    ])
    const uuid = record?.files[0]?.uuid ?? ''
    const code = record?.code ?? ''
    const query = { dentistKamustahanCode: code, type: 'PRC', uuid }
    const file = await app.call('dentistCheckIn.download', { query }, dentist)
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('prc.pdf'),
    ])
    const picture = record?.files[1]?.uuid ?? ''
    const shown = await app.call(
      'dentistCheckIn.preview',
      { query: { code, docType: '', uuid: picture } },
      officer,
    )
    expect(shown.headers.get('content-type')).toBe('application/pdf')
    expect((await app.call('dentistCheckIn.preview', { query: { code, uuid } }, coordinator)).status).toBe(
      404,
    )
    const read = await app.db.select().from(auditLog).where(eq(auditLog.entityCode, code))
    expect(read.filter(({ action }) => action === 'DOWNLOAD')).toHaveLength(2)
    const archive = await app.call(
      'recordFile.zip',
      { params: { kind: 'dentist-check-in' }, query: { code } },
      officer,
    )
    expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip'])
  })
  test('are for dentists only', async () => {
    const [doctor] = await app.db.select().from(physician).where(eq(physician.phyTypeCode, 'MD')).limit(1)
    const reply = await app.call(
      'dentistCheckIn.save',
      { fields: {}, json: asked({ physicianCode: doctor?.code }) },
      officer,
    )
    expect([reply.status, fieldsOf(reply)]).toEqual([422, ['physicianCode']])
  })
})
