import { accreditationStatusCodes } from '@capiz/domain/accreditation'
import { serviceTypes } from '@capiz/domain/fees'
import { requestStatuses, requestTypes } from '@capiz/domain/request'
import { daysBetween } from '@capiz/domain/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { regionOfCity } from '../src/seed/geography.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { sampleInputs, sampleOf, type Sample } from './support/sample.ts'
import { dayOf, grouped, numberOf } from './support/sample-facts.ts'

describe('the demo', () => {
  let sample: Sample
  beforeAll(() => {
    sample = sampleOf(sampleInputs('demo'))
  })
  const counted = <T>(rows: readonly T[], key: (row: T) => string | null) =>
    new Map([...grouped(rows, key)].map(([name, list]) => [name, list.length]))

  test('raises the prices of a list unlike: some more than others, and some not at all', () => {
    const lines = grouped(sample.price_line, ({ sheetId }) => String(sheetId))
    const headers = grouped(
      sample.price_sheet.filter(({ kind }) => kind === 'room-rate'),
      ({ header }) => Object.entries(header).flat().join(' '),
    )
    const rises: number[] = []
    for (const [header, sheets] of headers) {
      const [before, after] = sheets
        .toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate))
        .map(({ id }) => new Map(lines.get(String(id))?.map((line) => [line.lineKey, Number(line.amount)])))
      const percents = [...(before ?? [])].flatMap(([key, was]) => {
        const is = after?.get(key)
        return is === undefined ? [] : [Math.round((is / was - 1) * 100)]
      })
      if (percents.length >= 4) expect(new Set(percents).size, header).toBeGreaterThan(1)
      rises.push(...percents)
    }
    expect(new Set(rises).size).toBeGreaterThan(5)
    expect(rises.filter((percent) => percent === 0).length).toBeGreaterThan(0)
  })

  test('has every type of request in every status', () => {
    const found = new Set(sample.user_request.map(({ type, status }) => `${type} ${status}`))
    const all = requestTypes.flatMap((type) => requestStatuses.map((status) => `${type} ${status}`))
    expect(all.filter((one) => !found.has(one))).toEqual([])
  })

  test('has one open request of a type for a target at most', () => {
    const open = sample.user_request.filter(
      ({ status, docType }) => (status === 'PENDING' || status === 'REVIEWED') && docType !== 'OTHERS',
    )
    const keys = open.map(({ type, targetCode, docType, counterpartCode }) =>
      [type, targetCode, docType, counterpartCode].join(' '),
    )
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  test('has providers in every status they can have', () => {
    const facilities = counted(sample.facility, (row) => row.accreditationStatusCode)
    const physicians = counted(sample.physician, (row) => row.accreditationStatusCode)
    for (const status of accreditationStatusCodes) {
      expect(facilities.get(status) ?? 0, `facilities ${status}`).toBeGreaterThan(0)
      expect(physicians.get(status) ?? 0, `physicians ${status}`).toBeGreaterThan(0)
    }
  })

  test('lets nothing wait for years: neither who is looked into, nor notices that nobody answered', () => {
    const smallest = sampleOf(sampleInputs('tiny')).facility.length
    const looked = sample.facility.filter(
      ({ code, accreditationStatusCode }) =>
        accreditationStatusCode === 'ON_PROCESS' && numberOf(code) >= smallest,
    )
    expect(looked.length).toBeGreaterThan(10)
    for (const { code, createdDate } of looked)
      expect(-daysBetween(tinyToday, dayOf(createdDate)), code).toBeLessThan(180)
    const open = sample.case_record.filter(
      ({ kind, status }) =>
        kind === 'correction-notice' && (status === 'ISSUED' || status === 'ACKNOWLEDGED'),
    )
    const late = open.filter(({ fields }) => String(fields['dueDate']) < tinyToday)
    expect(open.length).toBeGreaterThan(20)
    expect(late.length).toBeGreaterThan(2)
    expect(late.length / open.length).toBeLessThan(0.5)
  })

  test('has physicians registered in every quarter of three years, by all sources', () => {
    const yearsBack = sample.physician.map((row) =>
      Math.floor(-daysBetween(tinyToday, dayOf(row.createdDate)) / 92),
    )
    for (let quarter = 0; quarter < 12; quarter++) expect(yearsBack, `${quarter}`).toContain(quarter)
    const sources = counted(sample.physician, ({ source }) => source)
    for (const source of ['STAFF', 'PUBLIC', 'IMPORT']) expect(sources.get(source) ?? 0).toBeGreaterThan(40)
  })

  test('has documents and contracts that end in every month of the next year', () => {
    const ends = (days: readonly (string | null)[]) =>
      new Set(days.flatMap((day) => (day ? [Math.floor(daysBetween(tinyToday, day as never) / 31)] : [])))
    const months = Array.from({ length: 12 }, (_, at) => at)
    const documents = ends(
      sample.attachment.filter(({ supersededBy }) => !supersededBy).map((row) => row.validityDate),
    )
    expect(months.filter((month) => !documents.has(month))).toEqual([])
    for (const owners of [sample.facility, sample.physician]) {
      const contracts = ends(owners.map((row) => row.contractValidityDate))
      expect(months.filter((month) => !contracts.has(month))).toEqual([])
    }
  })

  test('has society sheets for all four care settings of the common fields', () => {
    for (const kind of ['standard-pf', 'ahmopi-rate']) {
      const sheets = sample.price_sheet.filter((row) => row.kind === kind)
      const settings = new Set(
        sheets.map(({ header }) => `${header['societyName']} ${header['serviceType']}`),
      )
      for (const serviceType of serviceTypes) {
        for (const society of ['Internists', 'Pediatricians', 'Surgeons', 'Dentists']) {
          expect(settings).toContain(`Philippine Society of Example ${society} ${serviceType}`)
        }
      }
    }
  })

  test('has cardiologists in many regions, and physicians with narrower fields, training and societies', () => {
    const heart = sample.physician.filter(
      ({ specializations, accreditationStatusCode }) =>
        accreditationStatusCode === 'ACCREDITED' &&
        specializations.some(({ subSpecializationCode }) => subSpecializationCode === 'IM-1'),
    )
    const cities = new Map(sample.facility.map(({ id, mainCityId }) => [id, mainCityId ?? 1]))
    const heartIds = new Set(heart.map(({ id }) => id))
    const regions = new Set(
      sample.affiliation
        .filter(({ physicianId, status }) => heartIds.has(physicianId) && status === 'ACCREDITED')
        .map(({ facilityId }) => regionOfCity(cities.get(facilityId) ?? 1)),
    )
    expect(regions.size).toBeGreaterThan(5)
    const trained = sample.physician.filter(
      ({ specializations }) => specializations[0]?.trainingInstitutionCode,
    )
    expect(trained.length).toBeGreaterThan(1000)
    expect(trained.every(({ specializations }) => specializations[0]?.validityDate)).toBe(true)
    expect(new Set(sample.physician.map((row) => row.primarySpecializationCode)).size).toBeGreaterThan(35)
  })

  test('has doctors at places that fit them, all of one region', () => {
    const facilities = new Map(sample.facility.map((row) => [row.id, row]))
    const physicians = new Map(sample.physician.map((row) => [row.id, row]))
    const byPhysician = grouped(
      sample.affiliation.filter(({ physicianId }) => physicianId > 40),
      ({ physicianId }) => String(physicianId),
    )
    expect(byPhysician.size).toBeGreaterThan(1500)
    for (const [id, rows] of byPhysician) {
      const places = rows.map(({ facilityId }) => facilities.get(facilityId))
      expect(
        new Set(places.map((place) => regionOfCity(place?.mainCityId ?? 1))).size,
        `physician ${id}`,
      ).toBe(1)
      const isDentist = physicians.get(Number(id))?.phyTypeCode === 'DMD'
      if (!isDentist) expect(places.map((place) => place?.typeCode)).not.toContain('DENT')
    }
    for (const { physicianId, facilityId, status } of sample.affiliation) {
      if (physicianId <= 40 || status !== 'ACCREDITED') continue
      expect(physicians.get(physicianId)?.accreditationStatusCode).toBe('ACCREDITED')
      expect(facilities.get(facilityId)?.accreditationStatusCode).toBe('ACCREDITED')
    }
  })
})
