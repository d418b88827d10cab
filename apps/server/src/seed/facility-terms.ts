import type { IsoDate } from '@capiz/domain/time'
import { dayAt, padded, type SeedInputs } from './context.ts'
import type { FixtureFacility } from './data/fixtures.ts'
import type { FacilityKind } from './facility-kinds.ts'
import { stream, type Stream } from './random.ts'
import { levelOf } from './size.ts'
import { drawDocument } from './validity.ts'

interface Contract {
  from: IsoDate | null
  to: IsoDate | null
}

/** Days since a facility came: an application waits for days, what is looked into for months. */
export function ageOf({ registration, status }: FixtureFacility, index: number, source: Stream): number {
  if (registration === 'PENDING' || registration === 'REVIEWED') return source.int(1, 25)
  const drawn = source.int(200, 1400)
  return status === 'ON_PROCESS' && levelOf('facility', index) > 0 ? 8 + (drawn % 140) : drawn
}

/** The contract of a facility at an index; none for one that never was accredited. */
export function contractOf(
  inputs: SeedInputs,
  { status, registration }: FixtureFacility,
  { index, age }: { index: number; age: number },
  source: Stream,
): Contract {
  const never =
    ['ON_PROCESS', 'DISAPPROVED', 'FOR_PAYMENT_ONLY'].includes(status) || registration === 'CANCELLED'
  if (never) return { from: null, to: null }
  const over = !['ACCREDITED', 'SUSPENDED'].includes(status)
  const start = over ? -Math.min(age, 1100) + 30 : -source.int(40, Math.min(700, age - 20))
  const end = over ? start + 365 : source.chance(0.06) ? source.int(1, 30) : start + 1095
  if (over || levelOf('facility', index) === 0) return { from: dayAt(inputs, start), to: dayAt(inputs, end) }
  // Contracts of one to three years that began on any day of their time, so that some end in every week.
  const term = stream(inputs.seedNumber, 'contract', index).pick([365, 730, 1095])
  const begun = 1 + (-start % Math.min(term - 1, age - 20))
  return { from: dayAt(inputs, -begun), to: dayAt(inputs, term - begun) }
}

/** Licence and PhilHealth accreditation of a facility at an index. */
export function licencesOf(inputs: SeedInputs, index: number, part: FixtureFacility, kind: FacilityKind) {
  const number = index + 1
  const mayLapse = part.status !== 'ACCREDITED'
  const until = (docType: string) => drawDocument(inputs, 'hf', index, { docType, mayLapse }).validityDate
  return {
    dohLtoNo: kind.licence ? `LTO-99-${padded(number, 6)}` : null,
    dohLtoValidity: kind.licence ? until('LTO') : null,
    phicAccreditationNo: kind.philhealth ? `H9999${padded(number, 6)}` : null,
    phicValidity: kind.philhealth ? until('PHIC') : null,
    phicCategoryCode: kind.philhealth ?? null,
  }
}
