import { isBlank, normalise } from '../text/index.ts'
import { normaliseFacilityName, normalisePersonName, similarity } from './names.ts'

/** Score from which two records count as possible duplicates (specifications 1 and 2, section 9). */
export const duplicateThreshold = 3

/** Likeness from which two names count as similar. */
const similarName = 0.85

type Value = string | null | undefined

/** The values a facility is compared by. */
export type FacilityCandidate = {
  code?: Value
  name: string
  typeCode?: Value
  cityId?: number | null
  tin?: Value
  phicAccreditationNo?: Value
  telephone?: readonly string[] | Value
  emailAddress?: Value
  /** street of the main address */
  street?: Value
}

/** The values a physician is compared by. */
export type PhysicianCandidate = {
  code?: Value
  lastName: string
  firstName: string
  birthDate?: Value
  phyTypeCode?: Value
  prcNumber?: Value
  tin?: Value
  phicAccreditationNo?: Value
  emailAddress?: Value
  mobileNumber?: Value
  middleName?: Value
  suffix?: Value
  telephone?: Value
  /** codes of the facilities where the person practises */
  facilities?: readonly string[] | null
}

/** A common trait of two records, with both values. */
export type DuplicateSignal = {
  signal: string
  label: string
  points: number
  candidateValue: string
  existingValue: string
}

/** Sum of the signals' points. */
export type DuplicateScore = { score: number; signals: DuplicateSignal[] }

type Found = DuplicateSignal | undefined

function signal(name: string, label: string, points: number, a: unknown, b: unknown): DuplicateSignal {
  return { signal: name, label, points, candidateValue: String(a), existingValue: String(b) }
}

function same(
  name: string,
  label: string,
  points: number,
  [a, b]: readonly [Value, Value],
  key: (text: string) => string = normalise,
): Found {
  if (isBlank(a) || isBlank(b)) return undefined
  const [left, right] = [key(a ?? ''), key(b ?? '')]
  return left !== '' && left === right ? signal(name, label, points, a, b) : undefined
}

function likeName(
  name: string,
  label: string,
  points: { same: number; similar: number },
  [a, b]: readonly [string, string],
  key: (text: string) => string,
): Found {
  const [left, right] = [key(a), key(b)]
  if (left === '' || right === '') return undefined
  if (left === right) return signal(name, `Same ${label}`, points.same, a, b)
  return similarity(left, right) >= similarName
    ? signal(name, `Similar ${label}`, points.similar, a, b)
    : undefined
}

function total(found: readonly Found[]): DuplicateScore {
  const signals = found.filter((each) => each !== undefined)
  return { score: signals.reduce((sum, { points }) => sum + points, 0), signals }
}

/** Digits and letters only, so that hyphens and spaces make no difference. */
export function bareNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/gu, '')
}

/** A tax number: nine digits and the branch, where no branch is branch 0. */
export function taxNumber(text: string): string {
  const digits = text.replace(/\D/gu, '')
  return digits.length < 9 ? '' : `${digits.slice(0, 9)}-${Number(digits.slice(9))}`
}

/** A licence number; shorter input is padded to seven digits. */
export function licenceNumber(text: string): string {
  return bareNumber(text).padStart(7, '0')
}

/** A telephone number without the country code or the leading 0. */
export function phoneNumber(text: string): string {
  const digits = text.replace(/\D/gu, '').replace(/^(?:63|0)+/u, '')
  return digits.length < 7 ? '' : digits
}

function numbers(value: FacilityCandidate['telephone']): readonly string[] {
  if (value === null || value === undefined) return []
  return typeof value === 'string' ? [value] : value
}

function samePhone(a: FacilityCandidate, b: FacilityCandidate): Found {
  for (const number of numbers(a.telephone)) {
    const key = phoneNumber(number)
    const sameNumber = numbers(b.telephone).find((each) => key !== '' && phoneNumber(each) === key)
    if (sameNumber !== undefined) return signal('contact', 'Same telephone', 1, number, sameNumber)
  }
  return undefined
}

/** Compares two facilities (domain model 6.6). */
export function scoreFacility(candidate: FacilityCandidate, existing: FacilityCandidate): DuplicateScore {
  const [a, b] = [candidate, existing]
  const city = a.cityId !== null && a.cityId !== undefined && a.cityId === b.cityId
  return total([
    likeName('name', 'name', { same: 2, similar: 1 }, [a.name, b.name], normaliseFacilityName),
    same('type', 'Same type', 1, [a.typeCode, b.typeCode]),
    city ? signal('city', 'Same city', 1, a.cityId, b.cityId) : undefined,
    same('tin', 'Same TIN', 3, [a.tin, b.tin], taxNumber),
    same(
      'phic',
      'Same PhilHealth accreditation number',
      3,
      [a.phicAccreditationNo, b.phicAccreditationNo],
      bareNumber,
    ),
    samePhone(a, b) ?? same('contact', 'Same e-mail address', 1, [a.emailAddress, b.emailAddress]),
  ])
}

/** Compares two physicians (domain model 6.6). Licence numbers run per profession. */
export function scorePhysician(candidate: PhysicianCandidate, existing: PhysicianCandidate): DuplicateScore {
  const [a, b] = [candidate, existing]
  const one = { same: 1, similar: 1 }
  const professions = !isBlank(a.phyTypeCode) && !isBlank(b.phyTypeCode) && a.phyTypeCode !== b.phyTypeCode
  return total([
    likeName('lastName', 'last name', one, [a.lastName, b.lastName], normalisePersonName),
    likeName('firstName', 'first name', one, [a.firstName, b.firstName], normalisePersonName),
    same('birthDate', 'Same birth date', 1, [a.birthDate, b.birthDate]),
    professions
      ? undefined
      : same('prc', 'Same PRC licence number', 3, [a.prcNumber, b.prcNumber], licenceNumber),
    same('tin', 'Same TIN', 3, [a.tin, b.tin], taxNumber),
    same(
      'phic',
      'Same PhilHealth accreditation number',
      3,
      [a.phicAccreditationNo, b.phicAccreditationNo],
      bareNumber,
    ),
    same('contact', 'Same e-mail address', 1, [a.emailAddress, b.emailAddress]) ??
      same('contact', 'Same mobile number', 1, [a.mobileNumber, b.mobileNumber], phoneNumber),
  ])
}
