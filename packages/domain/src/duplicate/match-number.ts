import { isBlank } from '../text/index.ts'
import { level, type Level, type Likeness } from './level.ts'
import { bareNumber, licenceNumber, phoneNumber, taxNumber } from './score.ts'

type Value = string | null | undefined

/** How many positions differ in two texts of the same length; Infinity otherwise. */
function differing(a: string, b: string): number {
  if (a.length !== b.length) return Infinity
  return Array.from(a).filter((letter, at) => letter !== b[at]).length
}

/** Whether one text is the other with two neighbours swapped. */
export function isTransposed(a: string, b: string): boolean {
  if (differing(a, b) !== 2) return false
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index])
  return a[at] === b[at + 1] && a[at + 1] === b[at]
}

interface NumberRule {
  signal: string
  name: string
  /** name before what nearly agrees */
  short: string
  key: (text: string) => string
  bits: { same: number; transposed: number; digit: number; different: number }
}

function compareNumber(
  { signal, name, short, key, bits }: NumberRule,
  a: Value,
  b: Value,
): Level | undefined {
  if (isBlank(a) || isBlank(b)) return undefined
  const [left, right] = [key(a ?? ''), key(b ?? '')]
  if (left === '' || right === '') return undefined
  const found = (label: string, likeness: Likeness, weight: number) =>
    level(signal, label, likeness, weight, [a, b])
  if (left === right) return found(`Same ${name}`, 'same', bits.same)
  if (isTransposed(left, right)) return found(`${short}: two digits swapped`, 'near', bits.transposed)
  if (differing(left, right) === 1) return found(`${short}: one digit differs`, 'near', bits.digit)
  return found(`Different ${name}`, 'different', bits.different)
}

const licence: NumberRule = {
  signal: 'prc',
  name: 'PRC licence number',
  short: 'PRC licence',
  key: licenceNumber,
  bits: { same: 16, transposed: 7, digit: 3, different: -4 },
}

/** Licence numbers run per profession: of two professions they are not compared. */
export function compareLicences(
  a: { prcNumber?: Value; phyTypeCode?: Value },
  b: { prcNumber?: Value; phyTypeCode?: Value },
): Level | undefined {
  if (isBlank(a.phyTypeCode) || isBlank(b.phyTypeCode) || a.phyTypeCode === b.phyTypeCode) {
    return compareNumber(licence, a.prcNumber, b.prcNumber)
  }
  return level('profession', 'Different profession', 'different', -5, [a.phyTypeCode, b.phyTypeCode])
}

const phic: NumberRule = {
  signal: 'phic',
  name: 'PhilHealth accreditation number',
  short: 'PhilHealth number',
  key: bareNumber,
  bits: { same: 15, transposed: 6, digit: 3, different: -3 },
}

/** Compares accreditation numbers of PhilHealth. */
export const comparePhic = (a: Value, b: Value): Level | undefined => compareNumber(phic, a, b)

/** Compares tax numbers; branches of one company share the first nine digits. */
export function compareTax(a: Value, b: Value): Level | undefined {
  const bits = { same: 14, transposed: 5, digit: 2, different: -2.5 }
  const found = compareNumber({ signal: 'tin', name: 'TIN', short: 'TIN', key: taxNumber, bits }, a, b)
  const [left, right] = [taxNumber(a ?? ''), taxNumber(b ?? '')]
  if (found?.likeness === 'same' || left.slice(0, 9) !== right.slice(0, 9) || left === '') return found
  return level('tin', 'Same TIN of another branch', 'near', 2, [a, b])
}

function isCompanyMail(local: string): boolean {
  return ['info', 'admin', 'contact', 'clinic', 'hospital', 'office'].includes(local)
}

/** Compares e-mail addresses: the same, or the same name at another provider. */
export function compareMail(a: Value, b: Value): Level | undefined {
  if (isBlank(a) || isBlank(b)) return undefined
  const [left, right] = [(a ?? '').trim().toLowerCase(), (b ?? '').trim().toLowerCase()]
  if (left === right) return level('email', 'Same e-mail address', 'same', 8, [a, b])
  const [localLeft = '', localRight = ''] = [left.split('@')[0], right.split('@')[0]]
  if (localLeft.length > 5 && localLeft === localRight && !isCompanyMail(localLeft)) {
    return level('email', 'Same e-mail name at another address', 'near', 4, [a, b])
  }
  return level('email', 'Different e-mail address', 'different', -0.5, [a, b])
}

const list = (value: readonly string[] | Value): readonly string[] =>
  value === null || value === undefined ? [] : typeof value === 'string' ? [value] : value

/** Compares all numbers of both: one in common, one with a wrong digit, none. */
export function comparePhones(
  a: readonly string[] | Value,
  b: readonly string[] | Value,
  bits: { same: number; near: number; different: number },
): Level | undefined {
  const pairs = list(a).flatMap((one) => list(b).map((other) => [one, other] as const))
  const keyed = pairs
    .map(([one, other]) => ({ one, other, left: phoneNumber(one), right: phoneNumber(other) }))
    .filter(({ left, right }) => left !== '' && right !== '')
  const same = keyed.find(({ left, right }) => left === right)
  if (same) return level('phone', 'Same telephone number', 'same', bits.same, [same.one, same.other])
  const near = keyed.find(({ left, right }) => differing(left, right) === 1 || isTransposed(left, right))
  if (near) {
    return level('phone', 'Telephone: one digit differs', 'near', bits.near, [near.one, near.other])
  }
  const [first] = keyed
  return (
    first &&
    level('phone', 'Different telephone number', 'different', bits.different, [first.one, first.other])
  )
}
