import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accreditationHistory, facility, physician, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { doctor } from './support/physicians.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

async function makeDoctor(status = 'ON_PROCESS') {
  const reply = await app.call('physician.save', { body: doctor() }, { as: 'officer' })
  const code = reply.body.record?.code ?? ''
  const values = { accreditationStatusCode: status }
  await app.db.update(physician).set(values).where(eq(physician.code, code))
  await app.db.insert(accreditationHistory).values({
    applicantType: 'PHY',
    applicantCode: code,
    fromStatus: 'ON_PROCESS',
    toStatus: status,
    effectiveDate: '2026-11-20',
    createdBy: 'officer',
  })
  return code
}

async function someFacility(status = 'ACCREDITED') {
  const [row] = await app.db
    .select()
    .from(facility)
    .where(and(eq(facility.accreditationStatusCode, status), eq(facility.deleted, false)))
    .orderBy(facility.id)
    .limit(1)
  return row?.code ?? ''
}

/** Reviewed by one person, approved by another. */
async function approve(code: string) {
  const reviewed = await app.call('request.review', { body: { code } }, { as: 'officer' })
  expect(reviewed.status).toBe(200)
  return app.call('request.approve', { body: { code, remarks: 'Fine' } }, { as: 'approver' })
}

const consent = { accepted: true, textCode: 'PRIVACY', textVersion: 1 } as const

