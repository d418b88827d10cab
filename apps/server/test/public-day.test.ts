import type { PublicPhysician } from '@capiz/api/schema/public-physician'
import { holidaysIn, hoursOn, type OpeningException, weekdayOf, weekdays } from '@capiz/domain/schedule'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accreditationHistory,
  affiliation,
  caseRecord,
  facility,
  physician,
  referenceItem,
} from '../src/db/schema/index.ts'
import { regionCodeOf } from '../src/engines/reference/geography.ts'
import { holidaysOf } from '../src/engines/reference/holidays.ts'
import { itemColumns } from '../src/engines/reference/row.ts'
import { startTestApp, type TestApp } from './harness.ts'

type Public = InferOutput<typeof PublicPhysician>

let app: TestApp
let doctor: Public
let place: Public['facilities'][number]
let today: IsoDate
let affiliationId: number

const block = { startTime: '09:00', endTime: '11:00' }

/** Puts a physician and one place in order: accredited without an end, one clinic a week, that of tomorrow. */
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
  today = app.clock.today()
  const all = await app.call('publicPhysician.search', { query: { size: 100 } })
  doctor = all.body.content.find(({ facilities }) => facilities.length > 0)!
  place = doctor.facilities[0]!
  const ties = await app.db
    .select({ id: affiliation.id })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(eq(physician.code, doctor.code))
  const own = await app.db
    .select({ id: affiliation.id })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(eq(facility.code, place.code))
  affiliationId = ties.find(({ id }) => own.some((one) => one.id === id))!.id
  await setHours([{ ...block, day: weekdayOf(addDays(today, 1)) }])
  const later = { contractValidityDate: addDays(today, 300) }
  await app.db.update(physician).set(later).where(eq(physician.code, doctor.code))
  await app.db.update(facility).set(later).where(eq(facility.code, place.code))
})
afterAll(() => app.close())

async function setHours(schedule: object[], scheduleExceptions: object[] = []): Promise<void> {
  await app.db
    .update(affiliation)
    .set({ schedule: schedule as never, scheduleExceptions: scheduleExceptions as never })
    .where(eq(affiliation.id, affiliationId))
}

/** Region of the place, by which the holidays that hold there are known. */
async function regionOfPlace(): Promise<string> {
  const [row] = await app.db
    .select({ region: regionCodeOf(facility.mainCityId) })
    .from(facility)
    .where(eq(facility.code, place.code))
  return row!.region!
}

let holidayCount = 0

/** Puts a holiday on the list, of the whole country or of a region. */
async function addHoliday(day: IsoDate, description: string, regionCode: string | null): Promise<void> {
  holidayCount += 1
  const item = { code: `TEST-${holidayCount}`, day, description, kind: 'SPECIAL', regionCode }
  await app.db.insert(referenceItem).values(itemColumns('holiday', item))
}

const ask = (day: string, healthFacilityCode = place.code, code = doctor.code) =>
  app.call('publicPhysician.onDay', { params: { code }, query: { healthFacilityCode, day } })

