import { type OpeningException, weekdays } from '@capiz/domain/schedule'
import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import type { RequestStatus } from '@capiz/domain/request'
import { facilityFields } from '@capiz/domain/facility'
import type { facility, facilityAddress } from '../db/schema/index.ts'
import type { FacilityForm } from '../areas/facility/form.ts'
import { blankForm } from '../engines/provider/form.ts'
import { addressLineKey } from '../areas/facility/keys.ts'
import { columnsOf } from '../areas/facility/write.ts'
import { formatCode } from '../platform/runtime/codes.ts'
import { dayAt, padded, stampsAt, type SeedInputs } from './context.ts'
import { fixtureFacilities, type FixtureFacility } from './data/fixtures.ts'
import {
  bankNames,
  barangayNames,
  facilityWords,
  familyNames,
  givenNames,
  streetWords,
} from './data/people.ts'
import { cityByCode, drawCity, landline } from './geography.ts'
import { categoryFor, facilityKinds } from './facility-kinds.ts'
import { stream, type Stream } from './random.ts'
import { ageOf, contractOf, licencesOf } from './facility-terms.ts'
import { indices } from './size.ts'
import { facilityStory } from './stories/index.ts'

/** A facility of the sample with what other rows ask about it. */
export interface SeedFacility {
  index: number
  code: string
  form: FacilityForm
  status: AccreditationStatusCode
  source: 'STAFF' | 'PUBLIC' | 'IMPORT'
  accepted: boolean
  registration: RequestStatus | undefined
  /** days before today the record was made */
  age: number
}

const statusWeights = [
  ['ACCREDITED', 78],
  ['ON_PROCESS', 6],
  ['FOR_PAYMENT_ONLY', 5],
  ['DISACCREDITED', 4],
  ['SUSPENDED', 3],
  ['WITHDRAWN', 2],
  ['DISAPPROVED', 1],
  ['CLOSED', 1],
] as const

/** Two words that no other facility joins in this order; the second round of pairs gets a number. */
function drawnName(index: number, suffixes: readonly string[], source: Stream): string {
  const nameCount = facilityWords.length
  const pairs = nameCount * (nameCount - 1)
  const pair = (index * 7919 + 101) % pairs
  const first = pair % nameCount
  const second = (first + 1 + Math.floor(pair / nameCount)) % nameCount
  const round = Math.floor(index / pairs)
  const tail = round === 0 ? '' : ` ${round + 1}`
  return `${facilityWords[first]}-${facilityWords[second]} ${source.pick(suffixes)}${tail}`
}

function drawnFacility(index: number, source: Stream): FixtureFacility {
  const kind = source.weighted(facilityKinds.map((each) => [each, each.weight] as const))
  const status = source.weighted(statusWeights)
  const isPublic = source.chance(0.25)
  const waiting = isPublic && status === 'ON_PROCESS' && source.chance(0.6)
  const outcome: Partial<Record<AccreditationStatusCode, RequestStatus>> = {
    DISAPPROVED: 'REJECTED',
    WITHDRAWN: 'CANCELLED',
  }
  const name = drawnName(index, kind.names, source)
  return {
    name,
    typeCode: kind.code,
    categoryCode: categoryFor(name, source.pick(kind.categories), kind),
    status,
    ownership: source.chance(kind.code === 'HOSP' || kind.code === 'INF' ? 0.3 : 0.04)
      ? 'GOVERNMENT'
      : 'PRIVATE',
    blocked: status === 'ACCREDITED' && source.chance(0.01),
    ape: ['HOSP', 'CLIN', 'DIAG'].includes(kind.code) && source.chance(0.2),
    ...(isPublic
      ? {
          source: 'PUBLIC' as const,
          accepted: !waiting,
          registration: waiting
            ? source.pick(['PENDING', 'REVIEWED'] as const)
            : (outcome[status] ?? 'APPROVED'),
        }
      : // some were there before the portal was
        { source: index % 11 === 4 ? ('IMPORT' as const) : ('STAFF' as const) }),
  }
}

const person = (source: Stream) => `${source.pick(givenNames)} ${source.pick(familyNames)}`