describe('an affiliation', () => {
  test('on process becomes a request, whose approval accredits it when both ends are', async () => {
    const physicianCode = await makeDoctor('ACCREDITED')
    const healthFacilityCode = await someFacility()
    const body = { physicianCode, healthFacilityCode, status: 'ON_PROCESS', room: '101' }
    const asked = await app.call('affiliation.save', { body }, { as: 'rates' })
    expect(asked.status).toBe(403)
    const parked = await app.call('affiliation.save', { body: { ...body, bypass: true } }, { as: 'admin' })
    expect(parked.status).toBe(201)
    const second = await makeDoctor('ACCREDITED')
    const other = { ...body, physicianCode: second }
    const request = await app.call(
      'affiliation.save',
      { body: { ...other, bypass: true } },
      { as: 'coordinator' },
    )
    expect(request.status).toBe(healthFacilityCode === 'HF0000001' ? 200 : 404)
    const own = await app.call(
      'affiliation.save',
      { body: { ...other, healthFacilityCode: 'HF0000001' } },
      { as: 'coordinator' },
    )
    const code = own.body?.requestCode ?? request.body.requestCode ?? ''
    expect(code).toMatch(/^UR-/)
    const shown = await app.call('request.get', { params: { code } }, { as: 'officer' })
    expect(shown.body.changes.map(({ label }) => label)).toContain('Physician')
    expect((await approve(code)).status).toBe(200)
    const query = { doctorCode: second, healthFacilityCode: 'HF0000001' }
    const pair = await app.call('affiliation.ofPair', { query }, { as: 'officer' })
    expect(pair.body).toMatchObject({ status: 'ACCREDITED', inNetwork: true, room: '101' })
    const rows = await app.db
      .select()
      .from(accreditationHistory)
      .where(eq(accreditationHistory.applicantCode, pair.body.code))
    expect(rows.map(({ toStatus, requestCode }) => [toStatus, requestCode])).toEqual([
      ['ON_PROCESS', code],
      ['ACCREDITED', code],
    ])
  })
  test('stays on process when an end is not accredited, and a second request for the pair is refused', async () => {
    const physicianCode = await makeDoctor()
    const body = { physicianCode, healthFacilityCode: 'HF0000001', status: 'ON_PROCESS' }
    const first = await app.call('affiliation.save', { body }, { as: 'coordinator' })
    const again = await app.call('affiliation.save', { body }, { as: 'officer' })
    expect(again.error.errorCode).toBe('PENDING_REQUEST_EXISTS')
    expect((await approve(first.body.requestCode ?? '')).status).toBe(200)
    const query = { physicianCode, healthFacilityCode: 'HF0000001' }
    const pair = await app.call('affiliation.findByPair', { query }, { as: 'coordinator' })
    expect(pair.body).toMatchObject({ status: 'ON_PROCESS', inNetwork: false })
    expect(pair.body).not.toHaveProperty('remarks')
    const twice = await app.call('affiliation.save', { body }, { as: 'coordinator' })
    expect(twice.error.errorCode).toBe('AFFILIATION_UK')
  })
  test('another status is saved directly, with the right and the guards of the machine', async () => {
    const physicianCode = await makeDoctor()
    const body = { physicianCode, healthFacilityCode: 'HF0000001', status: 'ACCREDITED' }
    expect((await app.call('affiliation.save', { body }, { as: 'officer' })).status).toBe(403)
    const early = await app.call('affiliation.save', { body }, { as: 'approver' })
    expect(early.error.errorCode).toBe('BOTH_ENDS_ACCREDITED')
    await app.db
      .update(physician)
      .set({ accreditationStatusCode: 'ACCREDITED' })
      .where(eq(physician.code, physicianCode))
    const saved = await app.call('affiliation.save', { body }, { as: 'approver' })
    expect(saved.body.record).toMatchObject({ status: 'ACCREDITED' })
    const { code, version } = saved.body.record!
    const stale = await app.call(
      'affiliation.save',
      { body: { ...body, code, version: 1 } },
      { as: 'approver' },
    )
    expect(stale.error.errorCode).toBe('STALE_RECORD')
    const out = { ...body, code, version, status: 'DISACCREDITED', reason: 'Left the clinic' }
    const moved = await app.call('affiliation.save', { body: out }, { as: 'approver' })
    expect(moved.body.record?.status).toBe('DISACCREDITED')
    const provider = await app.call('affiliation.save', { body }, { as: 'coordinator' })
    expect(provider.error.errorCode).toBe('FIELD_PROTECTED')
  })
  test('all of a physician move at once where they may, with a reason for each that stays', async () => {
    const { body: before } = await app.call(
      'affiliation.facilitiesOf',
      { query: { phyCode: 'PHY0000001' } },
      { as: 'officer' },
    )
    const body = { phyCode: 'PHY0000001', newStatus: 'SUSPENDED' }
    expect((await app.call('affiliation.batchUpdate', { body }, { as: 'officer' })).status).toBe(403)
    const { body: result } = await app.call('affiliation.batchUpdate', { body }, { as: 'approver' })
    const legal = before.filter(({ status }) => status === 'ACCREDITED')
    expect(result.updated).toHaveLength(legal.length)
    expect(legal.length).toBeGreaterThan(0)
    const { body: again } = await app.call('affiliation.batchUpdate', { body }, { as: 'approver' })
    expect(again.updated).toEqual([])
    expect(again.skipped).toHaveLength(before.length)
    expect(again.skipped[0]?.reason).toContain('cannot become')
  })
  test('is listed in scope, with the lookups of a facility and a status', async () => {
    const mine = await app.call('affiliation.list', { query: { size: 1000 } }, { as: 'coordinator' })
    expect(new Set(mine.body.content.map((one) => one.healthFacilityCode))).toEqual(new Set(['HF0000001']))
    const all = await app.call('affiliation.list', { query: { size: 1000 } }, { as: 'officer' })
    expect(all.body.totalElements).toBeGreaterThan(mine.body.totalElements)
    const foreign = all.body.content.find((one) => one.healthFacilityCode !== 'HF0000001')!
    const hidden = await app.call(
      'affiliation.get',
      { params: { code: foreign.code } },
      { as: 'coordinator' },
    )
    expect(hidden.status).toBe(404)
    const statuses = await app.call(
      'affiliation.nextStatuses',
      { query: { currentStatus: 'SUSPENDED' } },
      { as: 'officer' },
    )
    expect(statuses.body.map(({ code }) => code)).toEqual(['ACCREDITED', 'WITHDRAWN', 'DISACCREDITED'])
    const specialties = await app.call(
      'affiliation.specializations',
      { query: { hfCode: 'HF0000001' } },
      { as: 'coordinator' },
    )
    expect(specialties.body.length).toBeGreaterThan(0)
    const [own] = await app.db.select().from(facility).where(eq(facility.code, 'HF0000001'))
    const has = await app.call('affiliation.hasCoordinator', { params: { id: own!.id } }, { as: 'officer' })
    expect(has.body).toBe(true)
    const query = { physicianCode: foreign.physicianCode, status: foreign.status }
    const found = await app.call('affiliation.findByStatus', { query }, { as: 'officer' })
    expect(found.body.map(({ code }) => code)).toContain(foreign.code)
    const doctors = await app.call(
      'physician.affiliatedDoctors',
      { query: { healthFacilityCode: 'HF0000001', size: 1000 } },
      { as: 'coordinator' },
    )
    expect(doctors.body.totalElements).toBeGreaterThan(0)
  })
})