describe('this doctor, this clinic, this day', () => {
  test('is a yes with the hours, and says until when', async () => {
    const { status, body } = await ask(addDays(today, 1))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      answer: 'YES',
      reason: null,
      hours: [{ startTime: '09:00', endTime: '11:00' }],
      isHoursKnown: true,
      accreditedUntil: addDays(today, 300),
      alternatives: [],
      facility: { code: place.code, description: place.name },
    })
    expect(JSON.stringify(body)).not.toMatch(/prc|emailAddress|mobile|birth/i)
  })

  test('is a no on a day without a clinic, with the nearest days there first', async () => {
    const { body } = await ask(addDays(today, 2))
    expect(body).toMatchObject({ answer: 'NO', reason: 'NO_CLINIC', hours: [] })
    expect(body.alternatives.slice(0, 2)).toMatchObject([
      { kind: 'DAY', day: addDays(today, 8), facility: { code: place.code } },
      { kind: 'DAY', day: addDays(today, 15) },
    ])
    for (const { kind, day, hours } of body.alternatives) {
      expect(hours.length).toBeGreaterThan(0)
      if (kind === 'PHYSICIAN') expect(day).toBe(addDays(today, 2))
    }
  })

  test('follows absences and extra clinics', async () => {
    const tomorrow = addDays(today, 1)
    const weekly = [{ ...block, day: weekdayOf(tomorrow) }]
    await setHours(weekly, [{ kind: 'ABSENT', date: tomorrow, until: null, startTime: null, endTime: null }])
    expect((await ask(tomorrow)).body).toMatchObject({ answer: 'NO', reason: 'NO_CLINIC' })
    const extra = { kind: 'EXTRA', date: today, until: null, startTime: '14:00', endTime: '15:00' }
    await setHours(weekly, [extra])
    expect((await ask(today)).body).toMatchObject({ answer: 'YES', hours: [{ isExtra: true }] })
    await setHours([])
    expect((await ask(today)).body).toMatchObject({ answer: 'YES', hours: [], isHoursKnown: false })
    await setHours(weekly)
  })

  test('is a no on a holiday by its name, unless hours are said of that very day', async () => {
    const day = addDays(today, 15)
    const weekly = [{ ...block, day: weekdayOf(day) }]
    await setHours(weekly)
    await addHoliday(day, 'Day of another region', '9900000000')
    expect((await ask(day)).body).toMatchObject({ answer: 'YES', holiday: null })
    await addHoliday(day, 'Day of the region', await regionOfPlace())
    const closed = { answer: 'NO', reason: 'HOLIDAY', holiday: 'Day of the region', hours: [] }
    expect((await ask(day)).body).toMatchObject(closed)
    expect((await ask(day)).body.alternatives[0]).toMatchObject({ kind: 'DAY', day: addDays(day, 7) })
    expect((await ask(addDays(day, -1))).body.alternatives.map((one) => one.day)).not.toContain(day)
    const shown = await app.call('publicPhysician.get', { params: { code: doctor.code } })
    const here = shown.body.facilities.find(({ code }) => code === place.code)
    expect(here?.holidays).toContainEqual({ day, name: 'Day of the region' })
    const query = { physicianCode: doctor.code, healthFacilityCode: place.code }
    const kept = await app.call('physician.schedule', { query }, { as: 'officer' })
    expect(kept.body[0]?.holidays).toEqual(here?.holidays)
    await setHours([])
    expect((await ask(day)).body).toMatchObject(closed)
    const other = { kind: 'INSTEAD', date: day, until: null, startTime: '13:00', endTime: '14:00' }
    await setHours(weekly, [other])
    expect((await ask(day)).body).toMatchObject({ answer: 'YES', hours: [{ startTime: '13:00' }] })
    await setHours([{ ...block, day: weekdayOf(addDays(today, 1)) }])
  })

  test('is a no on a day the facility is closed, in the list by day and the week too', async () => {
    const day = addDays(today, 22)
    await setHours([{ ...block, day: weekdayOf(day) }])
    const isListed = async () =>
      (await app.call('publicPhysician.search', { query: { size: 100, day } })).body.content.some(
        ({ code }) => code === doctor.code,
      )
    const setExceptions = (openingExceptions: OpeningException[]) =>
      app.db.update(facility).set({ openingExceptions }).where(eq(facility.code, place.code))
    expect([(await ask(day)).body.answer, await isListed()]).toEqual(['YES', true])
    await setExceptions([{ date: day, startTime: '08:00', endTime: '10:00', occasion: 'Half day' }])
    expect([(await ask(day)).body.answer, await isListed()]).toEqual(['YES', true])
    await setExceptions([{ date: day, startTime: null, endTime: null, occasion: 'Yearly inventory' }])
    const closed = { answer: 'NO', reason: 'HOLIDAY', holiday: 'Yearly inventory', hours: [] }
    expect((await ask(day)).body).toMatchObject(closed)
    expect(await isListed()).toBe(false)
    const shown = await app.call('publicPhysician.get', { params: { code: doctor.code } })
    const here = shown.body.facilities.find(({ code }) => code === place.code)
    expect(here?.holidays).toContainEqual({ day, name: 'Yearly inventory' })
    await setExceptions([])
    await setHours([{ ...block, day: weekdayOf(addDays(today, 1)) }])
  })

  test('knows what is planned: a suspension to come, and the end of the contract', async () => {
    const move = (toStatus: 'SUSPENDED' | 'ACCREDITED', inDays: number) =>
      app.db.insert(accreditationHistory).values({
        applicantType: 'HFC',
        applicantCode: place.code,
        fromStatus: toStatus === 'SUSPENDED' ? 'ACCREDITED' : 'SUSPENDED',
        toStatus,
        effectiveDate: addDays(today, inDays),
        createdBy: 'SYSTEM',
        createdDate: app.clock.now(),
      })
    await move('SUSPENDED', 5)
    expect((await ask(addDays(today, 1))).body.answer).toBe('YES')
    expect((await ask(addDays(today, 8))).body).toMatchObject({ answer: 'NO', reason: 'FACILITY' })
    await move('ACCREDITED', 7)
    expect((await ask(addDays(today, 8))).body.answer).toBe('YES')
    const beyond = addDays(today, 302)
    expect((await ask(beyond)).body).toMatchObject({
      answer: 'NO',
      reason: 'PHYSICIAN',
      accreditedUntil: addDays(today, 300),
    })
  })

  test.each(['SUSPENDED', 'DISACCREDITED'] as const)(
    'is a no for a %s physician, by name and day',
    async (toStatus) => {
      const move = (to: 'SUSPENDED' | 'DISACCREDITED' | 'ACCREDITED', inDays: number) =>
        app.db.insert(accreditationHistory).values({
          applicantType: 'PHY',
          applicantCode: doctor.code,
          fromStatus: 'ACCREDITED',
          toStatus: to,
          effectiveDate: addDays(today, inDays),
          createdBy: 'SYSTEM',
          createdDate: app.clock.now(),
        })
      const setStatus = (accreditationStatusCode: string) =>
        app.db.update(physician).set({ accreditationStatusCode }).where(eq(physician.code, doctor.code))
      await move('ACCREDITED', -30)
      await move(toStatus, 0)
      await setStatus(toStatus)
      const { body } = await ask(addDays(today, 1))
      expect(body).toMatchObject({
        answer: 'NO',
        reason: 'PHYSICIAN',
        day: addDays(today, 1),
        accreditedUntil: null,
        physician: { code: doctor.code },
        hours: [],
      })
      const entry = await app.call('publicPhysician.get', { params: { code: doctor.code } })
      expect(entry.body).toMatchObject({
        accredited: false,
        day: today,
        facilities: [],
        accreditedUntil: null,
      })
      expect(entry.body.lastName).toBe(doctor.lastName)
      const found = await app.call('publicPhysician.search', { query: { name: doctor.lastName, size: 100 } })
      expect(found.body.content.map(({ code }) => code)).not.toContain(doctor.code)
      await move('ACCREDITED', 3)
      expect((await ask(addDays(today, 8))).body.answer).toBe('YES')
      expect((await ask(addDays(today, 2))).body.alternatives[0]).toMatchObject({
        kind: 'DAY',
        day: addDays(today, 8),
      })
      await move('ACCREDITED', 0)
      await setStatus('ACCREDITED')
    },
  )

  test('names a facility that was accredited, without a way to reach it', async () => {
    const setStatus = (accreditationStatusCode: string) =>
      app.db.update(facility).set({ accreditationStatusCode }).where(eq(facility.code, place.code))
    await setStatus('SUSPENDED')
    const { status, body } = await app.call('publicFacility.get', { params: { code: place.code } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: place.name,
      accredited: false,
      day: today,
      address: null,
      telephone: [],
    })
    expect((await ask(today)).body).toMatchObject({ answer: 'NO', reason: 'FACILITY' })
    await setStatus('ACCREDITED')
  })

  test('names what the physician confirmed, and no check-in of staff', async () => {
    const visit = { kind: 'dentist-check-in', status: 'NOTED', day: addDays(today, -20), fields: {} } as const
    await app.db.insert(caseRecord).values({ ...visit, ownerCode: doctor.code })
    const stated = (await ask(today)).body.confirmed
    expect(stated.filter(({ state }) => state === 'CONFIRMED')).toEqual([])
    const query = { ownerCode: doctor.code }
    const { body } = await app.call('confirmation.sections', { query }, { as: 'officer' })
    const { hash } = body.find(({ section }) => section === 'HOURS')!
    const call = { ownerCode: doctor.code, section: 'HOURS', hash, spokenTo: 'Tala Halimbawa' } as const
    expect((await app.call('confirmation.confirm', { body: call }, { as: 'officer' })).status).toBe(201)
    expect((await ask(today)).body.confirmed).toContainEqual({
      section: 'HOURS',
      state: 'CONFIRMED',
      on: today,
    })
    const entry = await app.call('publicPhysician.get', { params: { code: doctor.code } })
    expect(entry.body.confirmed).toContainEqual({ section: 'HOURS', state: 'CONFIRMED', on: today })
  })

  test('is a no at a facility the physician does not practise at', async () => {
    const { body } = await app.call('publicFacility.accredited', { query: { size: 100 } })
    const other = body.content.find(({ code }) => doctor.facilities.every((one) => one.code !== code))!
    const answer = await ask(addDays(today, 1), other.code)
    expect(answer.body.answer).toBe('NO')
    expect(['AFFILIATION', 'FACILITY']).toContain(answer.body.reason)
    expect(answer.body.alternatives.filter(({ kind }) => kind === 'DAY')).toEqual([])
  })

  test('is not answered for what is not public, gone by, or no day', async () => {
    expect((await ask(today, 'HF9999999')).status).toBe(404)
    expect((await ask(today, place.code, 'PHY9999999')).status).toBe(404)
    expect((await ask(addDays(today, -1))).error.errors?.[0]?.message).toContain('has passed')
    expect((await ask(addDays(today, 400))).error.errors?.[0]?.field).toBe('day')
    expect((await ask('2026-02-30')).status).toBe(422)
    expect((await ask(today, 'nowhere')).status).toBe(422)
  })
})

