import { accreditationStatusCodes } from '@capiz/domain/accreditation'
import { requestStatuses, requestTypes } from '@capiz/domain/request'
import { blocksOverlap, type ClinicBlock } from '@capiz/domain/schedule'
import { addDays, daysBetween } from '@capiz/domain/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { areaCodes } from '../src/seed/data/area-codes.ts'
import { usualPrice } from '../src/seed/data/services.ts'
import { cityRows, provinceRows } from '../src/seed/geography.ts'
import { lacksOf } from '../src/seed/stories/index.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { countSample, sampleInputs, sampleOf, type Sample } from './support/sample.ts'
import { grouped, lackingOf, numberOf } from './support/sample-facts.ts'

/** The area code of the province a city is in. */
function areaOf(cityId: number): string | undefined {
  const province = provinceRows[(cityRows[cityId - 1]?.provinceId ?? 0) - 1]
  return areaCodes.get(province?.code ?? '')
}

describe.each(['tiny', 'demo'] as const)('the sample %s', (size) => {
  let sample: Sample
  beforeAll(() => {
    sample = sampleOf(sampleInputs(size))
  })

  test('lets an accredited provider lack a required document only where a story says so', () => {
    const lacking = lackingOf(sample)
    for (const [code, items] of lacking) {
      const told = lacksOf(code.startsWith('HF') ? 'hf' : 'phy', numberOf(code))
      expect(told.length, `${code}: ${items.join('; ')}`).toBeGreaterThanOrEqual(items.length)
    }
    expect(lacking.size).toBeGreaterThan(0)
  })

  test('speaks of no sample and no test', () => {
    const shown = [
      ...sample.facility.flatMap(({ name, blockedReason, remarks }) => [name, blockedReason, remarks]),
      ...sample.physician.flatMap(({ lastName, firstName, remarks }) => [lastName, firstName, remarks]),
      ...sample.accreditation_history.flatMap(({ reason, remarks }) => [reason, remarks]),
      ...sample.activity_log.flatMap(({ topic, remarks, result }) => [topic, remarks, result]),
      ...sample.user_request.flatMap(({ requesterName, remarks }) => [requesterName, remarks]),
      ...sample.case_record.map(({ fields }) => JSON.stringify(fields)),
      ...sample.reference_item.flatMap(({ description, value }) => [description, value]),
    ]
    expect(shown.length).toBeGreaterThan(300)
    for (const text of shown) expect(text ?? '').not.toMatch(/\bsample\b|\btest (name|user|record)\b|lorem/i)
    // a name is made of different words
    for (const { name } of sample.facility) expect(name).not.toMatch(/\b(\w{3,}) \1 \1\b|(.)\2{3}/)
  })

  test('opens to a physician the record of that name', () => {
    const people = new Map(sample.physician.map((row) => [row.code, row]))
    const accounts = sample.app_user.filter(({ linkedCode }) => linkedCode?.startsWith('PHY'))
    expect(accounts.length).toBeGreaterThan(1)
    for (const { username, firstName, lastName, linkedCode } of accounts) {
      const record = people.get(linkedCode ?? '')
      expect([firstName, lastName], username).toEqual([record?.firstName, record?.lastName])
    }
  })

  test('has most people signed in during the last week', () => {
    const active = sample.app_user.filter(({ deleted }) => !deleted)
    const lately = active.filter(
      ({ lastLogin }) =>
        lastLogin && daysBetween(tinyToday, lastLogin.toISOString().slice(0, 10) as never) >= -8,
    )
    expect(lately.length / active.length).toBeGreaterThan(0.6)
    expect(
      new Set(lately.map(({ lastLogin }) => lastLogin?.toISOString().slice(11, 13))).size,
    ).toBeGreaterThan(3)
  })

  test('has telephones of the area the facility is in', () => {
    for (const { name, mainCityId, telephone, contacts } of sample.facility) {
      const area = areaOf(mainCityId ?? 0)
      const numbers = [...(telephone ?? []), ...(contacts ?? []).map((one) => one.telephone)].filter(Boolean)
      expect(numbers.length).toBeGreaterThan(0)
      for (const number of numbers) expect(number, name).toMatch(new RegExp(`^\\(${area}\\) `))
    }
  })

  test('asks plausible prices: near what the service usually costs, and only for what the place does', () => {
    const sheets = new Map(sample.price_sheet.map((row) => [row.id, row]))
    const types = new Map(sample.facility.map((row) => [row.code, row.typeCode]))
    let seen = 0
    for (const { sheetId, amount, fields } of sample.price_line) {
      const sheet = sheets.get(sheetId)
      if (sheet?.kind !== 'service') continue
      seen += 1
      const service = String(fields['serviceCode'])
      const share = Number(amount) / usualPrice(service)
      expect(share > 0.6 && share < 2, `${service} at ${amount}`).toBe(true)
      const type = types.get(sheet.header['healthFacilityCode'] ?? '')
      if (type === 'DENT') expect(service).toMatch(/^DEN/)
      else expect(service).not.toMatch(/^DEN/)
      if (type !== 'HOSP' && type !== 'ASC' && type !== 'EYE') {
        expect(sheet.header['costCenter'], JSON.stringify(sheet.header)).not.toBe('OR')
      }
    }
    expect(seen).toBeGreaterThan(100)
  })

  test('has no two sheets of one kind and place from one day', () => {
    const keys = sample.price_sheet.map(({ kind, header, effectiveDate }) =>
      [kind, effectiveDate, ...Object.entries(header).flat()].join(' '),
    )
    expect(new Set(keys).size).toBe(keys.length)
    // four sheets of each header: past, last, in force, coming
    const headers = grouped(sample.price_sheet, ({ kind, header }) =>
      [kind, ...Object.entries(header).flat()].join(' '),
    )
    for (const [header, sheets] of headers) expect(sheets.length, header).toBe(4)
  })

  test('gives nobody two clinics at one time', () => {
    const rows = grouped(sample.affiliation, ({ physicianId }) => String(physicianId))
    const hours = { validFrom: null, validUntil: null }
    for (const [physician, places] of rows) {
      const all = places.flatMap(({ schedule }) =>
        schedule.map((block) => ({ ...hours, ...block }) as unknown as ClinicBlock),
      )
      const clash = all.some((one, at) => all.slice(at + 1).some((other) => blocksOverlap(one, other)))
      expect(clash, `physician ${physician}`).toBe(false)
    }
  })

  test('sends in no document before it was issued, and none before the record was there', () => {
    for (const { ownerCode, docType, effectiveDate, uploadedDate, ownerKind } of sample.attachment) {
      if (!effectiveDate || ownerKind.endsWith('/memo') || ownerKind.endsWith('contract')) continue
      const sent = addDays(uploadedDate.toISOString().slice(0, 10) as never, 1)
      expect(effectiveDate <= sent, `${ownerCode} ${docType}`).toBe(true)
    }
  })
})

describe('the large sample, by counts', () => {
  test('has physicians of every source, status and field', () => {
    const counts = countSample(
      sampleInputs('large'),
      'physician',
      (row) => `${row.source} ${row.accreditationStatusCode}`,
    )
    for (const status of accreditationStatusCodes.filter((code) => code !== 'DISAPPROVED')) {
      expect(counts.get(`STAFF ${status}`) ?? 0, status).toBeGreaterThan(100)
      expect(counts.get(`PUBLIC ${status}`) ?? 0, status).toBeGreaterThan(50)
    }
    expect(counts.get('PUBLIC DISAPPROVED') ?? 0).toBeGreaterThan(50)
    expect(counts.get('IMPORT ACCREDITED') ?? 0).toBeGreaterThan(2000)
  })

  test('has every type of request in every status', () => {
    const counts = countSample(
      sampleInputs('large'),
      'user_request',
      ({ type, status }) => `${type} ${status}`,
    )
    for (const type of requestTypes) {
      for (const status of requestStatuses)
        expect(counts.get(`${type} ${status}`) ?? 0, `${type} ${status}`).toBeGreaterThan(3)
    }
  })
})