describe('clinic hours', () => {
  test('are replaced by the physician; overlaps are refused, clashes elsewhere are named', async () => {
    const own = { as: 'physician' }
    const query = { physicianCode: 'PHY0000001' }
    const { body: all } = await app.call('physician.schedule', { query }, own)
    const [one, other] = all
    const block = { day: 'SUN', startTime: '09:00', endTime: '11:00' } as const
    const put = (at: typeof one, entries: object[]) =>
      app.call(
        'physician.saveSchedule',
        {
          body: {
            physicianCode: 'PHY0000001',
            healthFacilityCode: at!.healthFacilityCode,
            version: at!.version,
            entries: entries as [],
          },
        },
        own,
      )
    const bad = await put(one, [block, { ...block, startTime: '10:00', endTime: '12:00' }])
    expect(bad.error.errors?.map(({ field }) => field)).toEqual(['entries.1.startTime'])
    expect((await put(one, [{ ...block, endTime: '09:00' }])).status).toBe(422)
    const first = await put(one, [block])
    expect(first.body.entries).toHaveLength(1)
    expect((await put(one, [block])).error.errorCode).toBe('STALE_RECORD')
    if (other)
      expect((await put(other, [{ ...block, startTime: '10:00' }])).body.warnings[0]).toContain('Sunday')
    const foreign = await app.call('physician.schedule', { query: { physicianCode: 'PHY0000009' } }, own)
    expect(foreign.status).toBe(404)
  })
})

describe('requests of physicians', () => {
  test('an own edit waits, and its approval saves it', async () => {
    const own = { as: 'physician' }
    const { body: record } = await app.call('physician.get', { params: { code: 'PHY0000001' } }, own)
    const body = { ...doctor(), ...record, middleName: 'Bago', phyTypeCode: 'MD', sex: record.sex as 'F' }
    const asked = await app.call('physician.save', { body: body as ReturnType<typeof doctor> }, own)
    expect(asked.body.requestCode).toMatch(/^UR-/)
    const code = asked.body.requestCode ?? ''
    const shown = await app.call('request.get', { params: { code } }, { as: 'officer' })
    expect(shown.body.changes).toMatchObject([{ label: 'Middle name', requested: 'Bago' }])
    const done = await app.call('request.approve', { body: { code } }, { as: 'approver' })
    expect(done.status).toBe(200)
    const after = await app.call('physician.get', { params: { code: 'PHY0000001' } }, own)
    expect(after.body.middleName).toBe('Bago')
  })
  test('a visitor applies, is not public, and is taken up or turned down by the request', async () => {
    const { confirmDuplicates: _c, ...body } = { ...doctor(), consent, confirmDuplicates: false }
    const sent = await app.call('publicPhysician.register', { body })
    expect(sent.status).toBe(201)
    const { code, requestCode } = sent.body
    expect((await app.call('publicPhysician.get', { params: { code } })).status).toBe(404)
    const list = await app.call('physician.rows', { query: { code } }, { as: 'officer' })
    expect(list.body.content).toEqual([])
    expect((await approve(requestCode)).status).toBe(200)
    const taken = await app.call('physician.rows', { query: { code } }, { as: 'officer' })
    expect(taken.body.content).toHaveLength(1)
    const again = await app.call('publicPhysician.register', { body })
    expect(again.error.errorCode).toBe('PHY_PRC_UK')
    const other = await app.call('publicPhysician.register', { body: { ...doctor(), consent } })
    const no = { code: other.body.requestCode, remarks: 'Not a physician' }
    expect((await app.call('request.reject', { body: no }, { as: 'approver' })).status).toBe(200)
    const [row] = await app.db.select().from(physician).where(eq(physician.code, other.body.code))
    expect(row?.accreditationStatusCode).toBe('DISAPPROVED')
  })
  test('an account is asked for without telling who is on record', async () => {
    const code = await makeDoctor()
    const [row] = await app.db.select().from(physician).where(eq(physician.code, code))
    const { lastName, firstName, prcNumber } = row!
    const body = { lastName, firstName, prcNumber, emailAddress: 'mine@doctor.example', consent }
    expect((await app.call('publicPhysician.requestAccount', { body })).status).toBe(204)
    const wrong = { ...body, prcNumber: '0000001' }
    expect((await app.call('publicPhysician.requestAccount', { body: wrong })).status).toBe(204)
    const requests = await app.db.select().from(userRequest).where(eq(userRequest.targetCode, code))
    expect(requests.map(({ type }) => type)).toEqual(['phy-account'])
    const approved = await app.call(
      'request.approve',
      { body: { code: requests[0]!.code } },
      { as: 'approver' },
    )
    expect(approved.status).toBe(200)
    const { body: record } = await app.call('physician.get', { params: { code } }, { as: 'officer' })
    expect(record.hasAccount).toBe(true)
  })
})

