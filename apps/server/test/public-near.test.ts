import { readFileSync } from 'node:fs'
import { distanceBetween, positionOf } from '@capiz/domain/geography'
import { weekdayOf } from '@capiz/domain/schedule'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { affiliation, city, confirmation, facility, physician } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp
let today: IsoDate
let day: IsoDate

const cities = { iloilo: '0631000000', roxas: '0601914000', bacolod: '1830200000', manila: '1380600000' }
const doctors = { asked: 'PHY0009001', roxas: 'PHY0009002', bacolod: 'PHY0009003', manila: 'PHY0009004' }
const houses = { iloilo: 'HF0009001', roxas: 'HF0009002', bacolod: 'HF0009003', manila: 'HF0009004' }

/** Four internists, each at a house of a city; the one in Manila holds a clinic on the day, all others the next day. */
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
  today = app.clock.today()
  day = addDays(today, 3)
  const [doctor] = await app.db
    .select()
    .from(physician)
    .where(eq(physician.accreditationStatusCode, 'ACCREDITED'))
    .limit(1)
  const [house] = await app.db
    .select()
    .from(facility)
    .where(eq(facility.accreditationStatusCode, 'ACCREDITED'))
    .limit(1)
  const ids = new Map(
    (
      await app.db
        .select()
        .from(city)
        .where(inArray(city.code, Object.values(cities)))
    ).map((row) => [row.code, row.id]),
  )
  const names = ['iloilo', 'roxas', 'bacolod', 'manila'] as const
  for (const [at, name] of names.entries()) {
    const { id: _one, searchWords: _words, tellingName: _telling, ...hospital } = house!
    const [place] = await app.db
      .insert(facility)
      .values({
        ...hospital,
        code: houses[name],
        name: `Bahay ${name}`,
        nameKey: `bahay ${name}`,
        searchName: `BAHAY ${name.toUpperCase()}`,
        mainCityId: ids.get(cities[name])!,
        phicAccreditationNo: null,
        hfCode: null,
        contractValidityDate: null,
      })
      .returning()
    const { id: _two, searchWords: _found, ...person } = doctor!
    const [who] = await app.db
      .insert(physician)
      .values({
        ...person,
        code: Object.values(doctors)[at]!,
        prcNumber: `900900${at}`,
        tin: null,
        phicAccreditationNo: null,
        lastName: `Halimbawa${at}`,
        primarySpecializationCode: 'NEAR-TEST',
        specializations: [{ specializationCode: 'NEAR-TEST', primary: true }],
        contractValidityDate: null,
        // too new to be due for a confirmation
        accreditationDate: today,
      } as never)
      .returning()
    const weekday = weekdayOf(name === 'manila' ? day : addDays(day, 1))
    await app.db.insert(affiliation).values({
      code: `AFF00900${at}`,
      physicianId: who!.id,
      facilityId: place!.id,
      relation: 'CONSULTANT',
      status: 'ACCREDITED',
      schedule: [{ day: weekday, startTime: '09:00', endTime: '11:00' }] as never,
    })
  }
})
afterAll(() => app.close())

const ask = async (asked: IsoDate) =>
  (
    await app.call('publicPhysician.onDay', {
      params: { code: doctors.asked },
      query: { healthFacilityCode: houses.iloilo, day: asked },
    })
  ).body
const near = async (query: object) =>
  (await app.call('publicPhysician.near', { query: { specializationCode: 'NEAR-TEST', ...query } })).body

