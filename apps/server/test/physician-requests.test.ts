import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { physician, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { received, someFacility } from './support/facilities.ts'
import { doctor, storedDoctor } from './support/physicians.ts'
import { reviewAndApprove } from './support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const consent = { accepted: true, textCode: 'PRIVACY', textVersion: 1 } as const

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
    const { code, requestCode } = received(sent.body)
    expect((await app.call('publicPhysician.get', { params: { code } })).status).toBe(404)
    const list = await app.call('physician.rows', { query: { code } }, { as: 'officer' })
    expect(list.body.content).toEqual([])
    expect((await reviewAndApprove(app, requestCode)).status).toBe(200)
    const taken = await app.call('physician.rows', { query: { code } }, { as: 'officer' })
    expect(taken.body.content).toHaveLength(1)
    const again = await app.call('publicPhysician.register', { body })
    expect(again.error.errorCode).toBe('PHY_PRC_UK')
    const other = await app.call('publicPhysician.register', { body: { ...doctor(), consent } })
    const refused = received(other.body)
    const no = { code: refused.requestCode, remarks: 'Not a physician' }
    expect((await app.call('request.reject', { body: no }, { as: 'approver' })).status).toBe(200)
    const [row] = await app.db.select().from(physician).where(eq(physician.code, refused.code))
    expect(row?.accreditationStatusCode).toBe('DISAPPROVED')
  })
  test('an account is asked for without telling who is on record', async () => {
    const code = await storedDoctor(app)
    const [row] = await app.db.select().from(physician).where(eq(physician.code, code))
    const { lastName, firstName, prcNumber } = row!
    const emailAddress = row!.emailAddress ?? ''
    const body = { lastName, firstName, prcNumber, emailAddress, consent }
    expect((await app.call('publicPhysician.requestAccount', { body })).status).toBe(204)
    const rejected = { ...body, prcNumber: '0000001' }
    expect((await app.call('publicPhysician.requestAccount', { body: rejected })).status).toBe(204)
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
    const code = await storedDoctor(app, 'ACCREDITED')
    expect((await ask(form(code), 'rates')).status).toBe(403)
    expect((await ask(form(code, { effectiveDate: '2026-11-19' }), 'compliance')).status).toBe(422)
    expect((await ask(form(code, { violationCodes: ['VIO-2026-9999'] }), 'compliance')).status).toBe(422)
    expect((await ask(form(await storedDoctor(app)), 'compliance')).error.errorCode).toBe('STATUS_MOVE')
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
    expect((await reviewAndApprove(app, asked.body.code)).status).toBe(200)
    const { body } = await app.call('physician.get', { params: { code } }, { as: 'officer' })
    expect(body.accreditationStatusCode).toBe('CLOSED')
  })
  test('of a facility waits for its day', async () => {
    const code = await someFacility(app)
    const more = { applicantType: 'HFC', reasonCode: 'NON_COMPLIANCE', effectiveDate: '2026-12-01' }
    const asked = await ask(form(code, more), 'compliance')
    expect((await reviewAndApprove(app, asked.body.code)).status).toBe(200)
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
      'confirmed',
      'day',
      'dentist',
      'facilities',
      'firstName',
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
