import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { city, facility, physician } from '../src/db/schema/index.ts'
import { searchText } from '../src/areas/facility/keys.ts'
import { startTestApp, type TestApp } from './harness.ts'

type Person = readonly [last: string, first: string, middle?: string, suffix?: string]

// Who is found, beside namesakes and near-namesakes that must not come first.
const people = {
  abad: ['Abad', 'Alfredo', 'Cruz', 'Jr.'],
  abadSheila: ['Abad', 'Sheila', 'Bautista'],
  abadilla: ['Abadilla', 'Alfredo', 'Santos'],
  reyes: ['Reyes', 'Ana', 'Lopez'],
  reyesMarie: ['Reyes', 'Ana Marie', 'Abad'],
  cruzReyes: ['Cruz', 'Ana', 'Reyes'],
  delaCruz: ['Dela Cruz', 'Juan', 'Ramos'],
  cruzado: ['Cruzado', 'Benigno', 'Ocampo'],
  pena: ['Peña', 'Ma. Luz', 'Villanueva'],
  aquino: ["D'Aquino", 'José', 'Mendoza'],
  santaMaria: ['Sta. Maria', 'Corazon', 'Garcia'],
  tan: ['Tan-Lim', 'Beatriz', 'Uy'],
  villanueva: ['Villanueva', 'Rosario', 'Domingo'],
  bernardino: ['Bernardino', 'Crisostomo', 'Ilagan'],
} as const satisfies Record<string, Person>

const places = {
  amihan: ['Amihan-Dalisay Medical Center', 'City of Manila'],
  amihanClinic: ['Amihan Clinic', 'City of Roxas'],
  tulay: ['Tulay-Pantalan Doctors Hospital', 'City of Roxas'],
  lukes: ["St. Luke's General Hospital", 'Quezon City'],
  santoNino: ['Sto. Niño Maternity Clinic', 'City of Makati'],
  sampaguita: ['Sampaguita Dental Arts', 'Pontevedra'],
  garcia: ['Dr. Paulino Garcia Memorial Hospital', 'Ivisan'],
  drCare: ['JRR Diagnostic Ctr., Inc.', 'Panay'],
  bukal: ['Bukal Eye Center', 'Sigma'],
} as const satisfies Record<string, readonly [name: string, city: string]>

const phones = { abad: '0917 555 0142', reyes: '+639185550177' } as const

type PersonKey = keyof typeof people
type PlaceKey = keyof typeof places

/** Queries with the physician expected first, by names: everybody finds these alike. */
const byName: readonly (readonly [query: string, first: PersonKey])[] = [
  ['Abad, Alfredo', 'abad'],
  ['Abad, Alfredo Cruz Jr.', 'abad'],
  ['alfredo abad', 'abad'],
  ['ABAD  ALFREDO', 'abad'],
  ['Dr. Alfredo Abad', 'abad'],
  ['Alfredo C. Abad Jr', 'abad'],
  ['Sheila Abad', 'abadSheila'],
  ['dra sheila abad', 'abadSheila'],
  ['Abad, Sheila', 'abadSheila'],
  ['sheila bautista', 'abadSheila'],
  ['Shiela Abad', 'abadSheila'],
  ['abadila', 'abadilla'],
  ['Reyes, Ana', 'reyes'],
  ['ana reyes', 'reyes'],
  ['ana marie reyes', 'reyesMarie'],
  ['reyes lopez', 'reyes'],
  ['anna reyes', 'reyes'],
  ['juan dela cruz', 'delaCruz'],
  ['dela crus', 'delaCruz'],
  ['delacruz', 'delaCruz'],
  ['de la cruz juan', 'delaCruz'],
  ['cruza', 'cruzado'],
  ['Peña', 'pena'],
  ['pena ma luz', 'pena'],
  ['Maria Luz Peña', 'pena'],
  ["d'aquino", 'aquino'],
  ['daquino jose', 'aquino'],
  ['santa maria corazon', 'santaMaria'],
  ['tan lim', 'tan'],
  ['villanueba', 'villanueva'],
  ['bernadino crisostomo', 'bernardino'],
  ['heart doctor', 'abad'],
  ['cardiologist', 'abad'],
  ['Cardiology', 'abad'],
  ['heart specialist', 'abad'],
  ['cardiologist alfredo', 'abad'],
  ['kidney', 'tan'],
  ['nephrologist', 'tan'],
]

