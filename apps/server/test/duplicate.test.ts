import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../src/jobs.ts'
import { compareRegister } from '../src/areas/duplicate/compare.ts'
import { affiliation, duplicateWeights, facility, mergeRecord, physician } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { clinic, makeFacility } from './support/facilities.ts'
import { doctor } from './support/physicians.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const officer = { as: 'officer' } as const
type Doctor = Parameters<typeof doctor>[0]

interface Candidate {
  code: string
  tier: string
  reasons: { label: string }[]
}

async function make(more: Doctor = {}) {
  const reply = await app.call(
    'physician.save',
    { body: doctor({ confirmDuplicates: true, ...more }) },
    officer,
  )
  if (reply.status !== 201 || !reply.body.record) throw new Error(JSON.stringify(reply.error))
  return reply.body.record
}

const abad = { lastName: 'Abad', firstName: 'Alfredo', birthDate: '1967-11-06' } as const

test('a person is asked before a record that a person would see twice is added', async () => {
  const { code } = await make(abad)
  const cases: [string, Doctor][] = [
    ['Like a typing error in the last name', { ...abad, lastName: 'Abbad' }],
    ['Birth date: day and month swapped', { ...abad, birthDate: '1967-06-11' }],
    ['First and last name are swapped', { ...abad, lastName: 'Alfredo', firstName: 'Abad' }],
    ['One last name of two, as after a marriage', { ...abad, lastName: 'Abad-Cruz' }],
    [
      'Last name is the middle name there, as after a marriage',
      { ...abad, lastName: 'Santos', middleName: 'Abad' },
    ],
  ]
  for (const [label, more] of cases) {
    const refused = await app.call('physician.save', { body: doctor(more) }, officer)
    expect([label, refused.status, refused.error?.errorCode]).toEqual([label, 409, 'POSSIBLE_DUPLICATES'])
    const candidates = refused.error['candidates'] as Candidate[]
    const found = candidates.find((one) => one.code === code)
    expect(found?.reasons.map((one) => one.label)).toContain(label)
    expect(['certain', 'likely']).toContain(found?.tier)
  }
  const named = { lastName: 'Abad', firstName: 'Alfredo' }
  const typed = await app.call('duplicate.matchPhysicians', { body: named }, officer)
  expect(typed.body.find((one) => one.code === code)).toMatchObject({ tier: 'possible' })
  const specified = await app.call('physician.possibleDuplicates', { query: {}, body: named }, officer)
  expect(specified.body.map((one) => one.code)).not.toContain(code)
})

test('facilities are found whatever the order of their words and with an annex', async () => {
  const { code, addresses } = await makeFacility(app, {
    name: 'Habagat Kalinga Clinic',
    confirmDuplicates: true,
  })
  const cityId = addresses[0]?.cityId ?? 0
  for (const name of ['Kalinga Habagat Clinic', 'Habagat Kalinga Clinic - Annex']) {
    const body = { ...clinic(cityId), name }
    const refused = await app.call('facility.save', { body }, officer)
    expect([name, refused.status]).toEqual([name, 409])
    expect(JSON.stringify(refused.error['candidates'])).toContain(code)
  }
})

test('a provider who asks learns nothing of birth dates and numbers', async () => {
  const { code } = await make({ lastName: 'Lakandula', firstName: 'Hiraya', birthDate: '1981-03-04' })
  await app.db
    .update(physician)
    .set({ accreditationStatusCode: 'ACCREDITED' })
    .where(eq(physician.code, code))
  const ask = async (birthDate: string) =>
    (
      await app.call(
        'duplicate.matchPhysicians',
        { body: { lastName: 'Lakandula', firstName: 'Hiraya', birthDate } },
        { as: 'coordinator' },
      )
    ).body
  const [swapped, wrong] = [await ask('1981-04-03'), await ask('1955-01-01')]
  expect(swapped).toEqual(wrong)
  expect(JSON.stringify(swapped)).not.toContain('1981')
})

/** Both records without what every save moves. */
async function snapshot(codes: readonly string[]) {
  const rows = await Promise.all(
    codes.map(async (code) => {
      const { body } = await app.call('physician.get', { params: { code } }, officer)
      const { version: _version, updatedDate: _date, updatedBy: _by, ...rest } = body
      const [row] = await app.db.select({ id: physician.id }).from(physician).where(eq(physician.code, code))
      const places = await app.db
        .select({ code: affiliation.code, deleted: affiliation.deleted })
        .from(affiliation)
        .where(eq(affiliation.physicianId, row?.id ?? 0))
        .orderBy(affiliation.code)
      return { rest, places }
    }),
  )
  return JSON.stringify(rows)
}

async function affiliate(physicianCode: string, facilityCode: string, code: string) {
  const [person] = await app.db.select().from(physician).where(eq(physician.code, physicianCode))
  const [place] = await app.db.select().from(facility).where(eq(facility.code, facilityCode))
  await app.db.insert(affiliation).values({
    code,
    physicianId: person?.id ?? 0,
    facilityId: place?.id ?? 0,
    status: 'ACCREDITED',
  })
}

