import { formatCode } from '../platform/runtime/codes.ts'
import type { affiliation, physician } from '../db/schema/index.ts'
import { searchText } from '../areas/facility/keys.ts'
import type { PhysicianSpecialization } from '../db/schema/physician.ts'
import { addYears, dateParts, type IsoDate } from '@capiz/domain/time'
import { dayAt, padded, stampsAt, type SeedInputs } from './context.ts'
import { busyPhysician, withoutDoctors } from './data/fixtures.ts'
import { bankNames, familyNames, givenNames } from './data/people.ts'
import { fields, societyOfSpecialization } from './data/medicine.ts'
import { stream, type Stream } from './random.ts'
import { indices, reach, type Level } from './size.ts'

type PhysicianRow = typeof physician.$inferInsert & { id: number }

/** A physician of the sample. */
export type SeedPhysician = PhysicianRow

const fixtureNames: readonly (readonly [last: string, first: string])[] = [
  ['Malaya', 'Isagani'],
  ['Bayani', 'Tala'],
  ['Peña', 'Ma. Luz'],
  ["D'Aquino", 'José'],
]

const statusWeights = [
  ['ACCREDITED', 80],
  ['ON_PROCESS', 7],
  ['FOR_PAYMENT_ONLY', 4],
  ['SUSPENDED', 3],
  ['WITHDRAWN', 3],
  ['DISACCREDITED', 2],
  ['CLOSED', 1],
] as const

function nameOf(index: number, source: Stream): readonly [last: string, first: string] {
  const drawn = [source.pick(familyNames), source.pick(givenNames)] as const
  return fixtureNames[index] ?? drawn
}

/** Last and first name of the physician at an index of the sample. */
export function physicianName({ seedNumber }: Pick<SeedInputs, 'seedNumber'>, index: number) {
  return nameOf(index, stream(seedNumber, 'physician', index))
}

function specializationsOf(dentist: boolean, source: Stream): PhysicianSpecialization[] {
  const specializationCode = source.pick(dentist ? fields.DMD : fields.MD)
  const societyName = societyOfSpecialization(specializationCode)
  const general = specializationCode === 'GP' || societyName === undefined
  const membership = general ? 'NONE' : source.pick(['MEMBER', 'DIPLOMATE', 'DIPLOMATE', 'FELLOW'])
  return [{ specializationCode, membership, primary: true, ...(general ? {} : { societyName }) }]
}

/** A licence ends on a birth date within the three years after its issue. */
function licenceEnd(birthDate: IsoDate, asOf: IsoDate, source: Stream): IsoDate {
  const year = dateParts(asOf).year + source.int(0, 2)
  const end = addYears(birthDate, year - dateParts(birthDate).year)
  return end <= asOf ? addYears(end, 1) : end
}

interface LicenceFacts {
  birthDate: IsoDate
  dentist: boolean
  government: boolean
}

function licencesOf(inputs: SeedInputs, number: number, facts: LicenceFacts, source: Stream) {
  const { birthDate, dentist, government } = facts
  return {
    prcNumber: String(9_000_000 + number),
    prcValidity: licenceEnd(birthDate, inputs.asOf, source),
    phicAccreditationNo: `9999${padded(number, 8)}`,
    phicValidity: dayAt(inputs, source.int(20, 900)),
    phicCategoryCode: dentist ? 'DENTIST' : 'MS',
    ptrNo: government ? null : `99${padded(number, 7)}`,
    ptrDate: government ? null : (`${inputs.asOf.slice(0, 4)}-01-10` as IsoDate),
    governmentDoctor: government,
    s2No: null,
    s2Validity: null,
    associationNo: `99-${padded(number, 6)}`,
    associationValidity: dayAt(inputs, source.int(20, 360)),
  }
}

/** Accreditation and contract from a day on, counted from today; none outside the network. */
function contractOf(inputs: SeedInputs, number: number, start: number | undefined) {
  const isThere = start !== undefined
  return {
    accreditationDate: isThere ? dayAt(inputs, start) : null,
    contractNo: isThere ? `MOA-99-${padded(number, 6)}` : null,
    contractEffectiveDate: isThere ? dayAt(inputs, start) : null,
    contractValidityDate: isThere ? dayAt(inputs, start + 1095) : null,
  }
}