function addressesOf(index: number, part: FixtureFacility, source: Stream): FacilityForm['addresses'] {
  const cityId = part.cityCode ? cityByCode(part.cityCode) : drawCity(source)
  const address = (addressType: 'MAIN' | 'BILLING') => ({
    addressType,
    line: `${source.int(1, 899)} ${source.pick(streetWords)} Street`,
    barangay: source.pick(barangayNames),
    cityId,
    zipCode: padded(source.int(1000, 9800), 4),
    latitude: null,
    longitude: null,
  })
  const main = address('MAIN')
  // Every fourth of the first, every fifth of the others has its bills sent elsewhere.
  if (index % (index < fixtureFacilities.length ? 4 : 5) !== 0) return [main]
  const billing = address('BILLING')
  return [main, { ...billing, line: `Unit ${source.int(2, 30)}, ${billing.line}` }]
}

function payeeOf(name: string, number: number, source: Stream): FacilityForm['payee'] {
  return {
    name: name.slice(0, 150),
    bank: source.pick(bankNames),
    accountNo: `99${padded(number, 8)}`,
    paymentTypeCode: source.pick(['CHECK', 'BANK_CREDIT']),
  }
}

/** A coordinator, and often an accountant. */
function contactsOf(number: number, source: Stream): FacilityForm['contacts'] {
  return [
    {
      name: person(source),
      position: source.pick(['Coordinator', 'Billing head', 'Administrator']),
      telephone: null,
      emailAddress: `coordinator.${number}@facility.example`,
      coordinator: true,
    },
    ...(source.chance(0.4)
      ? [
          {
            name: person(source),
            position: 'Accountant',
            telephone: null,
            emailAddress: null,
            coordinator: false,
          },
        ]
      : []),
  ]
}

const disputed = 'Bills above the agreed rates; open to two accounts until settled.'

const blockOf = ({ blocked = false }: FixtureFacility, reason = disputed) => ({
  blocked,
  blockedReason: blocked ? reason : null,
})

/** The form with the numbers of the facility and its coordinator, in the area of its city. */
function withLandlines(form: FacilityForm, number: number): FacilityForm {
  const cityId = form.addresses[0]?.cityId
  if (cityId === undefined) return form
  return {
    ...form,
    telephone: [landline(cityId, '555', number)],
    contacts: form.contacts.map((one) =>
      one.coordinator ? { ...one, telephone: landline(cityId, '556', number) } : one,
    ),
  }
}

const weekly = { startTime: '08:00', endTime: '17:00' } as const

/** Some places that keep office hours are closed on a day to come, and open half of another. */
function exceptionsOf(inputs: SeedInputs, index: number, hasBeds: boolean): OpeningException[] {
  if (hasBeds || index % 8 !== 3) return []
  return [
    { date: dayAt(inputs, 12), startTime: null, endTime: null, occasion: 'Yearly inventory' },
    { date: dayAt(inputs, 26), startTime: '08:00', endTime: '12:00', occasion: 'Staff outing' },
  ]
}

/** Places with beds never close; the others keep office hours, dialysis on holidays too. */
function openingOf(hasBeds: boolean, typeCode: string) {
  const days = hasBeds ? [] : weekdays.filter((day) => day !== 'SUN')
  return {
    openAlways: hasBeds,
    openingHours: days.map((day) => ({ day, ...weekly })),
    openOnHolidays: typeCode === 'DIAL',
    clinicHours: hasBeds ? 'Outpatient clinics Mon to Sat, 8:00 AM to 5:00 PM' : null,
  }
}

