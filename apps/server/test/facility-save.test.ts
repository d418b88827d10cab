import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, facility } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, anyCity, bodyOf, clinic, makeFacility } from './support/facilities.ts'

let app: TestApp
const officer = { as: 'officer' }

beforeAll(async () => {
  app = await startTestApp()
  await addLists(app)
})
afterAll(() => app.close())

const fieldsOf = (errors: { field: string }[] | undefined) => (errors ?? []).map(({ field }) => field)

describe('saving a facility', () => {
  it('stores a new one with its code, first history row and audit row', async () => {
    const body = clinic(await anyCity(app))
    const { status, body: saved } = await app.call('facility.save', { body }, officer)
    expect(status).toBe(201)
    expect(saved.message).toBe('Health facility has been saved.')
    const record = saved.record
    expect(record).toMatchObject({
      name: body.name,
      accreditationStatusCode: 'ON_PROCESS',
      source: 'STAFF',
      version: 1,
      creditTermDays: 30,
      payee: { accountNo: '0012345678' },
      category: { code: 'SOLO', description: 'Solo practice' },
    })
    expect(record?.code).toMatch(/^HF\d{7}$/)
    const history = await app.call(
      'accreditationHistory.list',
      { query: { applicantCode: record?.code ?? '' } },
      officer,
    )
    expect(history.body.content).toMatchObject([{ fromStatus: null, toStatus: 'ON_PROCESS' }])
    const audits = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityCode, record?.code ?? ''))
    expect(audits).toMatchObject([{ action: 'CREATE', actor: 'officer', entityType: 'health-facility' }])
    expect(JSON.stringify(audits)).not.toContain('0012345678')
  })

  it('asks for what its type needs, all at once', async () => {
    const rejected = clinic(await anyCity(app), {
      typeCode: 'HOSP',
      categoryCode: 'SOLO',
      telephone: [],
      phicCategoryCode: 'GP',
    })
    const { status, error } = await app.call('facility.save', { body: rejected }, officer)
    expect(status).toBe(422)
    expect(fieldsOf(error.errors).sort()).toEqual([
      'bedCapacity',
      'categoryCode',
      'dohLtoNo',
      'dohLtoValidity',
      'medicalDirector',
      'phicAccreditationNo',
      'phicCategoryCode',
      'phicValidity',
      'telephone',
    ])
    const inpatient = clinic(await anyCity(app), { serviceTypes: ['INPATIENT'] })
    const refused = await app.call('facility.save', { body: inpatient }, officer)
    expect(fieldsOf(refused.error.errors)).toEqual(['serviceTypes'])
  })

  it('names wrong fields before it asks about likely duplicates', async () => {
    const cityId = await anyCity(app)
    const name = 'Sampaguita Molar Clinic'
    await makeFacility(app, { name })
    const wrong = clinic(cityId, { name, serviceTypes: ['INPATIENT'] })
    const refused = await app.call('facility.save', { body: wrong }, officer)
    expect(refused.error.errorCode).toBe('VALIDATION')
    expect(fieldsOf(refused.error.errors)).toEqual(['serviceTypes'])
    const corrected = await app.call('facility.save', { body: clinic(cityId, { name }) }, officer)
    expect(corrected.error.errorCode).toBe('POSSIBLE_DUPLICATES')
  })

  it('keeps unique names, PhilHealth numbers and addresses by their exact messages', async () => {
    const cityId = await anyCity(app)
    const first = await makeFacility(app, { name: "St. Luna's Ngipin", phicAccreditationNo: 'H999001' })
    const same = clinic(cityId, { name: ' ST.  LUNA’S   ngipin ', confirmDuplicates: true })
    const byName = await app.call('facility.save', { body: same }, officer)
    expect(byName.error).toMatchObject({ errorCode: 'HF_NAME_UK', message: 'Health Facility already exists' })
    const number = clinic(cityId, { phicAccreditationNo: 'H999001', confirmDuplicates: true })
    const byNumber = await app.call('facility.save', { body: number }, officer)
    expect(byNumber.error.message).toBe('Philhealth Accreditation No. already exists')
    const [main] = first.addresses
    const twice = {
      ...bodyOf(first),
      addresses: [
        { addressType: 'MAIN' as const, line: main?.line ?? '', cityId },
        { addressType: 'BILLING' as const, line: `  ${main?.line.toUpperCase()} `, cityId },
      ],
    }
    const byAddress = await app.call('facility.save', { body: twice }, officer)
    expect(byAddress.error).toMatchObject({
      errorCode: 'HF_ADDRESS_UK',
      message: 'Address must be unique per health facility',
    })
  })

  it('refuses a change without version, and a stale one with the record as it is', async () => {
    const record = await makeFacility(app)
    const sent = bodyOf(record)
    const { version: _version, ...without } = sent
    const missing = await app.call('facility.save', { body: without }, officer)
    expect([missing.status, fieldsOf(missing.error.errors)]).toEqual([422, ['version']])
    const saved = await app.call('facility.save', { body: { ...sent, clinicHours: 'Mon to Fri' } }, officer)
    expect(saved.body.record).toMatchObject({ version: 2, clinicHours: 'Mon to Fri' })
    expect(saved.body.message).toBe('Health facility has been updated.')
    const stale = await app.call('facility.save', { body: { ...sent, clinicHours: 'Sat' } }, { as: 'admin' })
    expect(stale.error).toMatchObject({
      errorCode: 'STALE_RECORD',
      current: { version: 2, clinicHours: 'Mon to Fri' },
    })
  })

  it('lets addresses change places, keeping what did not change', async () => {
    const cityId = await anyCity(app)
    const record = await makeFacility(app, {
      addresses: [
        { addressType: 'MAIN', line: 'First Street', cityId },
        { addressType: 'BILLING', line: 'Second Street', cityId },
      ],
    })
    const [main, billing] = bodyOf(record).addresses
    const swapped = await app.call(
      'facility.save',
      {
        body: {
          ...bodyOf(record),
          addresses: [
            { ...main, addressType: 'MAIN', line: 'Second Street', cityId },
            { ...billing, addressType: 'BILLING', line: 'First Street', cityId },
          ],
        },
      },
      officer,
    )
    expect(swapped.status).toBe(200)
    expect(swapped.body.record?.addresses.map(({ addressType, line }) => [addressType, line])).toEqual([
      ['MAIN', 'Second Street'],
      ['BILLING', 'First Street'],
    ])
    const nowhere = {
      ...bodyOf(record),
      version: 2,
      addresses: [{ addressType: 'MAIN' as const, line: 'Nowhere', cityId: 999_999 }],
    }
    const refused = await app.call('facility.save', { body: nowhere }, officer)
    expect(fieldsOf(refused.error.errors)).toEqual(['addresses.0.cityId'])
  })

  it('ignores fields nobody may send, and leaves a block to those who may', async () => {
    const record = await makeFacility(app)
    const sneaky = {
      ...bodyOf(record),
      accreditationStatusCode: 'ACCREDITED',
      source: 'IMPORT',
      createdBy: 'nobody',
      deleted: true,
      id: 1,
    }
    const { body } = await app.call('facility.save', { body: sneaky }, officer)
    expect(body.record).toMatchObject({
      id: record.id,
      accreditationStatusCode: 'ON_PROCESS',
      source: 'STAFF',
      createdBy: 'officer',
    })
    const unnamed = { ...bodyOf(record), version: 2, blocked: true }
    const refused = await app.call('facility.save', { body: unnamed }, officer)
    expect(fieldsOf(refused.error.errors)).toEqual(['blockedReason'])
    const blocked = { ...unnamed, blockedReason: 'Accepts its own members only' }
    const saved = await app.call('facility.save', { body: blocked }, officer)
    expect(saved.body.record).toMatchObject({ blocked: true, blockedSince: '2026-11-20' })
    const silent = { ...bodyOf(record), version: 3, blockedReason: 'Accepts its own members only' }
    const { blocked: _blocked, ...unmentioned } = silent
    const stored = await app.call('facility.save', { body: unmentioned }, officer)
    expect(stored.body.record).toMatchObject({ blocked: true, blockedSince: '2026-11-20' })
  })

  it('saves one facility however often a form is sent under one key', async () => {
    const body = clinic(await anyCity(app))
    const token = await app.login('officer')
    const send = () =>
      app.call('facility.save', { body }, { token, headers: { 'idempotency-key': 'form-4711-abcdef' } })
    const replies = await Promise.all(Array.from({ length: 8 }, send))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(replies.map((reply) => reply.body.record?.code)).size).toBe(1)
    const rows = await app.db.select().from(facility).where(eq(facility.name, body.name))
    expect(rows).toHaveLength(1)
  })
})
