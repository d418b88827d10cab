import type { PhysicianInput } from '@capiz/api/schema/physician'
import { eq, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accreditationHistory, attachment, physician } from '../src/db/schema/index.ts'
import { statusTick } from '../src/provider/tick.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { png } from './support/facilities.ts'
import { doctor } from './support/physicians.ts'

type Body = InferInput<typeof PhysicianInput>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

async function make(more: Partial<Body> = {}) {
  const reply = await app.call('physician.save', { body: doctor(more) }, { as: 'officer' })
  if (reply.status !== 201 || !reply.body.record) throw new Error(JSON.stringify(reply.error))
  return reply.body.record
}

/** The record as a form would send it back. */
function bodyOf(record: Awaited<ReturnType<typeof make>>): Body {
  const known = Object.keys(doctor()).concat(
    'middleName suffix phicAccreditationNo phicValidity phicCategoryCode ptrNo ptrDate governmentDoctor s2No'.split(
      ' ',
    ),
    's2Validity associationNo associationValidity tin vatRegistered withholdingRate payee telephone'.split(
      ' ',
    ),
    'medicalSchool yearGraduated secretary providerCategoryCode contract code version remarks'.split(' '),
  )
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => known.includes(name)),
  ) as unknown as Body
}

const move = async (record: Awaited<ReturnType<typeof make>>, more: Partial<Body>, as = 'officer') =>
  app.call('physician.save', { body: { ...bodyOf(record), ...more } }, { as })

describe('the physician list', () => {
  test('is the landing of a physician: the own record and no other', async () => {
    const { status, body } = await app.call('physician.rows', {}, { as: 'physician' })
    expect(status).toBe(200)
    expect(body.content.map(({ code }) => code)).toEqual(['PHY0000001'])
    expect(body.totalElements).toBe(1)
  })
  test('shows staff all, by last name, and finds by part of a name', async () => {
    const all = await app.call('physician.rows', { query: { size: 1000 } }, { as: 'officer' })
    const names = all.body.content.map(({ lastName }) => lastName)
    expect(all.body.totalElements).toBe(names.length)
    expect(names.length).toBeGreaterThan(20)
    const part = names[0]!.slice(1, 4)
    const found = await app.call('physician.rows', { query: { name: part } }, { as: 'officer' })
    expect(found.body.content.map(({ lastName }) => lastName)).toContain(names[0])
    const none = await app.call('physician.rows', { query: { name: '%%%' } }, { as: 'officer' })
    expect(none.body.content).toEqual([])
  })
  test('shows a coordinator the physicians of the own facility, without numbers', async () => {
    const { body } = await app.call('physician.rows', { query: { size: 1000 } }, { as: 'coordinator' })
    expect(body.content.length).toBeGreaterThan(0)
    expect(Object.keys(body.content[0]!)).not.toContain('prcNumber')
    const all = await app.call('physician.rows', { query: { size: 1000 } }, { as: 'officer' })
    expect(body.content.length).toBeLessThan(all.body.content.length)
    const sorted = await app.call(
      'physician.rows',
      { query: { sort: 'prcNumber,ASC' } },
      { as: 'coordinator' },
    )
    expect(sorted.status).toBe(400)
  })
  test('finds by specialty, profession and place, and those whose papers run out', async () => {
    const asked = async (query: object) =>
      (await app.call('physician.list', { query: { size: 1000, ...query } }, { as: 'officer' })).body.content
    const all = await asked({})
    const [first] = all
    const specialty = first!.specializations[0]!.specializationCode
    const some = await asked({ specializationCode: specialty })
    expect(
      some.every((one) => one.specializations.some((each) => each.specializationCode === specialty)),
    ).toBe(true)
    expect(some.length).toBe(
      all.filter((one) => one.specializations.some((each) => each.specializationCode === specialty)).length,
    )
    expect((await asked({ type: 'DMD' })).length).toBe(all.filter(({ dentist }) => dentist).length)
    const expired = await app.call('physician.expired', { query: { size: 1000 } }, { as: 'officer' })
    expect(expired.body.content.length).toBeGreaterThan(0)
    expect(expired.body.content.every(({ credentialState }) => credentialState !== 'VALID')).toBe(true)
  })
})

