import type { OpeningBlock, OpeningException } from '@capiz/domain/schedule'
import { holidaysIn, openingOn, openingOnWeekday, weekdays, type OpeningHours } from '@capiz/domain/schedule'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facility, referenceItem } from '../src/db/schema/index.ts'
import { regionCodeOf } from '../src/engines/reference/geography.ts'
import { holidaysOf } from '../src/engines/reference/holidays.ts'
import { itemColumns } from '../src/engines/reference/row.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp
let today: IsoDate
const code = 'HF0000008'

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
  today = app.clock.today()
})
afterAll(() => app.close())

const monday: OpeningBlock = { day: 'MON', startTime: '08:00', endTime: '12:00' }

async function save(changes: object) {
  const { body } = await app.call('facility.get', { params: { code } }, { as: 'officer' })
  const {
    id: _id,
    type: _type,
    category: _category,
    addresses,
    ...record
  } = body as unknown as Record<string, unknown> & {
    addresses: { cityId: number }[]
  }
  const sent = { ...record, addresses, ...changes }
  return app.call('facility.save', { body: sent as never }, { as: 'officer' })
}

test('are saved as blocks of the week, beside the notes that were there before', async () => {
  await app.db.update(facility).set({ clinicHours: 'Mon to Sat, as before' }).where(eq(facility.code, code))
  const tuesday = { ...monday, day: 'TUE' }
  const saved = await save({ openingHours: [monday, tuesday], openAlways: false, openOnHolidays: true })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { body } = await app.call('facility.get', { params: { code } }, { as: 'officer' })
  expect(body).toMatchObject({
    openingHours: [monday, tuesday],
    openAlways: false,
    openOnHolidays: true,
    clinicHours: 'Mon to Sat, as before',
  })
  const shown = await app.call('publicFacility.get', { params: { code } })
  expect(shown.body).toMatchObject({ openingHours: [monday, tuesday], openOnHolidays: true, holidays: [] })
})

test('are refused when they end before they begin, overlap, or name no day', async () => {
  const named = async (openingHours: object[]) =>
    (await save({ openingHours })).error.errors?.map(({ field }) => field)
  expect(await named([{ ...monday, endTime: '07:00' }])).toEqual(['openingHours'])
  expect(await named([monday, { ...monday, startTime: '11:00', endTime: '13:00' }])).toEqual(['openingHours'])
  expect(await named([{ ...monday, day: 'HOLIDAY' }])).toEqual(['openingHours.0.day'])
  expect(await named([{ ...monday, startTime: '8 am' }])).toEqual(['openingHours.0.startTime'])
})

test('differ on single days, which are saved, shown to visitors from today on, and refused by name', async () => {
  const line = { date: addDays(today, 3), startTime: null, endTime: null, occasion: 'Town fiesta' }
  const past = { ...line, date: addDays(today, -3), startTime: '08:00', endTime: '12:00' }
  const saved = await save({ openingExceptions: [past, line] })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { body } = await app.call('facility.get', { params: { code } }, { as: 'officer' })
  expect(body.openingExceptions).toEqual([past, line])
  const shown = await app.call('publicFacility.get', { params: { code } })
  expect(shown.body.openingExceptions).toEqual([line])
  const named = async (...openingExceptions: object[]) =>
    (await save({ openingExceptions })).error.errors?.map(({ field }) => field)
  expect(await named(line, { ...line, startTime: '08:00', endTime: '09:00' })).toEqual([
    'openingExceptions.1.date',
  ])
  expect(await named({ ...line, startTime: '08:00' })).toEqual(['openingExceptions.0.endTime'])
  expect(await named({ ...line, occasion: '' })).toEqual(['openingExceptions.0.occasion'])
  expect(await named({ ...line, date: '2026-02-30' })).toEqual(['openingExceptions.0.date'])
})

test('narrow the directory by day as the hours of the day say', async () => {
  const [row] = await app.db
    .select({ region: regionCodeOf(facility.mainCityId) })
    .from(facility)
    .where(eq(facility.code, code))
  const days = Array.from({ length: 8 }, (_, at) => addDays(today, at + 1))
  const holiday = days[2]!
  const item = {
    code: 'LOCAL',
    day: holiday,
    description: 'Day of the region',
    kind: 'SPECIAL',
    regionCode: row!.region,
  }
  await app.db.insert(referenceItem).values(itemColumns('holiday', item))
  const calendar = holidaysIn(await holidaysOf(app.db), row!.region)
  const week = weekdays.map((day) => ({ ...monday, day }))
  const closed = { openingHours: [], openAlways: false, openOnHolidays: false, openingExceptions: [] }
  const times = { startTime: '08:00', endTime: '12:00' }
  const openingExceptions: OpeningException[] = [
    { date: days[1]!, startTime: null, endTime: null, occasion: 'Town fiesta' },
    { date: holiday, ...times, occasion: 'Vaccination day' },
    { date: days[4]!, ...times, occasion: 'Staff outing' },
  ]
  const cases: OpeningHours[] = [
    { ...closed },
    { ...closed, openAlways: true },
    { ...closed, openingHours: [monday] },
    { ...closed, openingHours: week },
    { ...closed, openingExceptions },
    { ...closed, openAlways: true, openingExceptions },
    { ...closed, openingHours: week, openingExceptions },
    { ...closed, openingHours: week, openOnHolidays: true },
  ]
  const isFound = async (day: string) =>
    (await app.call('publicFacility.accredited', { query: { size: 100, day } })).body.content.some(
      (one) => one.code === code,
    )
  for (const opening of cases) {
    await app.db
      .update(facility)
      .set({
        ...opening,
        openingHours: [...opening.openingHours],
        openingExceptions: [...opening.openingExceptions],
      })
      .where(eq(facility.code, code))
    for (const day of days) {
      const { state } = openingOn(opening, day, calendar)
      expect({ opening, day, found: await isFound(day) }).toMatchObject({
        found: state === 'OPEN' || state === 'ALWAYS',
      })
    }
    for (const day of weekdays) {
      const expected = opening.openAlways || openingOnWeekday(opening, day).length > 0
      expect({ opening, day, found: await isFound(day) }).toMatchObject({ found: expected })
    }
  }
  const shown = await app.call('publicFacility.get', { params: { code } })
  expect(shown.body.holidays).toEqual([])
  await app.db
    .update(facility)
    .set({ openOnHolidays: false, openingExceptions: [] })
    .where(eq(facility.code, code))
  const onHoliday = await app.call('publicFacility.get', { params: { code } })
  expect(onHoliday.body.holidays).toContainEqual({ day: holiday, name: 'Day of the region' })
  const past = await app.call('publicFacility.accredited', { query: { day: addDays(today, -1) } })
  expect(past.error.errors?.map(({ field }) => field)).toEqual(['day'])
})
