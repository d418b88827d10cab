import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachment, physician } from '../src/db/schema/index.ts'
import { runDailyTransitions } from '../src/areas/daily-transitions/daily-transitions.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { png } from './support/facilities.ts'
import { physicians } from './support/physicians.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const { make, move } = physicians(() => app)

describe('the status of a physician', () => {
  test('is accredited when every required paper is verified and a contract is in force', async () => {
    const record = await make({
      phicAccreditationNo: '777700000099',
      phicValidity: '2028-01-01',
      ptrNo: '1234567',
      ptrDate: '2026-01-10',
      associationNo: '12345',
      tin: '998-100-200',
      payee: { name: 'Bank', paymentTypeCode: 'CHECK' },
      contract: { contractNo: 'MOA-1', effectiveDate: '2026-01-01', validityDate: '2028-12-31' },
    })
    const query = { physicianCode: record.code }
    const rows = await app.call('physician.checklist', { query }, { as: 'officer' })
    const wanted = rows.body.filter(({ required }) => required)
    expect(wanted.length).toBeGreaterThan(8)
    for (const { documentTypeCode } of wanted) {
      const contract = documentTypeCode === 'MOA'
      await app.db.insert(attachment).values({
        uuid: crypto.randomUUID(),
        ownerKind: contract ? 'phy/contract' : 'phy/document',
        ownerCode: record.code,
        docType: documentTypeCode,
        fileName: 'paper.pdf',
        contentType: 'application/pdf',
        size: 10,
        sha256: sql`(select sha256 from file_blob limit 1)`,
        effectiveDate: '2026-01-05',
        validityDate: '2028-12-31',
        uploadedBy: 'officer',
        uploadedDate: app.clock.now(),
      })
    }
    const marks = wanted.map(({ documentTypeCode }) => ({ documentTypeCode, verified: true }))
    const own = await app.call('physician.saveChecklist', { query, body: marks }, { as: 'officer' })
    expect([own.status, own.error.errorCode]).toEqual([409, 'OWN_DOCUMENT'])
    expect(own.error.message).toMatch(
      /^You uploaded .+Another person verifies what you uploaded: .+ can do it\.$/u,
    )
    const saved = await app.call('physician.saveChecklist', { query, body: marks }, { as: 'officer2' })
    expect(saved.status).toBe(200)
    expect(saved.body.filter(({ required }) => required).every(({ verified }) => verified)).toBe(true)
    expect((await app.call('physician.checklist', { query }, { as: 'coordinator' })).status).toBe(404)
    const asked = await move(record, { accreditationStatusCode: 'ACCREDITED', effectiveDate: '2026-11-20' })
    expect(asked.body.record).toMatchObject({
      accreditationStatusCode: 'ON_PROCESS',
      accreditationDate: null,
    })
    expect(asked.body.message).toContain('stays as it is until another person approves it.')
    const code = asked.body.requestCode ?? ''
    const approved = await app.call('request.approve', { body: { code } }, { as: 'approver' })
    expect(approved.status, JSON.stringify(approved.error)).toBe(200)
    const { body: moved } = await app.call(
      'physician.get',
      { params: { code: record.code } },
      { as: 'officer' },
    )
    expect(moved).toMatchObject({ accreditationStatusCode: 'ACCREDITED', accreditationDate: '2026-11-20' })
    const out = await move(moved, {
      accreditationStatusCode: 'DISACCREDITED',
      effectiveDate: '2026-11-20',
      reason: 'Not directly',
    })
    expect(out.error.errorCode).toBe('REQUEST_REQUIRED')
  })
})

describe('account and picture', () => {
  test('makes one account for a physician', async () => {
    const { code } = await make()
    const body = { code, emailAddress: 'portal.one@doctor.example' }
    const first = await app.call('physician.createAccount', { body }, { as: 'officer' })
    expect(first.status).toBe(201)
    const again = await app.call(
      'physician.createAccount',
      { body: { ...body, emailAddress: 'portal.two@doctor.example' } },
      { as: 'officer' },
    )
    expect(again.error.errorCode).toBe('ACCOUNT_EXISTS')
  })
  test('keeps a picture of a physician and shows it to who may see the physician', async () => {
    const own = { as: 'physician' }
    const image = png('me.png', 8, 8)
    const saved = await app.call('physician.profilePicture', { fields: {}, files: [image] }, own)
    expect(saved.status).toBe(201)
    const shown = await app.call('physician.picture', { params: { code: 'PHY0000001' } }, own)
    expect(shown.headers.get('content-type')).toBe('image/png')
    const text = new File(['hello'], 'me.png', { type: 'image/png' })
    const rejected = await app.call('physician.profilePicture', { fields: {}, files: [text] }, own)
    expect(rejected.status).toBe(415)
    const other = await app.call(
      'physician.profilePicture',
      { fields: { phyCode: 'PHY0000002' }, files: [image] },
      own,
    )
    expect(other.status).toBe(404)
    const count = await app.db
      .select()
      .from(physician)
      .where(sql`${physician.details}->>'profilePic' is not null`)
    expect(count.map(({ code }) => code)).toEqual(['PHY0000001'])
  })
})

// Last, because the sessions of the other tests end as the day moves on.
describe('a status move of a later day', () => {
  test('moves with its guards, and later days come with the tick', async () => {
    const record = await make()
    const early = await move(record, { accreditationStatusCode: 'ACCREDITED', effectiveDate: '2026-11-20' })
    expect(early.error.errorCode).toBe('CHECKLIST_INCOMPLETE')
    const noReason = await move(record, { accreditationStatusCode: 'WITHDRAWN', effectiveDate: '2026-11-20' })
    expect(noReason.error.errorCode).toBe('REASON_REQUIRED')
    const planned = await move(record, {
      accreditationStatusCode: 'FOR_PAYMENT_ONLY',
      effectiveDate: '2026-11-25',
      reason: 'Waits for the board',
    })
    expect(planned.body.record?.accreditationStatusCode).toBe('ON_PROCESS')
    const rates = await move(record, { version: 2, accreditationStatusCode: 'CLOSED' }, 'rates')
    expect(rates.status).toBe(403)
    app.clock.set('2026-11-25T02:00:00Z')
    await runDailyTransitions(app.services)
    const [after] = await app.db.select().from(physician).where(eq(physician.code, record.code))
    expect(after?.accreditationStatusCode).toBe('FOR_PAYMENT_ONLY')
    expect(await runDailyTransitions(app.services)).toBe(0)
  })
})