describe('the search', () => {
  test('narrows by specialty, place and facility, seeing public places only', async () => {
    const count = async (query: Record<string, string>) =>
      (await app.call('publicPhysician.search', { query: { size: 100, ...query } })).body.content
    const here = await count({ healthFacilityCode: place.code.toLowerCase() })
    expect(here.map(({ code }) => code)).toContain(doctor.code)
    expect(here.every(({ facilities }) => facilities.some(({ code }) => code === place.code))).toBe(true)
    const inCity = await count({ location: place.city! })
    expect(inCity.map(({ code }) => code)).toContain(doctor.code)
    await app.db.update(affiliation).set({ status: 'ON_PROCESS' }).where(eq(affiliation.id, affiliationId))
    const after = await count({ healthFacilityCode: place.code })
    expect(after.map(({ code }) => code)).not.toContain(doctor.code)
    await app.db.update(affiliation).set({ status: 'ACCREDITED' }).where(eq(affiliation.id, affiliationId))
    const [own] = await app.db.select().from(physician).where(eq(physician.code, doctor.code))
    const alike = await count({ specializationCode: own!.primarySpecializationCode! })
    expect(alike.map(({ code }) => code)).toContain(doctor.code)
    expect(await count({ specializationCode: 'NO-SUCH' })).toEqual([])
  })

  test('narrows by day of the week and by date, as the hours of the day say', async () => {
    const tomorrow = addDays(today, 1)
    const [holiday, regional] = [addDays(today, 22), addDays(today, 29)]
    const absence = {
      kind: 'ABSENT',
      date: tomorrow,
      until: null,
      startTime: null,
      endTime: null,
      remarks: null,
    }
    const weekly = { ...block, day: weekdayOf(tomorrow), byAppointment: false, room: null, remarks: null }
    const hours = { ...weekly, validFrom: null, validUntil: null }
    const cases = [
      [[hours], []],
      [[hours], [absence]],
      [[hours], [{ ...absence, date: addDays(today, -3), until: addDays(today, 5) }]],
      [[hours], [{ ...absence, startTime: '10:00', endTime: '12:00' }]],
      [
        [hours],
        [
          { ...absence, startTime: '08:00', endTime: '10:00' },
          { ...absence, startTime: '10:00', endTime: '11:00' },
        ],
      ],
      [[], [{ ...absence, kind: 'EXTRA', startTime: '14:00', endTime: '15:00' }]],
      [[{ ...hours, validUntil: today }], []],
      [[{ ...hours, validFrom: addDays(today, 2) }], []],
      [[], []],
      [[hours], [{ ...absence, kind: 'INSTEAD', startTime: '14:00', endTime: '15:00' }]],
      [[hours], [{ ...absence, kind: 'INSTEAD', date: holiday, startTime: '14:00', endTime: '15:00' }]],
    ] as const
    await addHoliday(holiday, 'A day of the country', null)
    await addHoliday(regional, 'A day of the region', await regionOfPlace())
    const holidays = holidaysIn(await holidaysOf(app.db), await regionOfPlace())
    const isFound = async (day: string) =>
      (
        await app.call('publicPhysician.search', {
          query: { size: 100, day, healthFacilityCode: place.code },
        })
      ).body.content.some(({ code }) => code === doctor.code)
    for (const [entries, exceptions] of cases) {
      await setHours([...entries], [...exceptions])
      for (const day of [tomorrow, addDays(today, 8), addDays(today, 2), holiday, regional]) {
        const expected = hoursOn({ entries, exceptions } as never, day, holidays).length > 0
        expect({ entries, exceptions, day, found: await isFound(day) }).toMatchObject({ found: expected })
      }
      for (const day of weekdays) {
        const expected = entries.some(
          (one) => one.day === day && (one.validFrom ?? '') <= today && (one.validUntil ?? '9') >= today,
        )
        expect({ entries, day, found: await isFound(day) }).toMatchObject({ found: expected })
      }
    }
    await setHours([hours])
    for (const day of ['someday', '2026-02-30', addDays(today, -1)]) {
      const refused = await app.call('publicPhysician.search', { query: { day } })
      expect(refused.error.errors?.map(({ field }) => field)).toEqual(['day'])
    }
  })

  test('names the place first that was asked for', async () => {
    const [own] = await app.db.select().from(physician).where(eq(physician.code, doctor.code))
    const houses = await app.db
      .select()
      .from(facility)
      .where(eq(facility.accreditationStatusCode, 'ACCREDITED'))
      .orderBy(facility.id)
    for (const house of houses.filter(({ code }) => code !== place.code).slice(0, 3)) {
      await app.db
        .insert(affiliation)
        .values({
          code: `AFF9${house.code.slice(3)}`,
          physicianId: own!.id,
          facilityId: house.id,
          relation: 'CONSULTANT',
          status: 'ACCREDITED',
        })
        .onConflictDoNothing()
    }
    const found = await app.call('publicPhysician.search', { query: { size: 100 } })
    const many = found.body.content.filter(({ facilities }) => facilities.length > 1)
    const cases = many.flatMap((one) =>
      one.facilities.map(({ code, city }) => ({ who: one.code, code, city })),
    )
    expect(cases.length).toBeGreaterThan(1)
    for (const { who, code, city } of cases) {
      const firstOf = async (query: Record<string, string>) =>
        (await app.call('publicPhysician.search', { query: { size: 100, ...query } })).body.content.find(
          (one) => one.code === who,
        )?.facilities[0]
      expect(await firstOf({ healthFacilityCode: code })).toMatchObject({ code })
      if (city !== null) expect(await firstOf({ location: city })).toMatchObject({ city })
    }
  })
})

describe('a reported error', () => {
  const report = { part: 'HOURS', details: 'No clinic on Mondays any more.' } as const

  test('becomes an inquiry somebody answers', async () => {
    const body = {
      ...report,
      code: doctor.code,
      healthFacilityCode: place.code,
      emailAddress: 'ana@reader.example',
    }
    const reply = await app.call('publicPhysician.report', { body })
    expect(reply.status).toBe(201)
    const query = { healthFacility: place.code }
    const list = await app.call('inquiryReport.list', { query }, { as: 'compliance' })
    expect(list.body.content).toMatchObject([
      { code: reply.body.code, status: 'OPEN', physicianNameCode: doctor.code, topic: 'ACCREDITATION' },
    ])
    expect(list.body.content[0]?.inquiry).toContain('Answer to: ana@reader.example')
  })

  test('is about public entries only and says what is missing', async () => {
    const gone = await app.call('publicPhysician.report', { body: { ...report, code: 'PHY9999999' } })
    expect(gone.status).toBe(404)
    const bare = await app.call('publicPhysician.report', {
      body: { ...report, code: doctor.code, details: ' ' },
    })
    expect(bare.error.errors?.map(({ field }) => field)).toEqual(['details'])
  })
})
