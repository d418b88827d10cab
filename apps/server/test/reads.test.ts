import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { affiliation, appUser, attachment, facility, physician, role } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { doctor } from './support/physicians.ts'

let app: TestApp
const admin = { as: 'admin' }
const officer = { as: 'officer' }

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code)

test('a user is found by e-mail address and by code', async () => {
  const [known] = await app.db.select().from(appUser).where(eq(appUser.username, 'approver'))
  const params = { email: known?.emailAddress.toUpperCase() ?? '' }
  const found = await app.call('user.findByEmail', { params }, admin)
  expect(found.body).toMatchObject({ code: known?.code, username: 'approver', role: { name: 'Approver' } })
  expect(JSON.stringify(found.body)).not.toContain(known?.passwordHash)
  const same = await app.call('user.get', { params: { code: known?.code ?? '' } }, admin)
  expect(same.body).toEqual(found.body)
  const none = await app.call('user.findByEmail', { params: { email: 'nobody@nowhere.example' } }, admin)
  expect(none.status).toBe(404)
})

test('a role is read with what it permits', async () => {
  const [stored] = await app.db.select().from(role).where(eq(role.code, 'APPROVER'))
  const { body } = await app.call('role.get', { params: { id: stored?.id ?? 0 } }, admin)
  expect(body).toMatchObject({ code: 'APPROVER', version: stored?.version })
  const { content } = (await app.call('role.list', { query: { size: 100 } }, admin)).body
  expect(content).toContainEqual(body)
})

test('an activity is written, read and corrected by a new one', async () => {
  const entry = {
    applicantCode: 'HF0000001',
    activityType: 'NOTE',
    topic: 'Visit',
    activityDate: '2026-11-19',
    remarks: 'The new wing opens in March.',
  } as const
  const made = await app.call('activityLog.create', { body: entry }, officer)
  expect(made.status, JSON.stringify(made.error)).toBe(201)
  const read = await app.call('activityLog.get', { params: { id: made.body.id } }, officer)
  expect(read.body).toMatchObject({ ...entry, createdBy: 'officer' })
  const body = { ...entry, remarks: 'It opens in April.', corrects: made.body.id }
  const corrected = await app.call('activityLog.create', { body }, officer)
  expect(corrected.body).toMatchObject({ corrects: made.body.id })
  const after = await app.call('activityLog.get', { params: { id: made.body.id } }, officer)
  expect(after.body.remarks).toBe(entry.remarks)
})

test('facilities whose papers run out are those with such a paper', async () => {
  const documents = await app.db
    .select({ code: attachment.ownerCode, day: attachment.validityDate })
    .from(attachment)
    .where(
      and(
        eq(attachment.ownerKind, 'hf/document'),
        eq(attachment.deleted, false),
        isNull(attachment.supersededBy),
      ),
    )
  const late = new Set(documents.filter(({ day }) => day && day <= '2026-12-20').map(({ code }) => code))
  const { body } = await app.call('facility.expired', { query: { size: 1000 } }, officer)
  expect(body.content.length).toBeGreaterThan(0)
  expect(body.content.filter(({ code }) => !late.has(code))).toEqual([])
  const listed = new Set(body.content.map(({ code }) => code))
  const every = await app.call('facility.rows', { query: { size: 1000 } }, officer)
  const quiet = every.body.content.filter(({ code }) => !listed.has(code))
  expect(quiet.filter(({ code }) => late.has(code))).toEqual([])
})

test('the projection of a facility is its addresses, for its own coordinator and no other', async () => {
  const whole = await app.call('facility.get', { params: { code: 'HF0000001' } }, officer)
  const query = { code: 'HF0000001', projection: 'hf_addresses' } as const
  const projected = await app.call('facility.projection', { query }, officer)
  const { code, name, addresses } = whole.body
  expect(projected.body).toEqual({ code, name, addresses })
  expect(addresses.length).toBeGreaterThan(0)
  const plain = await app.call('facility.projection', { query: { code } }, officer)
  expect(plain.body).toEqual(whole.body)
  const unknown = await app.request(`/api/accr/health-facility?code=${code}&projection=hf_secrets`, {
    headers: { authorization: `Bearer ${await app.login('officer')}` },
  })
  expect(unknown.status).toBe(422)
  const other = await app.db
    .select({ code: facility.code })
    .from(facility)
    .where(eq(facility.code, 'HF0000002'))
  const asOther = await app.call(
    'facility.projection',
    { query: { code: other[0]?.code ?? '' } },
    { as: 'coordinator' },
  )
  expect(asOther.status).toBe(404)
})

test('an affiliation is the same from either end', async () => {
  const [row] = await app.db
    .select({ code: affiliation.code, physicianCode: physician.code, facilityCode: facility.code })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(eq(affiliation.deleted, false))
    .limit(1)
  const { body } = await app.call('affiliation.get', { params: { code: row?.code ?? '' } }, officer)
  expect(body).toMatchObject({
    code: row?.code,
    physicianCode: row?.physicianCode,
    healthFacilityCode: row?.facilityCode,
  })
})

test('likely duplicates of a physician come with their reasons, without numbers for who may not see them', async () => {
  const [known] = await app.db
    .select()
    .from(physician)
    .where(and(eq(physician.accreditationStatusCode, 'ACCREDITED'), eq(physician.deleted, false)))
    .limit(1)
  if (!known) throw new Error('The sample has no accredited physician.')
  const { lastName, firstName, birthDate, emailAddress, phyTypeCode } = doctor({
    lastName: known.lastName,
    firstName: known.firstName,
  })
  const body = { lastName, firstName, birthDate, emailAddress, phyTypeCode, prcNumber: known.prcNumber }
  const query = { threshold: '2' }
  const found = await app.call('physician.possibleDuplicates', { body, query }, officer)
  const match = found.body.find(({ code }) => code === known.code)
  expect(match?.reasons.map(({ signal }) => signal)).toEqual(
    expect.arrayContaining(['lastName', 'firstName', 'prc']),
  )
  expect(match?.score).toBeGreaterThanOrEqual(2)
  const named = { lastName, firstName, phyTypeCode }
  const asPhysician = await app.call(
    'physician.possibleDuplicates',
    { body: named, query },
    { as: 'physician' },
  )
  expect(codesOf(asPhysician.body)).toContain(known.code)
  expect(JSON.stringify(asPhysician.body)).not.toContain(known.prcNumber)
})

test('report groups carry who may run what', async () => {
  const { body } = await app.call('reportGroup.list', { query: { size: 100 } }, admin)
  expect(body.totalElements).toBe(body.content.length)
  expect(body.content.every(({ reportNames }) => reportNames.length > 0)).toBe(true)
  expect(body.content.some(({ roleCodes }) => roleCodes.length > 0)).toBe(true)
})
