import { holidaysIn, hoursOn, weekdayOf, weekdays } from '@capiz/domain/schedule'
import { addDays } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { affiliation, facility, physician } from '../src/db/schema/index.ts'
import { holidaysOf } from '../src/engines/reference/holidays.ts'
import { block, setUpPublicDay } from './support/public-day.ts'

const t = setUpPublicDay()

describe('the search', () => {
  test('narrows by specialty, place and facility, seeing public places only', async () => {
    const count = async (query: Record<string, string>) =>
      (await t.call('publicPhysician.search', { query: { size: 100, ...query } })).body.content
    const here = await count({ healthFacilityCode: t.place.code.toLowerCase() })
    expect(here.map(({ code }) => code)).toContain(t.doctor.code)
    expect(here.every(({ facilities }) => facilities.some(({ code }) => code === t.place.code))).toBe(true)
    const inCity = await count({ location: t.place.city! })
    expect(inCity.map(({ code }) => code)).toContain(t.doctor.code)
    await t.db.update(affiliation).set({ status: 'ON_PROCESS' }).where(eq(affiliation.id, t.affiliationId))
    const after = await count({ healthFacilityCode: t.place.code })
    expect(after.map(({ code }) => code)).not.toContain(t.doctor.code)
    await t.db.update(affiliation).set({ status: 'ACCREDITED' }).where(eq(affiliation.id, t.affiliationId))
    const [own] = await t.db.select().from(physician).where(eq(physician.code, t.doctor.code))
    const alike = await count({ specializationCode: own!.primarySpecializationCode! })
    expect(alike.map(({ code }) => code)).toContain(t.doctor.code)
    expect(await count({ specializationCode: 'NO-SUCH' })).toEqual([])
  })

  test('narrows by day of the week and by date, as the hours of the day say', async () => {
    const tomorrow = addDays(t.today, 1)
    const [holiday, regional] = [addDays(t.today, 22), addDays(t.today, 29)]
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
      [[hours], [{ ...absence, date: addDays(t.today, -3), until: addDays(t.today, 5) }]],
      [[hours], [{ ...absence, startTime: '10:00', endTime: '12:00' }]],
      [
        [hours],
        [
          { ...absence, startTime: '08:00', endTime: '10:00' },
          { ...absence, startTime: '10:00', endTime: '11:00' },
        ],
      ],
      [[], [{ ...absence, kind: 'EXTRA', startTime: '14:00', endTime: '15:00' }]],
      [[{ ...hours, validUntil: t.today }], []],
      [[{ ...hours, validFrom: addDays(t.today, 2) }], []],
      [[], []],
      [[hours], [{ ...absence, kind: 'INSTEAD', startTime: '14:00', endTime: '15:00' }]],
      [[hours], [{ ...absence, kind: 'INSTEAD', date: holiday, startTime: '14:00', endTime: '15:00' }]],
    ] as const
    await t.addHoliday(holiday, 'A day of the country', null)
    await t.addHoliday(regional, 'A day of the region', await t.regionOfPlace())
    const holidays = holidaysIn(await holidaysOf(t.db), await t.regionOfPlace())
    const isFound = async (day: string) =>
      (
        await t.call('publicPhysician.search', {
          query: { size: 100, day, healthFacilityCode: t.place.code },
        })
      ).body.content.some(({ code }) => code === t.doctor.code)
    for (const [entries, exceptions] of cases) {
      await t.setHours([...entries], [...exceptions])
      for (const day of [tomorrow, addDays(t.today, 8), addDays(t.today, 2), holiday, regional]) {
        const expected = hoursOn({ entries, exceptions } as never, day, holidays).length > 0
        expect({ entries, exceptions, day, found: await isFound(day) }).toMatchObject({ found: expected })
      }
      for (const day of weekdays) {
        const expected = entries.some(
          (one) => one.day === day && (one.validFrom ?? '') <= t.today && (one.validUntil ?? '9') >= t.today,
        )
        expect({ entries, day, found: await isFound(day) }).toMatchObject({ found: expected })
      }
    }
    await t.setHours([hours])
    for (const day of ['someday', '2026-02-30', addDays(t.today, -1)]) {
      const refused = await t.call('publicPhysician.search', { query: { day } })
      expect(refused.error.errors?.map(({ field }) => field)).toEqual(['day'])
    }
  })

  test('names the place first that was asked for', async () => {
    const [own] = await t.db.select().from(physician).where(eq(physician.code, t.doctor.code))
    const houses = await t.db
      .select()
      .from(facility)
      .where(eq(facility.accreditationStatusCode, 'ACCREDITED'))
      .orderBy(facility.id)
    for (const house of houses.filter(({ code }) => code !== t.place.code).slice(0, 3)) {
      await t.db
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
    const found = await t.call('publicPhysician.search', { query: { size: 100 } })
    const many = found.body.content.filter(({ facilities }) => facilities.length > 1)
    const cases = many.flatMap((one) =>
      one.facilities.map(({ code, city }) => ({ who: one.code, code, city })),
    )
    expect(cases.length).toBeGreaterThan(1)
    for (const { who, code, city } of cases) {
      const firstOf = async (query: Record<string, string>) =>
        (await t.call('publicPhysician.search', { query: { size: 100, ...query } })).body.content.find(
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
      code: t.doctor.code,
      healthFacilityCode: t.place.code,
      emailAddress: 'ana@reader.example',
    }
    const reply = await t.call('publicPhysician.report', { body })
    expect(reply.status).toBe(201)
    const query = { healthFacility: t.place.code }
    const list = await t.call('inquiryReport.list', { query }, { as: 'compliance' })
    expect(list.body.content).toMatchObject([
      { code: reply.body.code, status: 'OPEN', physicianNameCode: t.doctor.code, topic: 'ACCREDITATION' },
    ])
    expect(list.body.content[0]?.inquiry).toContain('Answer to: ana@reader.example')
  })

  test('is about public entries only and says what is missing', async () => {
    const gone = await t.call('publicPhysician.report', { body: { ...report, code: 'PHY9999999' } })
    expect(gone.status).toBe(404)
    const bare = await t.call('publicPhysician.report', {
      body: { ...report, code: t.doctor.code, details: ' ' },
    })
    expect(bare.error.errors?.map(({ field }) => field)).toEqual(['details'])
  })
})