describe('one physician', () => {
  test('is whole for staff and itself, the public part for a coordinator, not there for another physician', async () => {
    const rows = await app.call('physician.rows', { query: { size: 1 } }, { as: 'coordinator' })
    const { code } = rows.body.content[0]!
    const own = await app.call('physician.get', { params: { code: 'PHY0000001' } }, { as: 'physician' })
    expect(own.body.prcNumber).toBe('9000001')
    expect(own.body).not.toHaveProperty('remarks')
    const part = await app.call('physician.get', { params: { code } }, { as: 'coordinator' })
    expect(part.body).toMatchObject({ code, prcNumber: null, payee: null, tin: null, mobileNumber: null })
    expect((await app.call('physician.contact', { params: { code } }, { as: 'coordinator' })).status).toBe(
      404,
    )
    const other = await app.call('physician.get', { params: { code: 'PHY0000009' } }, { as: 'physician' })
    expect(other.status).toBe(404)
  })
  test('has a banner with its warnings, contact fields, and is a dentist only when it is one', async () => {
    const officer = { as: 'officer' }
    const params = { code: 'PHY0000001' }
    const banner = await app.call('physician.banner', { params }, officer)
    expect(banner.body).toMatchObject({ name: expect.stringContaining('Malaya, Isagani'), dentist: false })
    const contact = await app.call('physician.contact', { params }, officer)
    expect(Object.keys(contact.body).toSorted()).toEqual(['code', 'emailAddress', 'firstName', 'lastName'])
    expect((await app.call('physician.dentist', { params }, officer)).status).toBe(404)
    const dentist = await make({
      phyTypeCode: 'DMD',
      specializations: [{ specializationCode: 'DENTGP', primary: true }],
    })
    const found = await app.call('physician.dentist', { params: { code: dentist.code } }, officer)
    expect(found.body.code).toBe(dentist.code)
    expect((await app.call('physician.isOriginal', { params }, officer)).body).toBe(true)
  })
  test('says when a licence does not end on a birthday', async () => {
    const { code } = await make({ prcValidity: '2028-05-07' })
    const banner = await app.call('physician.banner', { params: { code } }, { as: 'officer' })
    expect(banner.body.warnings.map(({ kind }) => kind)).toContain('licence')
  })
})

