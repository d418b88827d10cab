import { accreditationStatusCodes, allowedNext } from '@capiz/domain/accreditation'
import { deriveChecklist, documentTypes, missingItems, physicianSubject } from '@capiz/domain/checklist'
import { serviceTypes } from '@capiz/domain/fees'
import { requestStatuses, requestTypes } from '@capiz/domain/request'
import { blocksOverlap, type ClinicBlock } from '@capiz/domain/schedule'
import { addDays, daysBetween } from '@capiz/domain/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { checklistSubject } from '../src/areas/facility/checklist.ts'
import { areaCodes } from '../src/seed/data/area-codes.ts'
import { usualPrice } from '../src/seed/data/services.ts'
import { cityRows, provinceRows, regionOfCity } from '../src/seed/geography.ts'
import { lacksOf } from '../src/seed/stories/index.ts'
import { stories } from '../src/seed/story-rows.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { countSample, sampleInputs, sampleOf, type Sample } from './support/sample.ts'

/** Groups rows by a text. */
const grouped = <T>(rows: readonly T[], key: (row: T) => string | null) =>
  Map.groupBy(rows, (row) => key(row) ?? '')
const numberOf = (code: string) => Number(code.replace(/^\D+/, '')) - 1

/** Whether each required document of every accredited provider is there, valid and verified, by its code. */
function lackingOf(sample: Sample): Map<string, string[]> {
  const documents = grouped(
    sample.attachment.filter(({ supersededBy }) => !supersededBy),
    ({ ownerCode }) => ownerCode,
  )
  const marks = grouped(sample.checklist_mark, ({ ownerCode }) => ownerCode)
  const found = new Map<string, string[]>()
  const look = (code: string, subject: Parameters<typeof deriveChecklist>[0]['subject']) => {
    const rows = deriveChecklist({
      subject,
      documentTypes,
      documents: (documents.get(code) ?? []) as never,
      marks: (marks.get(code) ?? []).map((mark) => ({ ...mark, verifiedDate: null })),
      today: tinyToday,
    })
    const missing = missingItems(rows)
    if (missing.length > 0) found.set(code, missing)
  }
  for (const row of sample.facility)
    if (row.accreditationStatusCode === 'ACCREDITED') look(row.code, checklistSubject(row))
  for (const row of sample.physician)
    if (row.accreditationStatusCode === 'ACCREDITED') look(row.code, physicianSubject(row))
  return found
}

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

describe('the stories of the demo', () => {
  let sample: Sample
  beforeAll(() => {
    sample = sampleOf(sampleInputs('demo'))
  })

  test('are forty, each about a provider of its own that is there', () => {
    expect(stories).toHaveLength(40)
    expect(new Set(stories.map(({ story }) => story.title)).size).toBe(40)
    const names = new Map([
      ...sample.facility.map(({ code, name }) => [code, name] as const),
      ...sample.physician.map(({ code, lastName, firstName }) => [code, `${lastName} ${firstName}`] as const),
    ])
    for (const { story, code } of stories) {
      expect(names.get(code), story.title).toBe(
        'facility' in story ? story.facility.name : story.name.join(' '),
      )
    }
  })

  test('end in the status the record has', () => {
    const statuses = new Map(
      [...sample.facility, ...sample.physician].map((row) => [row.code, row.accreditationStatusCode]),
    )
    const moves = grouped(sample.accreditation_history, ({ applicantCode }) => applicantCode)
    for (const { story, code } of stories) {
      const past = (moves.get(code) ?? []).filter(({ effectiveDate }) => effectiveDate <= tinyToday)
      const ordered = past.map(({ effectiveDate }) => effectiveDate)
      expect(ordered, story.title).toEqual(ordered.toSorted())
      // an application ends without a move where nobody has decided on it
      expect(past.at(-1)?.toStatus ?? 'ON_PROCESS', story.title).toBe(statuses.get(code))
      for (const [at, { fromStatus, toStatus }] of (moves.get(code) ?? []).entries()) {
        if (at > 0) expect(allowedNext(fromStatus as 'ACCREDITED'), story.title).toContain(toStatus)
      }
    }
  })

  test('leave their traces in notes, remarks, memos, requests and records', () => {
    const traces: Record<string, { about: (code: string) => number }> = {
      note: { about: (code) => sample.activity_log.filter((row) => row.applicantCode === code).length },
      remark: { about: (code) => sample.remark.filter((row) => row.ownerCode === code).length },
      documentRemark: {
        about: (code) => {
          const uuids = new Set(
            sample.attachment.filter((row) => row.ownerCode === code).map(({ uuid }) => uuid),
          )
          return sample.remark.filter(({ attachmentUuid }) => attachmentUuid && uuids.has(attachmentUuid))
            .length
        },
      },
      memo: {
        about: (code) => sample.attachment.filter((row) => row.ownerCode === code && row.memoType).length,
      },
      request: { about: (code) => sample.user_request.filter((row) => row.targetCode === code).length },
      record: {
        about: (code) =>
          sample.case_record.filter(
            ({ fields, ownerCode }) => ownerCode === code || JSON.stringify(fields).includes(code),
          ).length,
      },
    }
    const seen = new Set<string>()
    for (const { story, code } of stories) {
      for (const [key, { about }] of Object.entries(traces)) {
        const told = story.events.filter((event) => key in event).length
        if (told === 0) continue
        seen.add(key)
        expect(about(code), `${story.title} ${key}`).toBeGreaterThanOrEqual(told)
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(traces).sort())
    const physicianMemos = sample.attachment.filter(({ ownerKind }) => ownerKind === 'phy/memo')
    expect(physicianMemos.length).toBeGreaterThan(0)
  })

  test('name every document that is lacking', () => {
    const lacking = lackingOf(sample)
    for (const { story, code, kind, index } of stories) {
      const status = 'facility' in story ? story.facility.status : story.status
      if (status !== 'ACCREDITED') continue
      expect(lacking.get(code)?.length ?? 0, story.title).toBe(
        lacksOf(kind === 'facility' ? 'hf' : 'phy', index).length,
      )
    }
  })
})

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10) as typeof tinyToday

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
