import { formatCode } from '../platform/runtime/codes.ts'
import type { physician } from '../db/schema/index.ts'
import { searchText } from '../areas/facility/keys.ts'
import { addYears, dateParts, type IsoDate } from '@capiz/domain/time'
import { dayAt, padded, stampsAt, type SeedInputs } from './context.ts'
import { bankNames, familyNames, givenNames, sexOf } from './data/people.ts'
import { stream, type Stream } from './random.ts'
import { indices } from './size.ts'
import { careerOf, drawCareer, type Career } from './career.ts'
import { lacksOf, physicianStory } from './stories/index.ts'
import { trainingOf } from './training.ts'

type PhysicianRow = typeof physician.$inferInsert & { id: number }

/** A physician of the sample. */
export type SeedPhysician = PhysicianRow

const fixtureNames: readonly (readonly [last: string, first: string])[] = [
  ['Malaya', 'Isagani'],
  ['Bayani', 'Tala'],
  ['Peña', 'Ma. Luz'],
  ["D'Aquino", 'José'],
]

function nameOf(index: number, source: Stream): readonly [last: string, first: string] {
  const drawn = [source.pick(familyNames), source.pick(givenNames)] as const
  return fixtureNames[index] ?? physicianStory(index)?.name ?? drawn
}

/** Last and first name of the physician at an index of the sample. */
export function physicianName({ seedNumber }: Pick<SeedInputs, 'seedNumber'>, index: number) {
  return nameOf(index, stream(seedNumber, 'physician', index))
}

/** Days a contract is made for. */
const contractDays = 1095

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
  career: Career
}

function licencesOf(inputs: SeedInputs, number: number, facts: LicenceFacts, source: Stream) {
  const { birthDate, dentist, government, career } = facts
  const until = licenceEnd(birthDate, inputs.asOf, source)
  const lapse = lacksOf('phy', number - 1).find(({ docType }) => docType === 'PRC')?.until
  return {
    prcNumber: String(9_000_000 + number),
    prcValidity: lapse === undefined ? (career.lapsed ? addYears(until, -3) : until) : dayAt(inputs, lapse),
    phicAccreditationNo: `9999${padded(number, 8)}`,
    phicValidity: dayAt(inputs, source.int(20, 900)),
    phicCategoryCode: dentist ? 'DENTIST' : 'MS',
    ptrNo: government ? null : `99${padded(number, 7)}`,
    ptrDate: government ? null : (`${inputs.asOf.slice(0, 4)}-01-10` as IsoDate),
    governmentDoctor: government,
    s2No: career.s2 ? `S2-99-${padded(number, 6)}` : null,
    s2Validity: career.s2 ? dayAt(inputs, career.s2) : null,
    associationNo: `99-${padded(number, 6)}`,
    associationValidity: dayAt(inputs, source.int(20, 360)),
  }
}

/** Accreditation and contract from a day on, counted from today; none outside the network. */
function contractOf(inputs: SeedInputs, number: number, { start, renewed }: Career) {
  const isThere = start !== undefined
  const from = isThere ? start + renewed * contractDays : 0
  return {
    accreditationDate: isThere ? dayAt(inputs, start) : null,
    contractNo: isThere ? `MOA-99-${padded(number, 6)}` : null,
    contractEffectiveDate: isThere ? dayAt(inputs, from) : null,
    contractValidityDate: isThere ? dayAt(inputs, from + contractDays) : null,
  }
}

/** The physician at an index of the sample as stored. */
export function seedPhysician(inputs: SeedInputs, index: number): PhysicianRow {
  return seedCareer(inputs, index).row
}

/** The physician at an index of the sample as stored, and the way to it. */
export function seedCareer(inputs: SeedInputs, index: number): { row: PhysicianRow; career: Career } {
  const source = stream(inputs.seedNumber, 'physician', index)
  const [lastName, firstName] = nameOf(index, source)
  const middleName = source.pick(familyNames)
  const draws = drawCareer(index, source)
  const dentist = physicianStory(index) ? physicianStory(index)?.dentist === true : draws.dentist
  const birthDate = dayAt(inputs, -source.int(28 * 365, 68 * 365))
  const government = source.chance(0.12)
  const specializations = trainingOf(inputs, index, { dentist, birthDate }, source)
  const career = careerOf(inputs, index, draws, source)
  const { status, start } = career
  const number = index + 1
  const inNetwork = start !== undefined
  const row: PhysicianRow = {
    id: number,
    code: formatCode('physician', number, ''),
    lastName,
    firstName,
    middleName,
    suffix: source.chance(0.04) ? source.pick(['Jr.', 'III']) : null,
    searchName: searchText(`${lastName} ${firstName} ${middleName}`),
    emailAddress: `physician.${number}@doctor.example`,
    birthDate,
    sex: sexOf(firstName, source.pick(['F', 'M'])),
    phyTypeCode: dentist ? 'DMD' : 'MD',
    ...licencesOf(inputs, number, { birthDate, dentist, government, career }, source),
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
    ...contractOf(inputs, number, career),
    mobileNumber: `0918555${padded(number % 10_000, 4)}`,
    telephone: null,
    details: { medicalSchool: 'Example College of Medicine', secretary: null },
    duplicateOf: null,
    source: career.source,
    accepted: career.accepted,
    remarks: null,
    ...stampsAt(
      inputs,
      { offset: -career.age, by: career.source === 'PUBLIC' ? 'PUBLIC' : 'officer' },
      { offset: -source.int(1, Math.min(180, career.age)), by: 'officer' },
      index,
    ),
  }
  return { row, career }
}

/** Physicians and dentists as stored. */
export function* physicianRows(inputs: SeedInputs): Generator<PhysicianRow> {
  for (const [index] of indices('physician', inputs.size)) yield seedPhysician(inputs, index)
}