describe('saving', () => {
  test('pads the licence, begins on process, and writes history', async () => {
    const record = await make({ prcNumber: '71234' })
    expect(record).toMatchObject({ prcNumber: '0071234', accreditationStatusCode: 'ON_PROCESS', version: 1 })
    const rows = await app.db
      .select()
      .from(accreditationHistory)
      .where(eq(accreditationHistory.applicantCode, record.code))
    expect(rows).toMatchObject([{ applicantType: 'PHY', fromStatus: null, toStatus: 'ON_PROCESS' }])
  })
  test.each([
    [{ specializations: [{ specializationCode: 'IM' }] }, 'specializations'],
    [
      { specializations: [{ specializationCode: 'NONE', primary: true }] },
      'specializations.0.specializationCode',
    ],
    [
      { specializations: [{ specializationCode: 'IM', primary: true, membership: 'FELLOW' }] },
      'specializations.0.societyName',
    ],
    [{ birthDate: '2015-01-01' }, 'birthDate'],
    [{ s2No: 'S2-123' }, 's2Validity'],
    [
      { contract: { contractNo: 'X', effectiveDate: '2026-01-02', validityDate: '2026-01-02' } },
      'contract.validityDate',
    ],
    [{ prcNumber: '12345678' }, 'prcNumber'],
    [{ phicAccreditationNo: '123' }, 'phicAccreditationNo'],
  ] as [Partial<Body>, string][])('refuses %j', async (more, field) => {
    const reply = await app.call('physician.save', { body: doctor(more) }, { as: 'officer' })
    expect(reply.status).toBe(422)
    expect(reply.error.errors?.map((one) => one.field)).toContain(field)
  })
  test('says in the words of the specification what is taken already; professions count apart', async () => {
    const { prcNumber } = await make({ phicAccreditationNo: '777700000001' })
    const again = await app.call(
      'physician.save',
      { body: doctor({ prcNumber: prcNumber ?? '', confirmDuplicates: true }) },
      { as: 'officer' },
    )
    expect(again.error).toMatchObject({
      errorCode: 'PHY_PRC_UK',
      message: 'Another physician is already registered with the same PRC License Number',
    })
    const phic = await app.call(
      'physician.save',
      { body: doctor({ phicAccreditationNo: '777700000001' }) },
      { as: 'officer' },
    )
    expect(phic.error).toMatchObject({
      errorCode: 'PHY_PHIC_NO_UK',
      message: 'Another physician is already registered with the same Philhealth accreditation number',
    })
    const specializations = [{ specializationCode: 'DENTGP', primary: true }]
    expect((await make({ prcNumber: prcNumber ?? '', phyTypeCode: 'DMD', specializations })).code).toMatch(
      /^PHY/,
    )
  })
  test('shows likely duplicates once', async () => {
    const first = await make({ lastName: 'de la Torre', firstName: 'Ma. Corazon', birthDate: '1980-05-06' })
    const body = doctor({ lastName: 'Dela Torre', firstName: 'Maria Corazon', birthDate: '1980-05-06' })
    const asked = await app.call('physician.save', { body }, { as: 'officer' })
    expect(asked.error.errorCode).toBe('POSSIBLE_DUPLICATES')
    const candidates = asked.error['candidates'] as { code: string; score: number }[]
    expect(candidates[0]).toMatchObject({ code: first.code, score: 3 })
    const sure = await app.call(
      'physician.save',
      { body: { ...body, confirmDuplicates: true } },
      { as: 'officer' },
    )
    expect(sure.status).toBe(201)
    const query = { firstName: 'Maria Corazon', lastName: 'DE LA TORRE', code: first.code }
    const same = await app.call('physician.findDuplicate', { query }, { as: 'officer' })
    expect(same.body.map(({ code }) => code)).toEqual([sure.body.record?.code])
  })
  test('finds a short name however long the middle name is', async () => {
    const first = await make({
      lastName: 'Go',
      firstName: 'Jo',
      middleName: 'Villanueva-Castillejos de Guzman',
    })
    const query = { firstName: 'JO', lastName: 'go' }
    const found = await app.call('physician.findDuplicate', { query }, { as: 'officer' })
    expect(found.body.map(({ code }) => code)).toEqual([first.code])
  })
  test('tells whether a name or a licence is known', async () => {
    const ask = async (id: 'physician.nameExists' | 'physician.prcExists', body: never) =>
      (await app.call(id, { body }, { as: 'physician' })).body
    const name = { firstName: 'ISAGANI', lastName: 'malaya' }
    expect(await ask('physician.nameExists', name as never)).toBe(true)
    expect(await ask('physician.nameExists', { ...name, birthDate: '1901-01-01' } as never)).toBe(false)
    expect(await ask('physician.nameExists', { ...name, code: 'PHY0000001' } as never)).toBe(false)
    expect(await ask('physician.prcExists', { prcNumber: '9000001' } as never)).toBe(true)
    expect(await ask('physician.prcExists', { prcNumber: '9000001', phyTypeCode: 'DMD' } as never)).toBe(
      false,
    )
    expect(await ask('physician.prcExists', { prcNumber: '9000001', code: 'PHY0000001' } as never)).toBe(
      false,
    )
  })
  test('refuses an older version with the record as it is now', async () => {
    const record = await make()
    const first = await app.call(
      'physician.save',
      { body: { ...bodyOf(record), telephone: '(02) 5555-1111' } },
      { as: 'officer' },
    )
    expect(first.body).toMatchObject({ message: 'Physician has been updated.', record: { version: 2 } })
    const late = await app.call(
      'physician.save',
      { body: { ...bodyOf(record), telephone: '(02) 5555-2222' } },
      { as: 'officer' },
    )
    expect(late.status).toBe(409)
    expect(late.error).toMatchObject({
      errorCode: 'STALE_RECORD',
      current: { telephone: '(02) 5555-1111', version: 2 },
    })
  })
  test('takes the edit of a physician apart: at once, on request, refused', async () => {
    const own = { as: 'physician' }
    const record = (await app.call('physician.get', { params: { code: 'PHY0000001' } }, own)).body
    const body = bodyOf(record)
    const mixed = await app.call(
      'physician.save',
      { body: { ...body, mobileNumber: '09175550001', lastName: 'Malaya-Reyes' } },
      own,
    )
    expect(mixed.status).toBe(200)
    expect(mixed.body.record).toMatchObject({ mobileNumber: '09175550001', lastName: 'Malaya' })
    expect(mixed.body.requestCode).toMatch(/^UR-/)
    const refused = await app.call(
      'physician.save',
      { body: { ...body, version: mixed.body.record?.version ?? 0, providerCategoryCode: 'NEW' } },
      own,
    )
    expect(refused.error).toMatchObject({
      errorCode: 'FIELD_PROTECTED',
      errors: [{ field: 'providerCategoryCode' }],
    })
    const status = await app.call(
      'physician.save',
      { body: { ...body, version: mixed.body.record?.version ?? 0, accreditationStatusCode: 'CLOSED' } },
      own,
    )
    expect(status.error.errorCode).toBe('FIELD_PROTECTED')
    const fresh = await app.call('physician.save', { body: doctor() }, own)
    expect(fresh.status).toBe(403)
    const coordinator = await app.call('physician.save', { body }, { as: 'coordinator' })
    expect(coordinator.status).toBe(403)
  })
})

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
    const saved = await app.call('physician.saveChecklist', { query, body: marks }, { as: 'officer' })
    expect(saved.status).toBe(200)
    expect(saved.body.filter(({ required }) => required).every(({ verified }) => verified)).toBe(true)
    expect((await app.call('physician.checklist', { query }, { as: 'coordinator' })).status).toBe(404)
    const moved = await move(record, { accreditationStatusCode: 'ACCREDITED', effectiveDate: '2026-11-20' })
    expect(moved.body.record).toMatchObject({
      accreditationStatusCode: 'ACCREDITED',
      accreditationDate: '2026-11-20',
    })
    const out = await move(moved.body.record!, {
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
    const wrong = await app.call('physician.profilePicture', { fields: {}, files: [text] }, own)
    expect(wrong.status).toBe(415)
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
    await statusTick(app.services)
    const [after] = await app.db.select().from(physician).where(eq(physician.code, record.code))
    expect(after?.accreditationStatusCode).toBe('FOR_PAYMENT_ONLY')
    expect(await statusTick(app.services)).toBe(0)
  })
})