test('two physicians are merged field by field, and undoing it leaves both as they were', async () => {
  const stays = await make({ lastName: 'Macaraeg', firstName: 'Diwata', mobileNumber: '09171234567' })
  const gone = await make({ lastName: 'Macaraeg', firstName: 'Diwatta', mobileNumber: '09187654321' })
  const places = await app.db
    .select({ code: facility.code })
    .from(facility)
    .where(eq(facility.accreditationStatusCode, 'ACCREDITED'))
    .limit(2)
  const [first = '', second = ''] = places.map(({ code }) => code)
  await affiliate(stays.code, first, 'AFF9100001')
  await affiliate(gone.code, first, 'AFF9100002')
  await affiliate(gone.code, second, 'AFF9100003')
  const before = await snapshot([stays.code, gone.code])
  const body = {
    code: stays.code,
    version: stays.version,
    duplicateCode: gone.code,
    duplicateVersion: gone.version,
    reason: 'Entered twice',
    fields: ['mobileNumber'],
  }
  const unknown = await app.call(
    'duplicate.mergePhysicians',
    { body: { ...body, fields: ['code'] } },
    officer,
  )
  expect([unknown.status, unknown.error?.errors?.[0]?.field]).toEqual([422, 'fields'])
  const merged = await app.call('duplicate.mergePhysicians', { body }, officer)
  expect(merged.status, JSON.stringify(merged.error)).toBe(200)
  expect(merged.body).toMatchObject({
    record: { code: stays.code, mobileNumber: '09187654321' },
    moved: { affiliations: 1 },
    kept: { affiliations: 1 },
  })
  // both codes resolve for ever
  const other = await app.call('physician.get', { params: { code: gone.code } }, officer)
  expect(other.body.duplicateOf).toBe(stays.code)
  const listed = await app.call('duplicate.merges', { params: { code: stays.code } }, officer)
  expect(listed.body).toMatchObject([{ goneCode: gone.code, fields: ['mobileNumber'], undoneBy: null }])

  const undo = { id: merged.body.mergeId, reason: 'They are cousins' }
  expect((await app.call('duplicate.undoFacilities', { body: undo }, officer)).status).toBe(404)
  expect((await app.call('duplicate.undoPhysicians', { body: undo }, { as: 'rates' })).status).toBe(403)
  const undone = await app.call('duplicate.undoPhysicians', { body: undo }, officer)
  expect(undone.status, JSON.stringify(undone.error)).toBe(200)
  expect(undone.body).toMatchObject({ returned: 2, leftBehind: 0, changedFields: [] })
  expect(await snapshot([stays.code, gone.code])).toBe(before)
  const twice = await app.call('duplicate.undoPhysicians', { body: undo }, officer)
  expect([twice.status, twice.error?.errors?.[0]?.message]).toEqual([
    422,
    expect.stringContaining('undone already'),
  ])
  await expect(app.db.delete(mergeRecord)).rejects.toThrow()
})

test('what was changed after a merge stays as it is when the merge is undone', async () => {
  const stays = await make({ lastName: 'Katigbak', firstName: 'Sinag', mobileNumber: '09171230001' })
  const gone = await make({ lastName: 'Katigbak', firstName: 'Sinagg', mobileNumber: '09171230002' })
  const merged = await app.call(
    'duplicate.mergePhysicians',
    {
      body: {
        code: stays.code,
        version: stays.version,
        duplicateCode: gone.code,
        duplicateVersion: gone.version,
        reason: 'Entered twice',
        fields: ['mobileNumber'],
      },
    },
    officer,
  )
  await app.db.update(physician).set({ mobileNumber: '09990000000' }).where(eq(physician.code, stays.code))
  const { body } = await app.call(
    'duplicate.undoPhysicians',
    { body: { id: merged.body.mergeId, reason: 'Two people' } },
    officer,
  )
  expect(body).toMatchObject({ changedFields: ['mobileNumber'] })
  expect(body.message).toContain('Changed since and kept: mobileNumber.')
  const { body: now } = await app.call('physician.get', { params: { code: stays.code } }, officer)
  expect(now.mobileNumber).toBe('09990000000')
})

test('the register is compared as a whole, and a pair leaves the queue once it is decided', async () => {
  const one = await make({ lastName: 'Panganiban', firstName: 'Tala', birthDate: '1979-02-05' })
  const two = await make({ lastName: 'Panganiban', firstName: 'Tala', birthDate: '1979-05-02' })
  const counted = await app.call('duplicate.compare', {}, officer)
  expect(counted.body.pairs).toBeGreaterThan(0)
  const pairOf = async () =>
    (await app.call('duplicate.pairs', { query: { code: one.code, kind: 'phy' } }, officer)).body.content
  const [pair] = await pairOf()
  expect(pair).toMatchObject({ first: { code: one.code }, second: { code: two.code } })
  expect(pair?.reasons.map(({ label }) => label)).toContain('Birth date: day and month swapped')
  const ranked = (await app.call('duplicate.pairs', { query: { size: 50 } }, officer)).body.content
  expect(ranked.map(({ bits }) => bits)).toEqual(ranked.map(({ bits }) => bits).toSorted((a, b) => b - a))
  const body = { code: one.code, otherCode: two.code, reason: 'Cousins' }
  expect((await app.call('physicianUpkeep.notDuplicate', { body }, officer)).status).toBe(204)
  expect(await pairOf()).toEqual([])
  // the same register twice is the same weights
  await compareRegister(app.services)
  await runDueJobs(app.services)
  const versions = await app.db
    .select()
    .from(duplicateWeights)
    .where(and(eq(duplicateWeights.kind, 'phy'), eq(duplicateWeights.version, 2)))
  expect(versions).toHaveLength(0)
  const wrong = await app.call('duplicate.pairs', { query: { tier: 'sure' } }, officer)
  expect([wrong.status, wrong.error?.errors?.[0]?.field]).toEqual([422, 'tier'])
  expect((await app.call('duplicate.pairs', {}, { as: 'coordinator' })).status).toBe(403)
})
