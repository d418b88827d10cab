import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accreditationHistory } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { bodyOf, doctor, physicians } from './support/physicians.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const { make } = physicians(() => app)

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
    [
      {
        specializations: [
          { specializationCode: 'IM', primary: true, membership: 'FELLOW', societyName: 'Society of Nobody' },
        ],
      },
      'specializations.0.societyName',
    ],
    [
      { specializations: [{ specializationCode: 'IM', primary: true, subSubSpecialization: 'Anything' }] },
      'specializations.0.subSubSpecialization',
    ],
    [{ birthDate: '2015-01-01' }, 'birthDate'],
    [{ s2No: 'S2-123' }, 's2Validity'],
    [
      { contract: { contractNo: 'X', effectiveDate: '2026-01-02', validityDate: '2026-01-02' } },
      'contract.validityDate',
    ],
    [{ prcNumber: '12345678' }, 'prcNumber'],
    [{ phicAccreditationNo: '123' }, 'phicAccreditationNo'],
  ] as [Partial<ReturnType<typeof doctor>>, string][])('refuses %j', async (more, field) => {
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
    const young = await app.call(
      'physician.save',
      { body: { ...body, emailAddress: 'no address' } },
      { as: 'officer' },
    )
    expect(young.error.errors?.map(({ field }) => field)).toEqual(['emailAddress'])
    const unlisted = await app.call(
      'physician.save',
      { body: { ...body, specializations: [{ specializationCode: 'NOBODY', primary: true }] } },
      { as: 'officer' },
    )
    expect(unlisted.error.errorCode).toBe('VALIDATION')
    expect(unlisted.error.errors?.map(({ field }) => field)).toEqual(['specializations.0.specializationCode'])
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
      (await app.call(id, { body }, { as: 'officer' })).body
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