/** The facility at an index of the sample; the same in every size (domain model 13). */
export function seedFacility(inputs: SeedInputs, index: number): SeedFacility {
  const source = stream(inputs.seedNumber, 'facility', index)
  const story = facilityStory(index)?.facility
  const part = fixtureFacilities[index] ?? story ?? drawnFacility(index, source)
  const kind = facilityKinds.find(({ code }) => code === part.typeCode)
  if (!kind) throw new Error(`There is no kind of facility ${part.typeCode}.`)
  const age = story?.age ?? ageOf(part, index, source)
  const drawn = contractOf(inputs, part, { index, age }, source)
  const fixed = story?.contract
  const contract = fixed ? { from: dayAt(inputs, fixed[0]), to: dayAt(inputs, fixed[1]) } : drawn
  const number = index + 1
  const code = formatCode('facility', number, '')
  const everAccredited = contract.from !== null
  const form: FacilityForm = {
    ...blankForm(facilityFields),
    name: part.name,
    typeCode: part.typeCode,
    categoryCode: part.categoryCode,
    emailAddress: `records.${number}@facility.example`,
    ownership: part.ownership ?? 'PRIVATE',
    bedCapacity: kind.beds ? source.int(...kind.beds) : null,
    serviceTypes: [...kind.serviceTypes],
    ...licencesOf(inputs, index, part, kind),
    tin: `999-${padded(Math.floor(number / 1000), 3)}-${padded(number % 1000, 3)}-00000`,
    vatRegistered: source.chance(0.6),
    withholdingRate: source.pick([1, 2, 5]),
    payee: everAccredited ? payeeOf(part.name, number, source) : null,
    creditTermDays: source.pick([15, 30, 30, 30, 45, 60]),
    telephone: [],
    mobile: source.chance(0.5) ? `0917555${padded(source.int(0, 9999), 4)}` : null,
    website: source.chance(0.3) ? `https://www.facility-${number}.example` : null,
    medicalDirector: kind.director
      ? { name: `Dr. ${person(source)}`, prcNumber: String(9_500_000 + (index % 400_000)) }
      : null,
    contacts: contactsOf(number, source),
    ...openingOf(Boolean(kind.beds), part.typeCode),
    openingExceptions: exceptionsOf(inputs, index, Boolean(kind.beds)),
    apeProvider: part.ape ?? false,
    hfCode: everAccredited ? `P-${10_000 + number}` : null,
    addresses: addressesOf(index, part, source),
    contractEffectiveDate: contract.from,
    contractValidityDate: contract.to,
    ...blockOf(part, story?.blockedReason),
    remarks: null,
  }
  return {
    index,
    code,
    form: withLandlines(form, number),
    status: part.status,
    source: part.source ?? 'STAFF',
    accepted: part.accepted ?? true,
    registration: part.registration,
    age,
  }
}

/** Facilities as stored. */
export function* facilityRows(inputs: SeedInputs): Generator<typeof facility.$inferInsert & { id: number }> {
  for (const [index] of indices('facility', inputs.size)) {
    const one = seedFacility(inputs, index)
    const source = stream(inputs.seedNumber, 'facility-network', index)
    const preferred = one.status === 'ACCREDITED' && source.chance(0.3)
    const created = { offset: -one.age, by: one.source === 'PUBLIC' ? 'PUBLIC' : 'officer' }
    const updated = { offset: -source.int(1, Math.min(one.age, 180)), by: 'officer' }
    yield {
      id: index + 1,
      code: one.code,
      ...columnsOf(one.form),
      blockedSince: one.form.blocked ? dayAt(inputs, -20) : null,
      accreditationStatusCode: one.status,
      accreditationDate: one.form.contractEffectiveDate,
      preferredNetwork: preferred,
      preferredNetworkCategory: preferred ? source.pick(['A', 'B', 'C']) : null,
      duplicateOf: null,
      source: one.source,
      accepted: one.accepted,
      ...stampsAt(inputs, created, updated, index),
    }
  }
}

/** Their addresses as stored. */
export function* addressRows(
  inputs: SeedInputs,
): Generator<typeof facilityAddress.$inferInsert & { id: number }> {
  let id = 0
  for (const [index] of indices('facility', inputs.size)) {
    const one = seedFacility(inputs, index)
    for (const address of one.form.addresses) {
      id += 1
      const { addressType, line, barangay, cityId, zipCode, latitude, longitude } = address
      yield {
        id,
        facilityId: index + 1,
        addressType,
        line,
        lineKey: addressLineKey(line),
        barangay,
        cityId,
        zipCode,
        latitude,
        longitude,
        ...stampsAt(inputs, { offset: -one.age, by: 'officer' }, undefined, index),
      }
    }
  }
}
