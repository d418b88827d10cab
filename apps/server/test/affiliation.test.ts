import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accreditationHistory, facility, physician } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { someFacility } from './support/facilities.ts'
import { storedDoctor } from './support/physicians.ts'
import { reviewAndApprove } from './support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

describe('an affiliation', () => {
  test('on process becomes a request, whose approval accredits it when both ends are', async () => {
    const physicianCode = await storedDoctor(app, 'ACCREDITED')
    const healthFacilityCode = await someFacility(app)
    const body = { physicianCode, healthFacilityCode, status: 'ON_PROCESS', room: '101' }
    const asked = await app.call('affiliation.save', { body }, { as: 'rates' })
    expect(asked.status).toBe(403)
    const parked = await app.call('affiliation.save', { body: { ...body, bypass: true } }, { as: 'admin' })
    expect(parked.status).toBe(201)
    const second = await storedDoctor(app, 'ACCREDITED')
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
    expect((await reviewAndApprove(app, code)).status).toBe(200)
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
    const physicianCode = await storedDoctor(app)
    const body = { physicianCode, healthFacilityCode: 'HF0000001', status: 'ON_PROCESS' }
    const first = await app.call('affiliation.save', { body }, { as: 'coordinator' })
    const again = await app.call('affiliation.save', { body }, { as: 'officer' })
    expect(again.error.errorCode).toBe('PENDING_REQUEST_EXISTS')
    expect((await reviewAndApprove(app, first.body.requestCode ?? '')).status).toBe(200)
    const query = { physicianCode, healthFacilityCode: 'HF0000001' }
    const pair = await app.call('affiliation.findByPair', { query }, { as: 'coordinator' })
    expect(pair.body).toMatchObject({ status: 'ON_PROCESS', inNetwork: false })
    expect(pair.body).not.toHaveProperty('remarks')
    const twice = await app.call('affiliation.save', { body }, { as: 'coordinator' })
    expect(twice.error.errorCode).toBe('AFFILIATION_UK')
  })
  test('another status is saved directly, with the right and the guards of the machine', async () => {
    const physicianCode = await storedDoctor(app)
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
    for (const reason of ['', null, 'no']) {
      const sent = { body: { ...body, reason } }
      const refused = await app.call('affiliation.batchUpdate', sent, { as: 'approver' })
      expect(refused.error.errors).toEqual([
        { field: 'reason', message: 'Give a reason of 3 to 500 characters.' },
      ])
    }
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
    const ownReply = await app.call('affiliation.list', { query: { size: 1000 } }, { as: 'coordinator' })
    expect(new Set(ownReply.body.content.map((one) => one.healthFacilityCode))).toEqual(
      new Set(['HF0000001']),
    )
    const all = await app.call('affiliation.list', { query: { size: 1000 } }, { as: 'officer' })
    expect(all.body.totalElements).toBeGreaterThan(ownReply.body.totalElements)
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
