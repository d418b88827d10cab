import { searchWords } from '@capiz/domain/search'
import { personName } from '@capiz/domain/text'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchText } from '../src/areas/facility/keys.ts'
import { city, facility, physician } from '../src/db/schema/index.ts'
import { rowsOf } from '../src/db/rows.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const physicians = async (term: string, as = 'officer', query: { size?: number; sort?: string } = {}) =>
  (await app.call('physician.rows', { query: { term, ...query } }, { as })).body.content
const facilities = async (term: string, as = 'officer') =>
  (await app.call('facility.rows', { query: { term } }, { as })).body.content
const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code)

const wordsOf = (main: string, more = ''): string => ` ${searchWords(main).join(' ')} | ${more} `

describe('the words of the database', () => {
  test('are those of the domain, whatever a name holds', async () => {
    const name = fc.string({
      unit: fc.constantFrom(
        'a',
        'Q',
        'ñ',
        'É',
        'ß',
        '7',
        ' ',
        ',',
        '.',
        "'",
        '’',
        '-',
        '–',
        '%',
        '_',
        '\\',
        '|',
        '/',
      ),
      maxLength: 14,
    })
    const names = fc.sample(name, { numRuns: 300, seed: 7 })
    const rows = await rowsOf<{ words: string }>(
      app.db,
      sql`select search_words(one.folded, one.main, null) as words from unnest(
        array[${sql.join(
          names.map((one) => sql`${searchText(one)}::text`),
          sql`, `,
        )}],
        array[${sql.join(
          names.map((one) => sql`${one}::text`),
          sql`, `,
        )}]) with ordinality as one(folded, main, place)
        order by one.place`,
    )
    for (const [at, { words }] of rows.entries())
      expect(words.replaceAll(/ +/g, ' '), names[at]).toBe(wordsOf(names[at] ?? '').replaceAll(/ +/g, ' '))
  })

  test('are kept with every record and city', async () => {
    const people = await app.db.select().from(physician)
    for (const one of people) {
      const more = searchWords(`${one.middleName ?? ''} ${one.suffix ?? ''}`).join(' ')
      expect(one.searchWords, personName(one)).toBe(wordsOf(`${one.lastName} ${one.firstName}`, more))
    }
    for (const one of await app.db.select().from(facility)) expect(one.searchWords).toBe(wordsOf(one.name))
    for (const one of await app.db.select().from(city).limit(300))
      expect(one.searchWords).toBe(wordsOf(one.description))
  })
})

describe('an order', () => {
  test('is by last name for one or two letters, and the chosen one for more', async () => {
    for (const term of ['a', 'an']) {
      const found = await physicians(term, 'officer', { size: 100 })
      const sorted = await physicians(term, 'officer', { size: 100, sort: 'lastName,ASC' })
      expect(found.map(({ lastName }) => lastName)).toEqual(sorted.map(({ lastName }) => lastName))
      expect(found.length).toBeGreaterThan(5)
    }
    const down = await physicians('ana', 'officer', { size: 100, sort: 'code,DESC' })
    expect(codesOf(down)).toEqual(codesOf(down).toSorted().toReversed())
  })

  test('pages the best matches without a gap', async () => {
    const whole = codesOf(await facilities('clinic'))
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(whole.length / 2) }, async (_, page) => {
        const { body } = await app.call(
          'facility.rows',
          { query: { term: 'clinic', size: 2, page } },
          { as: 'officer' },
        )
        return codesOf(body.content)
      }),
    )
    expect(whole.length).toBeGreaterThan(2)
    expect(pages.flat()).toEqual(whole)
  })
})

describe('typing errors', () => {
  test('are forgiven only where the text as it stands finds too little', async () => {
    const [one, other] = await app.db.select().from(physician).where(eq(physician.accepted, true)).limit(2)
    if (!one || !other) throw new Error('The sample has no physicians.')
    const rename = (id: number, lastName: string) =>
      app.db
        .update(physician)
        .set({
          lastName,
          firstName: 'Wynona',
          middleName: null,
          searchName: searchText(`${lastName} Wynona`),
        })
        .where(eq(physician.id, id))
    await rename(one.id, 'Quimpoy')
    await rename(other.id, 'Quimpay')
    expect(codesOf(await physicians('quimpoy'))).toEqual([one.code])
    expect(await physicians('wynona quimpuy')).toMatchObject([
      { matched: 'Similar spelling' },
      { matched: 'Similar spelling' },
    ])
    expect(await physicians('quixyzoy')).toEqual([])
  })
})