test('a no names others of the specialty nearby who are there that day, the nearest first', async () => {
  const there = (await ask(day)).alternatives.filter(({ kind }) => kind === 'NEAR')
  expect(there.map(({ physician: who }) => who.code)).toEqual([doctors.manila])
  await app.db.update(physician).set({ contractValidityDate: day }).where(eq(physician.code, doctors.asked))
  const next = await ask(addDays(day, 1))
  expect(next).toMatchObject({ answer: 'NO', reason: 'PHYSICIAN' })
  const all = next.alternatives.filter(({ kind }) => kind === 'NEAR')
  expect(all.map(({ physician: who, day: when }) => [who.code, when])).toEqual([
    [doctors.bacolod, addDays(day, 1)],
    [doctors.roxas, addDays(day, 1)],
  ])
  expect(all[0]?.distanceKm).toBe(
    distanceBetween(
      { cityCode: cities.iloilo, provinceCode: '' },
      { cityCode: cities.bacolod, provinceCode: '' },
    ),
  )
  expect(all[0]?.distanceKm).toBeLessThan(all[1]!.distanceKm!)
  await app.db.update(physician).set({ contractValidityDate: null }).where(eq(physician.code, doctors.asked))
})

test('a search without results is led to the nearest, of the day when there is one', async () => {
  const codes = async (query: object) => (await near(query)).map(({ physician: who }) => who.code)
  expect(await codes({ location: 'Passi' })).toEqual(
    [doctors.asked, doctors.bacolod, doctors.roxas, doctors.manila].toSorted((a, b) => {
      const from = { cityCode: '0603035000', provinceCode: '' }
      const at = Object.fromEntries(
        Object.values(doctors).map((code, index) => [code, Object.values(cities)[index]!]),
      )
      return (
        distanceBetween(from, { cityCode: at[a]!, provinceCode: '' })! -
        distanceBetween(from, { cityCode: at[b]!, provinceCode: '' })!
      )
    }),
  )
  expect(await codes({ location: 'Passi', day })).toEqual([doctors.manila])
  expect(await codes({ location: 'Passi', day: weekdayOf(day) })).toEqual([doctors.manila])
  expect(await codes({ healthFacilityCode: houses.manila, day: addDays(day, 1) })).toEqual([
    doctors.roxas,
    doctors.asked,
    doctors.bacolod,
  ])
  expect((await near({ location: 'Manila', day }))[0]).toMatchObject({
    distanceKm: 0,
    hours: [{ startTime: '09:00', endTime: '11:00' }],
    facility: { code: houses.manila },
  })
  expect(await codes({ location: 'Nowhere at all' })).toEqual([])
  expect(await codes({})).toEqual([])
  expect(await codes({ location: 'Passi', specializationCode: 'NO-SUCH' })).toEqual([])
  const past = await app.call('publicPhysician.near', {
    query: { location: 'Passi', day: addDays(today, -1) },
  })
  expect(past.error.errors?.map(({ field }) => field)).toEqual(['day'])
})

test('only who is public is named', async () => {
  const hide = (status: string) =>
    app.db
      .update(facility)
      .set({ accreditationStatusCode: status })
      .where(and(eq(facility.code, houses.manila), ne(facility.id, 0)))
  await hide('SUSPENDED')
  expect(await near({ location: 'Manila', day })).toEqual([])
  await hide('ACCREDITED')
  expect(JSON.stringify(await near({ location: 'Manila' }))).not.toMatch(/prc|emailAddress|mobile|birth/i)
})

test('who is not confirmed, or was reported as wrong, is named after all others', async () => {
  const codes = async () => (await near({ location: 'Roxas' })).map(({ physician: who }) => who.code)
  const before = await codes()
  const [first = ''] = before
  await app.db.insert(confirmation).values({
    ownerCode: first,
    section: 'HOURS',
    action: 'REOPENED',
    channel: 'REPORT',
    performedOn: today,
    performedBy: 'PUBLIC',
    performedDate: app.clock.now(),
  })
  expect(await codes()).toEqual([...before.slice(1), first])
})

test('every city of the geographic code has a position, and every province its middle', () => {
  const psgc = JSON.parse(readFileSync(new URL('../src/seed/data/psgc.json', import.meta.url), 'utf8')) as {
    cities: [string, string, string][]
  }
  const without = psgc.cities.filter(
    ([cityCode, name, provinceCode]) =>
      positionOf({ cityCode, provinceCode }) === undefined ||
      (/\bCity\b/.test(name) && positionOf({ cityCode, provinceCode: '' }) === undefined),
  )
  expect(without).toEqual([])
})