/** Queries by numbers only staff see; for everybody else they find nothing. */
const byNumber: readonly (readonly [query: string, first: PersonKey])[] = [
  ['PRC 0091234', 'abad'],
  ['91234', 'abad'],
  ['0077001', 'reyes'],
  ['770-01', 'reyes'],
  ['123456780001', 'abad'],
  ['PhilHealth 1234-5678-0001', 'abad'],
  ['09175550142', 'abad'],
  ['+63 917 555 0142', 'abad'],
  ['0918-555-0177', 'reyes'],
]

const byPlace: readonly (readonly [query: string, first: PlaceKey])[] = [
  ['amihan dalisay', 'amihan'],
  ['Amihan-Dalisay Medical Center', 'amihan'],
  ['dalisay amihan', 'amihan'],
  ['amihan', 'amihanClinic'],
  ['amihan manila', 'amihan'],
  ['amihan roxas', 'amihanClinic'],
  ['amihan clinic', 'amihanClinic'],
  ['tulay pantalan', 'tulay'],
  ['doctors hospital tulay', 'tulay'],
  ['tulay roxas', 'tulay'],
  ['pantalan doctor', 'tulay'],
  ['St Lukes', 'lukes'],
  ["saint luke's hospital", 'lukes'],
  ['st. lukes gen hosp', 'lukes'],
  ['Santo Nino', 'santoNino'],
  ['sto nino maternity', 'santoNino'],
  ['makati maternity', 'santoNino'],
  ['sampagita dental', 'sampaguita'],
  ['smapaguita', 'sampaguita'],
  ['pontevedra', 'sampaguita'],
  ['dr paulino garcia', 'garcia'],
  ['garcia memorial', 'garcia'],
  ['JRR Diagnostic Center Inc', 'drCare'],
  ['ivisan', 'garcia'],
  ['bukal eye centre', 'bukal'],
  ['(034) 8520-1234', 'bukal'],
]

let app: TestApp
const physicianCodes = new Map<PersonKey, string>()
const facilityCodes = new Map<PlaceKey, string>()

/** One cardiologist and one nephrologist, both by their subspecialty; everybody else is in general practice. */
function specialtyOf(key: PersonKey | undefined) {
  const narrow = key === 'abad' ? 'IM-1' : key === 'tan' ? 'IM-2' : undefined
  if (narrow === undefined) return [{ specializationCode: 'GP', primary: true }]
  return [{ specializationCode: 'IM', subSpecializationCode: narrow, primary: true }]
}

async function nameThePeople(): Promise<void> {
  const all = await app.db.select({ id: physician.id }).from(physician).orderBy(asc(physician.id))
  const named = Object.entries(people) as [PersonKey, Person][]
  for (const [at, { id }] of all.entries()) {
    const [key, [lastName, firstName, middleName, suffix] = ['Zulueta', `Ysidro ${at}`]] = named[at] ?? []
    const [row] = await app.db
      .update(physician)
      .set({
        lastName,
        firstName,
        middleName: middleName ?? null,
        suffix: suffix ?? null,
        searchName: searchText([lastName, firstName, middleName].filter(Boolean).join(' ')),
        accreditationStatusCode: 'ACCREDITED',
        deleted: false,
        accepted: true,
        duplicateOf: null,
        ...(key === 'abad' && { prcNumber: '0091234', phicAccreditationNo: '123456780001' }),
        ...(key === 'reyes' && { prcNumber: '0077001' }),
        specializations: specialtyOf(key),
        ...(key === 'abad' && { mobileNumber: phones.abad }),
        ...(key === 'reyes' && { telephone: phones.reyes }),
      })
      .where(eq(physician.id, id))
      .returning()
    if (row && key) physicianCodes.set(key, row.code)
  }
}

