import { addDays } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser, attachment, auditLog, facility, physician, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { pdf, png } from './support/facilities.ts'

let app: TestApp
const today = '2026-11-20'
const compliance = { as: 'compliance' }
const officer = { as: 'officer' }
const approver = { as: 'approver' }
const coordinator = { as: 'coordinator' }
const dentist = { as: 'physician' }

/** The facility of the coordinator, and the dentist who signs in as physician. */
let mine = ''
let dentistCode = ''

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
  const [user] = await app.db.select().from(appUser).where(eq(appUser.username, 'coordinator'))
  mine = user?.linkedCode ?? ''
  const [one] = await app.db.select().from(physician).where(eq(physician.phyTypeCode, 'DMD')).limit(1)
  dentistCode = one?.code ?? ''
  await app.db.update(appUser).set({ linkedCode: dentistCode }).where(eq(appUser.username, 'physician'))
})
afterAll(() => app.close())

const ok = (reply: { status: number; error: unknown }) =>
  expect(reply.status, JSON.stringify(reply.error)).toBeLessThan(300)
const fieldsOf = (reply: { error: { errors?: { field: string }[] } }) =>
  (reply.error.errors ?? []).map(({ field }) => field)

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

const visit = (more: object = {}) => ({ healthFacilityCode: mine, ...form, ...more })
const papers = (docType: string, validityDate: string) => ({
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
    const sent = await sendVisit(papers('FSIC', until), [pdf('fire.pdf', 'FIRE')])
    ok(sent)
    expect(sent.status).toBe(201)
    const { record, requestCode } = sent.body
    expect(record).toMatchObject({
      status: 'SUBMITTED',
      healthFacilityCode: mine,
      requestCode,
      editable: true,
    })
    expect(record?.code).toMatch(/^HK-2026-\d{4}$/)
    expect(record?.words).toMatchObject({ type: 'Routine', 'ratings.STAFF': 'Staff' })
    expect(record?.files).toMatchObject([{ docType: 'FSIC', validityDate: until, fileName: 'fire.pdf' }])

    const asked = await app.call('request.get', { params: { code: requestCode ?? '' } }, approver)
    expect(asked.body).toMatchObject({ type: 'hf-kamustahan', targetCode: mine, status: 'PENDING' })
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
      { params: { entity: 'hf/document' }, query: { code: mine } },
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
        body: { targetCode: mine, ...visit({ findings: 'Sent twice.' }) },
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
    const expired = await sendVisit(papers('FSIC', '2026-01-01'), [pdf()])
    expect([expired.status, fieldsOf(expired)]).toEqual([422, ['documents.0']])
    const unknown = await sendVisit(papers('NO-SUCH', ''), [pdf()])
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
          eq(userRequest.targetCode, mine),
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
    expect(new Set(list.body.content.map((row) => row.healthFacilityCode))).toEqual(new Set([mine]))
    const asDentist = await app.call('facilityCheckIn.list', {}, dentist)
    expect(asDentist.body.totalElements).toBe(0)
    const mover = await sendVisit(
      { code, version: sent.body.record?.version, healthFacilityCode: mine },
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
    const kept = await app.db
      .select()
      .from(attachment)
      .where(and(eq(attachment.ownerKind, 'phy/document'), eq(attachment.ownerCode, dentistCode)))
    expect(kept.filter(({ docType, supersededBy }) => docType === 'PRC' && !supersededBy)).toMatchObject([
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

const ncr = {
  dateFiled: '2026-11-10',
  sourceInternal: 'AUDIT_INTERNAL',
  initiatingDepartment: 'Audit desk of the test',
  departmentResponsible: 'Claims',
  description: 'Contracts were filed without the annexes.',
} as const

describe('non-conformities', () => {
  test('go from open to closed, verified by another person', async () => {
    const made = await app.call('nonConformity.save', { json: ncr, files: [pdf('finding.pdf')] }, compliance)
    ok(made)
    const code = made.body.code ?? ''
    expect(made.body).toMatchObject({
      status: 'OPEN',
      overdue: false,
      nextStatuses: [{ code: 'ACTION_PLANNED' }],
    })
    const move = (version: number, status: string, more: object = {}, as = compliance) =>
      app.call('nonConformity.save', { json: { ...ncr, code, version, status, ...more } }, as)
    const empty = await move(made.body.version, 'ACTION_PLANNED')
    expect([empty.status, fieldsOf(empty)]).toEqual([422, ['rootCause', 'correctiveAction', 'targetDate']])
    const plan = { rootCause: 'No list.', correctiveAction: 'Make one.', targetDate: '2026-11-19' }
    const planned = await move(made.body.version, 'ACTION_PLANNED', plan)
    ok(planned)
    expect(planned.body).toMatchObject({ status: 'ACTION_PLANNED', overdue: true })
    const jump = await move(planned.body.version, 'CLOSED', plan)
    expect(jump.error.errorCode).toBe('RECORD_STATUS')
    const done = await move(planned.body.version, 'FOR_VERIFICATION', plan)
    const self = await move(done.body.version, 'CLOSED', plan)
    expect([self.status, self.error.errorCode]).toEqual([409, 'OWN_RECORD'])
    const closed = await move(done.body.version, 'CLOSED', plan, { as: 'admin' })
    ok(closed)
    expect(closed.body).toMatchObject({
      status: 'CLOSED',
      verifiedDate: today,
      overdue: false,
      editable: false,
    })
    expect(closed.body.verifiedBy).toBeTruthy()
    const after = await move(closed.body.version, 'FOR_VERIFICATION', plan)
    expect(after.error.errorCode).toBe('RECORD_STATUS')
    const uuid = made.body.files[0]?.uuid ?? ''
    const file = await app.call(
      'nonConformity.download',
      { query: { nonConformityCode: code, uuid } },
      compliance,
    )
    expect(file.status).toBe(200)
    const wrong = await app.call(
      'nonConformity.download',
      { query: { nonConformityCode: 'NCR-2026-0999', uuid } },
      compliance,
    )
    expect(wrong.status).toBe(404)
  })
  test('a stale version shows the current record and saves nothing', async () => {
    const made = await app.call('nonConformity.save', { json: { ...ncr, clause: '8.5' } }, compliance)
    const { code, version } = made.body
    ok(await app.call('nonConformity.save', { json: { ...ncr, code, version, clause: '8.6' } }, compliance))
    const stale = await app.call(
      'nonConformity.save',
      { json: { ...ncr, code, version, clause: '8.7' } },
      compliance,
    )
    expect([stale.status, stale.error.errorCode]).toEqual([409, 'STALE_RECORD'])
    expect(stale.error['current']).toMatchObject({ clause: '8.6', version: version + 1 })
    const without = await app.call('nonConformity.save', { json: { ...ncr, code } }, compliance)
    expect(fieldsOf(without)).toEqual(['version'])
  })
  test('of two officers at once one saves, the other is told', async () => {
    const made = await app.call('nonConformity.save', { json: ncr }, compliance)
    const { code, version } = made.body
    const both = await Promise.all(
      ['8.1', '8.2'].map((clause) =>
        app.call('nonConformity.save', { json: { ...ncr, code, version, clause } }, compliance),
      ),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const kept = await app.call('nonConformity.get', { params: { code: code ?? '' } }, compliance)
    expect(kept.body.clause).toBe(both.find(({ status }) => status === 200)?.body.clause)
  })

  test('filters find what they name, sorts are those of the list', async () => {
    ok(
      await app.call(
        'nonConformity.save',
        { json: { ...ncr, applicantCode: mine, sourceInternal: 'OTHERS', sourceInternalOthers: 'Walk-in' } },
        compliance,
      ),
    )
    const of = async (query: object) => {
      const own = { initiatingDepartment: 'audit desk', ...query }
      return (await app.call('nonConformity.list', { query: own }, compliance)).body.totalElements
    }
    expect(await of({ sourceInternal: 'OTHERS' })).toBe(1)
    expect(await of({ sourceInternalOthers: 'walk' })).toBe(1)
    expect(await of({ applicantCode: mine.toLowerCase() })).toBe(1)
    expect(await of({ departmentResponsible: 'claim' })).toBeGreaterThan(2)
    expect(await of({ term: 'annexes' })).toBeGreaterThan(2)
    expect(await of({ term: '%' })).toBe(0)
    expect(await of({ year: '2026', month: '11' })).toBeGreaterThan(2)
    expect(await of({ year: '2020' })).toBe(0)
    expect(await of({ from: '2026-11-11' })).toBe(0)
    expect(await of({ status: 'OPEN,CLOSED' })).toBe(
      (await of({ status: 'OPEN' })) + (await of({ status: 'CLOSED' })),
    )
    expect(await of({ overdue: 'true' })).toBe(0)
    const sorted = await app.call('nonConformity.list', { query: { sort: 'clause,ASC' } }, compliance)
    ok(sorted)
    const wrong = await app.call('nonConformity.list', { query: { sort: 'password,ASC' } }, compliance)
    expect([wrong.status, wrong.error.message]).toEqual([400, expect.stringContaining('dateFiled')])
    expect((await app.call('nonConformity.list', { query: { month: '13' } }, compliance)).status).toBe(422)
  })
  test('providers do not see them', async () => {
    expect((await app.call('nonConformity.list', {}, coordinator)).status).toBe(403)
  })
})

describe('tracked documents', () => {
  const letter = {
    documentType: 'LETTER',
    docName: 'Notice of rates',
    recipientType: 'HEALTH_FACILITY',
    recipientName: 'Amihan Hospital',
    initiatingDepartment: 'Provider relations',
    dateIssued: '2026-11-02',
  } as const
  test('stand where their dates say', async () => {
    const made = await app.call(
      'documentTracker.save',
      { json: { ...letter, status: 'RECEIVED' } },
      compliance,
    )
    ok(made)
    expect(made.body.status).toBe('ISSUED')
    const { id } = made.body
    let { version } = made.body
    const next = async (dates: object) => {
      const reply = await app.call(
        'documentTracker.save',
        { json: { ...letter, id, version, ...dates } },
        compliance,
      )
      ok(reply)
      version = reply.body.version
      return reply.body.status
    }
    expect(await next({ dateSent: '2026-11-03' })).toBe('SENT')
    expect(await next({ dateSent: '2026-11-03', dateReturned: '2026-11-08' })).toBe('RETURNED')
    expect(await next({ dateSent: '2026-11-09' })).toBe('SENT')
    expect(await next({ dateSent: '2026-11-09', dateReceived: '2026-11-12' })).toBe('RECEIVED')
    const wrong = await app.call(
      'documentTracker.save',
      { json: { ...letter, dateSent: '2026-11-01' } },
      compliance,
    )
    expect(fieldsOf(wrong)).toEqual(['dateSent'])
    const got = await app.call('documentTracker.get', { params: { id } }, compliance)
    expect(got.body.timeline?.map(({ toStatus }) => toStatus)).toEqual([
      'ISSUED',
      'SENT',
      'RETURNED',
      'SENT',
      'RECEIVED',
    ])
  })
  test('hold one file; the newer takes the place of the older', async () => {
    const made = await app.call(
      'documentTracker.save',
      { json: letter, files: [pdf('one.pdf', '1')] },
      compliance,
    )
    const { id, version } = made.body
    const again = await app.call(
      'documentTracker.save',
      { json: { ...letter, id, version }, files: [pdf('two.pdf', '2')] },
      compliance,
    )
    expect(again.body.files.map(({ fileName }) => fileName)).toEqual(['two.pdf'])
    const kept = await app.db
      .select()
      .from(attachment)
      .where(eq(attachment.ownerCode, made.body.code ?? ''))
    expect(kept).toHaveLength(2)
  })
})

describe('inquiries and correction notices', () => {
  test('an inquiry is answered, reopened and closed; its clock stops with the answer', async () => {
    const asked = {
      dateFiled: '2026-11-10',
      requesterType: 'MEMBER',
      requesterName: 'Diwa Sample',
      memberCode: 'M-1234',
      topic: 'BILLING',
      departmentResponsible: 'Claims',
      inquiry: 'Why was I billed?',
    } as const
    const made = await app.call(
      'inquiryReport.save',
      { json: asked, files: [pdf('a.pdf'), png()] },
      compliance,
    )
    ok(made)
    expect(made.body).toMatchObject({ status: 'OPEN', answerDays: 10, words: { topic: 'Billing' } })
    expect(made.body.files).toHaveLength(2)
    const { id, version } = made.body
    const answer = { answer: 'A mistake of the cashier.', dateIssued: '2026-11-13' }
    const bare = await app.call(
      'inquiryReport.save',
      { json: { ...asked, id, version, status: 'ANSWERED' } },
      compliance,
    )
    expect(fieldsOf(bare)).toEqual(['answer', 'dateIssued'])
    const answered = await app.call(
      'inquiryReport.save',
      { json: { ...asked, ...answer, id, version, status: 'ANSWERED' } },
      compliance,
    )
    expect(answered.body).toMatchObject({ status: 'ANSWERED', answerDays: 3 })
    const topic = await app.call('inquiryReport.save', { json: { ...asked, topic: 'WEATHER' } }, compliance)
    expect(fieldsOf(topic)).toEqual(['topic'])
  })
  test('a correction notice is read by whom it addresses, and by no other provider', async () => {
    const notice = {
      applicantType: 'HFC',
      applicantCode: mine,
      subject: 'Signage',
      details: 'The sign at the entrance names an old owner.',
      dateIssued: '2026-11-01',
      dueDate: '2026-11-15',
    } as const
    const noticesOf = async () =>
      (await app.call('complianceBoard.get', {}, compliance)).body.find(
        ({ kind }) => kind === 'correction-notice',
      )
    const before = await noticesOf()
    const made = await app.call(
      'correctionNotice.save',
      { json: notice, files: [pdf('sign.pdf')] },
      compliance,
    )
    ok(made)
    const { id } = made.body
    const seen = await app.call('correctionNotice.get', { params: { id } }, coordinator)
    expect(seen.body).toMatchObject({ overdue: true, editable: false, nextStatuses: [] })
    const query = { code: made.body.code ?? '', uuid: made.body.files[0]?.uuid ?? '' }
    expect((await app.call('correctionNotice.download', { query }, coordinator)).status).toBe(200)
    expect((await app.call('correctionNotice.get', { params: { id } }, dentist)).status).toBe(404)
    const late = await app.call(
      'correctionNotice.list',
      { query: { overdue: 'true', size: 100 } },
      coordinator,
    )
    expect(late.body.content.map((row) => row.id)).toContain(id)
    expect(late.body.content.every(({ applicantCode }) => applicantCode === mine)).toBe(true)
    const after = await noticesOf()
    expect([after?.open, after?.overdue]).toEqual([(before?.open ?? 0) + 1, (before?.overdue ?? 0) + 1])
    expect(after?.oldestDays).toBeGreaterThanOrEqual(19)
    const mixed = await app.call(
      'correctionNotice.save',
      { json: { ...notice, applicantType: 'PHY' } },
      compliance,
    )
    expect(fieldsOf(mixed)).toEqual(['applicantCode'])
  })
})

describe('violations', () => {
  const offence = (more: object = {}) =>
    ({
      applicantType: 'HFC',
      applicantCode: 'HF0000004',
      category: 'OVERCHARGING',
      dateCommitted: '2026-10-01',
      dateReported: '2026-10-05',
      severity: 'MAJOR',
      description: 'Charged above the agreed rate.',
      ...more,
    }) as never
  const before = async () =>
    (
      await app.call(
        'violation.earlier',
        { query: { applicantCode: 'HF0000004', category: 'OVERCHARGING' } },
        compliance,
      )
    ).body.length

  test('are counted per category, several at once, and the third major one offers disaccreditation', async () => {
    const start = await before()
    const many = await app.call(
      'violation.saveWithFiles',
      {
        json: [offence(), offence({ dateCommitted: '2026-10-03', fileNames: ['second.pdf'] })],
        files: [pdf('first.pdf', '1'), pdf('second.pdf', '2')],
      },
      compliance,
    )
    ok(many)
    const rows = many.body as unknown as { offenceNo: number; files: { fileName: string }[] }[]
    expect(rows.map(({ offenceNo }) => offenceNo)).toEqual([start + 1, start + 2])
    expect(rows.map(({ files }) => files.map(({ fileName }) => fileName))).toEqual([
      ['first.pdf'],
      ['second.pdf'],
    ])
    const third = await app.call(
      'violation.save',
      { body: offence({ dateCommitted: '2026-10-04' }) },
      compliance,
    )
    ok(third)
    expect(third.body).toMatchObject({ offenceNo: start + 3, offersDisaccreditation: start + 3 >= 3 })
    const old = await app.call(
      'violation.save',
      { body: offence({ dateCommitted: '2023-01-01' }) },
      compliance,
    )
    expect(old.body).toMatchObject({ offenceNo: 1 })
    expect(await before()).toBe(start + 4)
  })
  test('one wrong among several saves none of them', async () => {
    const start = await before()
    const reply = await app.call(
      'violation.save',
      { body: [offence(), offence({ category: 'RUDENESS' })] as never },
      compliance,
    )
    expect([reply.status, fieldsOf(reply)]).toEqual([422, ['category']])
    expect(await before()).toBe(start)
  })
  test('two at the same time get different numbers', async () => {
    const both = await Promise.all(
      [1, 2].map(() =>
        app.call('violation.save', { body: offence({ applicantCode: 'HF0000005' }) }, compliance),
      ),
    )
    for (const reply of both) ok(reply)
    const numbers = both.map(({ body }) => (body as unknown as { offenceNo: number }).offenceNo)
    expect(Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 0))).toBe(1)
  })
})

describe('devices', () => {
  const phone = (more: object = {}) => ({
    healthFacilityCode: mine,
    maceTypeCode: 'PHONE',
    coordinator: 'Tala Sample',
    imeiNumber: '356938035643809',
    dateIssued: '2026-11-01',
    remarks: 'Screen is scratched.',
    ...more,
  })
  test('an IMEI is issued once at a time', async () => {
    const made = await app.call('mobileDevice.save', { body: phone() }, officer)
    ok(made)
    const twice = await app.call('mobileDevice.save', { body: phone() }, officer)
    expect([twice.status, twice.error.errorCode]).toEqual([409, 'MACE_IMEI_UK'])
    const wrong = await app.call(
      'mobileDevice.save',
      { body: phone({ imeiNumber: '356938035643808' }) },
      officer,
    )
    expect(fieldsOf(wrong)).toEqual(['imeiNumber'])
    const { id, version } = made.body
    const back = { id, version, status: 'RETURNED', dateReturned: '2026-11-15' }
    ok(await app.call('mobileDevice.save', { body: phone(back) }, officer))
    ok(await app.call('mobileDevice.save', { body: phone() }, officer))
    const list = await app.call('mobileDevice.list', { query: { imeiNumber: '35693' } }, officer)
    expect(list.body.totalElements).toBe(2)
    expect(
      (await app.call('mobileDevice.list', { query: { imeiNumber: '35693', status: 'ISSUED' } }, officer))
        .body.totalElements,
    ).toBe(1)
    const own = await app.call('mobileDevice.list', { query: { imeiNumber: '35693' } }, coordinator)
    expect(own.body.content.map(({ remarks }) => remarks)).toEqual([null, null])
    expect((await app.call('mobileDevice.save', { body: phone() }, compliance)).status).toBe(403)
    ok(await app.call('mobileDevice.remove', { params: { id } }, officer))
    expect((await app.call('mobileDevice.get', { params: { id } }, officer)).status).toBe(404)
  })
  test('a terminal is active once at a time', async () => {
    const terminal = { healthFacilityCode: mine, terminal: 'POS-0777', dateInstalled: '2026-10-01' }
    const made = await app.call('settlementTerminal.save', { body: terminal }, officer)
    ok(made)
    const twice = await app.call(
      'settlementTerminal.save',
      { body: { ...terminal, healthFacilityCode: 'HF0000003' } },
      officer,
    )
    expect(twice.error.errorCode).toBe('MOSS_TERMINAL_UK')
    const { id, version } = made.body
    const out = await app.call(
      'settlementTerminal.save',
      { body: { ...terminal, id, version, status: 'PULLED_OUT' } },
      officer,
    )
    expect(fieldsOf(out)).toEqual(['datePulledOut'])
    ok(await app.call('settlementTerminal.remove', { params: { id } }, officer))
    ok(await app.call('settlementTerminal.save', { body: terminal }, officer))
  })
})

describe('medical service team', () => {
  test('a year and area has one record; a new upload replaces and keeps the old', async () => {
    const upload = (file: File, fields: object = {}) =>
      app.call(
        'serviceTeam.save',
        { fields: { year: '2026', area: 'Panay Norte', ...fields }, files: [file] },
        officer,
      )
    const one = await upload(pdf('one.pdf', '1'))
    ok(one)
    const two = await upload(pdf('two.pdf', '2'), { area: 'PANAY  norte' })
    ok(two)
    const found = await app.call(
      'serviceTeam.findByYearAndArea',
      { query: { year: '2026', area: 'panay' } },
      officer,
    )
    expect(found.body.content.map(({ code }) => code)).toEqual([two.body.code])
    const old = await app.call('serviceTeam.findByCode', { query: { code: one.body.code ?? '' } }, officer)
    expect(old.body).toMatchObject({ status: 'SUPERSEDED', uploadedDate: today })
    const query = { code: one.body.code ?? '', uuid: one.body.files[0]?.uuid ?? '' }
    expect((await app.call('serviceTeam.download', { query }, officer)).status).toBe(200)
    expect((await app.call('serviceTeam.preview', { query }, officer)).headers.get('content-type')).toBe(
      'application/pdf',
    )
    expect((await app.call('serviceTeam.template', {}, officer)).headers.get('content-type')).toBe(
      'application/pdf',
    )
    expect((await upload(pdf(), { year: '2030' })).status).toBe(422)
    const inside = await app.call(
      'serviceTeam.findByYearAndArea',
      { query: { year: '2026', area: 'norte' } },
      officer,
    )
    expect(inside.body.totalElements).toBe(0)
  })
})

test('a file is taken off while the record is open, and its bytes stay', async () => {
  const made = await app.call(
    'inquiryReport.save',
    {
      json: {
        dateFiled: today,
        requesterType: 'INTERNAL',
        requesterName: 'Claims desk',
        topic: 'RATES',
        departmentResponsible: 'Rates',
        inquiry: 'Which rate applies?',
      },
      files: [pdf('wrong.pdf', 'wrong')],
    },
    compliance,
  )
  const code = made.body.code ?? ''
  const uuid = made.body.files[0]?.uuid ?? ''
  const params = { kind: 'inquiry-report' }
  expect((await app.call('recordFile.remove', { params, body: { code, uuid } }, coordinator)).status).toBe(
    404,
  )
  ok(await app.call('recordFile.remove', { params, body: { code, uuid } }, compliance))
  const after = await app.call('inquiryReport.get', { params: { id: made.body.id } }, compliance)
  expect(after.body.files).toEqual([])
  expect(after.body.timeline?.at(-1)).toMatchObject({ action: 'FILE', fields: ['wrong.pdf removed'] })
  expect((await app.call('recordFile.zip', { params, query: { code } }, compliance)).status).toBe(404)
  const [row] = await app.db.select().from(attachment).where(eq(attachment.uuid, uuid))
  expect(await app.services.files.has(row?.sha256 ?? '')).toBe(true)
})