describe('who may not see a field', () => {
  const licensed = and(eq(physician.accepted, true), isNotNull(physician.phicAccreditationNo))

  test('does not find by it: coordinators no physician by number or telephone', async () => {
    const [own] = await physicians('', 'coordinator')
    const [record] = await app.db
      .update(physician)
      .set({ mobileNumber: '09175559911', telephone: '028520 9911' })
      .where(eq(physician.code, own?.code ?? ''))
      .returning()
    if (!record) throw new Error('The coordinator has no physician.')
    expect(codesOf(await physicians(personName(record), 'coordinator'))).toContain(record.code)
    for (const number of [record.prcNumber, record.phicAccreditationNo ?? '', '09175559911', '85209911']) {
      expect(codesOf(await physicians(number)), number).toEqual([record.code])
      expect(await physicians(number, 'coordinator'), number).toEqual([])
    }
  })

  test('does not find by it: physicians no facility by licence, visitors none by either', async () => {
    const [own] = await facilities('', 'physician')
    const [record] = await app.db
      .update(facility)
      .set({ dohLtoNo: 'LTO-77-1234', mobile: '09175558822', telephone: ['(02) 8520-8822'] })
      .where(eq(facility.code, own?.code ?? ''))
      .returning()
    if (!record) throw new Error('The physician has no facility.')
    for (const number of ['LTO-77-1234', '09175558822', record.phicAccreditationNo ?? '']) {
      expect(codesOf(await facilities(number)), number).toEqual([record.code])
      expect(await facilities(number, 'physician'), number).toEqual([])
      const { body } = await app.call('publicFacility.accredited', { query: { name: number } })
      expect(body.content, number).toEqual([])
    }
    // the telephone everybody sees
    expect(codesOf(await facilities('85208822', 'physician'))).toEqual([record.code])
    const [person] = await app.db.select().from(physician).where(licensed).limit(1)
    const { body } = await app.call('publicPhysician.search', { query: { name: person?.prcNumber ?? '' } })
    expect(body.content).toEqual([])
  })
})

describe('physicians a coordinator chooses from', () => {
  const choices = async (term: string) =>
    (await app.call('physician.choices', { query: { term } }, { as: 'coordinator' })).body.content

  async function stranger(status: string, isStatus = true) {
    const own = codesOf(await physicians('', 'coordinator', { size: 100 }))
    const rows = await app.db
      .select()
      .from(physician)
      .where(
        and(
          eq(physician.accepted, true),
          eq(physician.deleted, false),
          (isStatus ? eq : ne)(physician.accreditationStatusCode, status),
        ),
      )
    const found = rows.find(({ code }) => !own.includes(code))
    if (!found) throw new Error('The sample has no such physician elsewhere.')
    return found
  }

  test('are accredited ones of any facility, by name, code or whole licence, with what everybody sees', async () => {
    const record = await stranger('ACCREDITED')
    const { code, lastName, firstName, prcNumber } = record
    for (const term of [personName(record), `${firstName} ${lastName}`, code, prcNumber, `PRC ${prcNumber}`])
      expect(codesOf(await choices(term)), term).toContain(code)
    const [found] = await choices(prcNumber)
    expect(Object.keys(found ?? {}).toSorted()).toEqual(
      ['code', 'firstName', 'lastName', 'matched', 'middleName', 'specialization', 'suffix'].toSorted(),
    )
    expect(found?.matched).toBe('By licence number')
    // a part of the number is not enough, nor is any other number
    for (const term of [
      prcNumber.slice(0, 6),
      record.phicAccreditationNo ?? '',
      record.mobileNumber ?? '',
      '',
      ' %',
    ])
      expect(codesOf(await choices(term)), term).not.toContain(code)
  })

  test('are none that is not accredited', async () => {
    const record = await stranger('ACCREDITED', false)
    for (const term of [personName(record), record.code, record.prcNumber])
      expect(codesOf(await choices(term)), term).not.toContain(record.code)
  })

  test('may then be asked for', async () => {
    const record = await stranger('ACCREDITED')
    const [own] = await facilities('', 'coordinator')
    const body = {
      physicianCode: record.code,
      healthFacilityCode: own?.code ?? '',
      status: 'ON_PROCESS',
      specializationCodes: record.specializations
        .map(({ specializationCode }) => specializationCode)
        .slice(0, 1),
    }
    const { status, body: saved } = await app.call(
      'affiliation.save',
      { body },
      {
        as: 'coordinator',
      },
    )
    expect(status).toBe(200)
    expect(saved.requestCode).toMatch(/^UR-/)
  })
})

describe('places', () => {
  const cities = async (description: string) =>
    (await app.call('geography.searchCities', { query: { description } })).body.content
  test('are found by the beginning of every word', async () => {
    expect((await cities('Manila'))[0]?.description).toBe('City of Manila')
    expect((await cities('manila city'))[0]?.description).toBe('City of Manila')
    expect((await cities('MAKATI%'))[0]?.description).toBe('City of Makati')
    expect((await cities('ro'))[0]?.description).toMatch(/^Ro/)
    expect(await cities('ro')).toHaveLength(5)
    expect((await cities('Sto. Nino')).map(({ description }) => description)).not.toEqual([])
    expect(await cities('akati')).toEqual([])
    const { body: provinces } = await app.call('geography.searchProvinces', {
      query: { description: 'del sur' },
    })
    expect(provinces.content.length).toBeGreaterThan(1)
    const { body: regions } = await app.call('geography.searchRegions', { query: { description: 'visayas' } })
    expect(regions.content.length).toBeGreaterThan(1)
  })
})