async function nameThePlaces(): Promise<void> {
  const wanted = Object.entries(places) as [PlaceKey, (typeof places)[PlaceKey]][]
  const all = await app.db
    .select({ id: facility.id })
    .from(facility)
    .orderBy(asc(facility.id))
    .limit(wanted.length)
  const names = wanted.map(([, [, cityName]]) => cityName)
  const cities = await app.db.select().from(city).where(inArray(city.description, names))
  for (const [at, { id }] of all.entries()) {
    const [key, [name, cityName] = ['', '']] = wanted[at] ?? []
    const place = cities.find((one) => one.description === cityName)
    if (!place) throw new Error(`The sample has no ${cityName}.`)
    const [row] = await app.db
      .update(facility)
      .set({
        name,
        nameKey: name.toLowerCase(),
        searchName: searchText(name),
        mainCityId: place.id,
        accreditationStatusCode: 'ACCREDITED',
        accepted: true,
        deleted: false,
        duplicateOf: null,
        telephone: key === 'bukal' ? ['034 8520 1234'] : [],
      })
      .where(eq(facility.id, id))
      .returning()
    if (row && key) facilityCodes.set(key, row.code)
  }
}

const as = { as: 'officer' }

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
  // the first call of a day brings statuses level with their history; those set below have none
  await app.call('facility.rows', { query: {} }, as)
  await nameThePeople()
  await nameThePlaces()
})
afterAll(() => app.close())

async function physicianFirsts(query: string) {
  const list = await app.call('physician.rows', { query: { term: query } }, as)
  const picker = await app.call('physician.rows', { query: { term: query, size: 100 } }, as)
  const palette = await app.call('search.records', { query: { term: query } }, as)
  const directory = await app.call('publicPhysician.search', { query: { name: query } })
  const choices = await app.call('physician.choices', { query: { term: query } }, { as: 'coordinator' })
  return {
    list: list.body.content[0]?.code,
    picker: picker.body.content[0]?.code,
    palette: palette.body.find(({ kind }) => kind === 'physician')?.code,
    directory: directory.body.content[0]?.code,
    choices: choices.body.content[0]?.code,
  }
}

const everywhere = (code: string | undefined) => ({
  list: code,
  picker: code,
  palette: code,
  directory: code,
})

describe('the first physician is the same in list, picker, palette, directory and choices', () => {
  test.each(byName)('%s', async (query, first) => {
    const code = physicianCodes.get(first)
    expect(await physicianFirsts(query)).toEqual({ ...everywhere(code), choices: code })
  })
})

describe('a number only staff see finds the physician for staff alone', () => {
  test.each(byNumber)('%s', async (query, first) => {
    const code = physicianCodes.get(first)
    const { choices, ...others } = await physicianFirsts(query)
    expect(others).toEqual({ ...everywhere(code), directory: undefined })
    // the whole licence number is the one exception, for who chooses among accredited physicians
    const isLicence = /^(?:PRC )?\d{5,7}$/.test(query)
    expect(choices).toBe(isLicence ? code : undefined)
  })
})

describe('the first facility is the same in list, picker, palette and directory', () => {
  test.each(byPlace)('%s', async (query, first) => {
    const code = facilityCodes.get(first)
    const list = await app.call('facility.rows', { query: { term: query } }, as)
    const picker = await app.call('facility.rows', { query: { term: query, size: 100 } }, as)
    const palette = await app.call('search.records', { query: { term: query } }, as)
    const directory = await app.call('publicFacility.accredited', { query: { name: query } })
    const lookup = await app.call('publicFacility.search', { query: { name: query } })
    expect({
      list: list.body.content[0]?.code,
      picker: picker.body.content[0]?.code,
      palette: palette.body.find(({ kind }) => kind === 'facility')?.code,
      directory: directory.body.content[0]?.code,
    }).toEqual(everywhere(code))
    expect(lookup.body.content[0]?.code).toBe(code)
  })
})

test('a specialty says why it matched, and the directory narrows by subspecialty', async () => {
  const list = await app.call('physician.rows', { query: { term: 'heart doctor' } }, as)
  expect(list.body.content.map(({ matched }) => matched)).toEqual(['Specialty Cardiology'])
  const names = await app.call('physician.rows', { query: { name: 'cardiology' } }, as)
  expect(names.body.content).toEqual([])
  const narrow = await app.call('publicPhysician.search', {
    query: { subSpecializationCode: 'IM-1', size: 100 },
  })
  expect(narrow.body.content).toMatchObject([
    { code: physicianCodes.get('abad'), specializations: ['Internal medicine', 'Cardiology'] },
  ])
})

test('the queries are sixty or more', () => {
  expect(byName.length + byNumber.length + byPlace.length).toBeGreaterThanOrEqual(60)
})