/** The physician at an index of the sample as stored. */
export function seedPhysician(inputs: SeedInputs, index: number): PhysicianRow {
  const source = stream(inputs.seedNumber, 'physician', index)
  const [lastName, firstName] = nameOf(index, source)
  const isFixture = index < fixtureNames.length
  const middleName = source.pick(familyNames)
  const dentist = !isFixture && source.chance(0.15)
  const status = isFixture ? 'ACCREDITED' : source.weighted(statusWeights)
  const birthDate = dayAt(inputs, -source.int(28 * 365, 68 * 365))
  const government = source.chance(0.12)
  const specializations = specializationsOf(dentist, source)
  const number = index + 1
  const inNetwork = status !== 'ON_PROCESS' && status !== 'FOR_PAYMENT_ONLY'
  const start = -source.int(60, 900)
  const age = 920 + source.int(0, 500)
  return {
    id: number,
    code: formatCode('physician', number, ''),
    lastName,
    firstName,
    middleName,
    suffix: source.chance(0.04) ? source.pick(['Jr.', 'III']) : null,
    searchName: searchText(`${lastName} ${firstName} ${middleName}`),
    emailAddress: `physician.${number}@doctor.example`,
    birthDate,
    sex: source.pick(['F', 'M']),
    phyTypeCode: dentist ? 'DMD' : 'MD',
    ...licencesOf(inputs, number, { birthDate, dentist, government }, source),
    tin: `999-${padded(500 + Math.floor(number / 1000), 3)}-${padded(number % 1000, 3)}-000`,
    vatRegistered: source.chance(0.2),
    withholdingRate: source.pick([5, 10]),
    payee: inNetwork
      ? {
          name: `${firstName} ${lastName}`,
          bank: source.pick(bankNames),
          accountNo: `98${padded(number, 8)}`,
          paymentTypeCode: 'CHECK',
        }
      : null,
    specializations,
    primarySpecializationCode: specializations[0]?.specializationCode ?? null,
    providerCategoryCode: source.pick(['A', 'B', 'B', 'C']),
    accreditationStatusCode: status,
    ...contractOf(inputs, number, inNetwork ? start : undefined),
    mobileNumber: `0918555${padded(number % 10_000, 4)}`,
    telephone: null,
    details: { medicalSchool: 'Example College of Medicine', secretary: null },
    duplicateOf: null,
    source: 'STAFF',
    accepted: true,
    remarks: null,
    ...stampsAt(
      inputs,
      { offset: -age, by: 'officer' },
      { offset: -source.int(1, 180), by: 'officer' },
      index,
    ),
  }
}

/** Physicians and dentists as stored. */
export function* physicianRows(inputs: SeedInputs): Generator<PhysicianRow> {
  for (const [index] of indices('physician', inputs.size)) yield seedPhysician(inputs, index)
}

const places = [
  [1, 30],
  [2, 35],
  [3, 25],
  [4, 10],
] as const

/** The facilities a physician practises at, by index: never the one that must have no doctor. */
function facilitiesOf(index: number, level: Level, source: Stream): number[] {
  const count = index === busyPhysician ? 8 : source.weighted(places)
  const all = reach('facility', level)
  const first = index < 2 ? 0 : source.int(0, all - 1)
  const step = all === reach('facility', 0) ? 1 : source.int(1, 90)
  const found: number[] = []
  for (let turn = 0; found.length < count; turn++) {
    const at = (first + turn * step) % all
    if (at !== withoutDoctors && !found.includes(at)) found.push(at)
    else if (turn > all) return found
  }
  return found
}

const days = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const

function scheduleOf(source: Stream): Record<string, unknown>[] {
  const first = source.int(0, 4)
  return Array.from({ length: source.int(1, 3) }, (_, at) => ({
    day: days[(first + at * 2) % days.length],
    startTime: source.pick(['08:00', '09:00', '10:00']),
    endTime: source.pick(['12:00', '13:00', '15:00']),
    byAppointment: source.chance(0.3),
    room: null,
    remarks: null,
  })).filter((entry, at, all) => all.findIndex(({ day }) => day === entry.day) === at)
}

/** Yields the affiliations, as stored. */
export function* affiliationRows(
  inputs: SeedInputs,
): Generator<typeof affiliation.$inferInsert & { id: number }> {
  let id = 0
  for (const [index, level] of indices('physician', inputs.size)) {
    const source = stream(inputs.seedNumber, 'affiliation', index)
    const { specializations } = seedPhysician(inputs, index)
    for (const at of facilitiesOf(index, level, source)) {
      id += 1
      const age = source.int(100, 800)
      const status = index < 2 ? 'ACCREDITED' : source.weighted(statusWeights)
      yield {
        id,
        code: formatCode('affiliation', id, ''),
        physicianId: index + 1,
        facilityId: at + 1,
        status: status === 'CLOSED' ? 'WITHDRAWN' : status,
        specializationCodes: (specializations ?? []).map(({ specializationCode }) => specializationCode),
        room: source.chance(0.7) ? `Room ${source.int(101, 620)}` : null,
        clinicAddress: null,
        effectiveDate: dayAt(inputs, -age),
        relation: source.pick(['CONSULTANT', 'CONSULTANT', 'VISITING', 'RESIDENT', 'READER']),
        schedule: scheduleOf(source),
        remarks: null,
        ...stampsAt(inputs, { offset: -age, by: 'officer' }, undefined, id),
      }
    }
  }
}