describe('disaccreditation', () => {
  const form = (targetCode: string, more: object = {}) => ({
    applicantType: 'PHY',
    targetCode,
    docType: null,
    reasonCode: 'RETIRED',
    effectiveDate: '2026-11-20',
    details: 'Retired from practice this month.',
    ...more,
  })
  const ask = (json: ReturnType<typeof form>, as: string) =>
    app.call('disaccreditation.create', { json, files: [] }, { as })

  test('goes through an approved request alone, and leads to the status of its reason', async () => {
    const code = await makeDoctor('ACCREDITED')
    expect((await ask(form(code), 'rates')).status).toBe(403)
    expect((await ask(form(code, { effectiveDate: '2026-11-19' }), 'compliance')).status).toBe(422)
    expect((await ask(form(code, { violationCodes: ['VIO-2026-9999'] }), 'compliance')).status).toBe(422)
    expect((await ask(form(await makeDoctor()), 'compliance')).error.errorCode).toBe('STATUS_MOVE')
    const asked = await ask(form(code), 'compliance')
    expect(asked.status).toBe(200)
    const query = { targetCode: code, status: 'PENDING' }
    const exists = await app.call('disaccreditation.exists', { query }, { as: 'compliance' })
    expect(exists.body).toBe(true)
    const shown = await app.call(
      'disaccreditation.get',
      { params: { code: asked.body.code } },
      { as: 'officer' },
    )
    expect(shown.body.changes.map(({ requested }) => requested)).toContain('Retired')
    expect((await approve(asked.body.code)).status).toBe(200)
    const { body } = await app.call('physician.get', { params: { code } }, { as: 'officer' })
    expect(body.accreditationStatusCode).toBe('CLOSED')
  })
  test('of a facility waits for its day', async () => {
    const code = await someFacility()
    const more = { applicantType: 'HFC', reasonCode: 'NON_COMPLIANCE', effectiveDate: '2026-12-01' }
    const asked = await ask(form(code, more), 'compliance')
    expect((await approve(asked.body.code)).status).toBe(200)
    const { body } = await app.call('facility.get', { params: { code } }, { as: 'officer' })
    expect(body.accreditationStatusCode).toBe('ACCREDITED')
    const on = await app.call(
      'facility.statusOn',
      { params: { code }, query: { day: '2026-12-01' } },
      { as: 'officer' },
    )
    expect(on.body.status).toBe('DISACCREDITED')
  })
})

describe('the public directory', () => {
  test('shows accredited physicians where everything is accredited, and nothing personal', async () => {
    const all = await app.call('publicPhysician.search', { query: { size: 100 } })
    expect(all.body.totalElements).toBeGreaterThan(5)
    const [first] = all.body.content
    expect(Object.keys(first!).toSorted()).toEqual([
      'accredited',
      'accreditedUntil',
      'code',
      'dentist',
      'facilities',
      'firstName',
      'lastConfirmed',
      'lastName',
      'middleName',
      'specializations',
      'suffix',
    ])
    const named = await app.call('publicPhysician.search', { query: { name: first!.lastName } })
    expect(named.body.content.map(({ code }) => code)).toContain(first!.code)
    const dentists = await app.call('publicPhysician.search', { query: { dentist: 'true', size: 100 } })
    expect(dentists.body.content.every(({ dentist }) => dentist)).toBe(true)
    const other = await app.call('publicPhysician.search', {
      query: { accreditationStatusCode: 'SUSPENDED' },
    })
    expect(other.body.content).toEqual([])
    expect((await app.call('publicPhysician.search', { query: { sort: 'prcNumber,ASC' } })).status).toBe(400)
    const one = await app.call('publicPhysician.get', { params: { code: first!.code } })
    expect(one.body).toEqual(first)
  })
})
