import type { Specialty } from './specialty.ts'
import { searchWords } from './words.ts'

/** A typed text as a search reads it. */
export interface SearchTerm {
  /** as typed, trimmed and in capitals */
  text: string
  words: readonly string[]
  /** the digits, when the text is a number such as a licence or a telephone */
  digits: string | undefined
  /** the specialties its words name, as far as the search looks for them */
  specialties?: readonly Specialty[]
}

const titles = new Set(['DR', 'DRA', 'DOC', 'DOCTOR', 'DOKTOR', 'MD', 'DMD', 'DDM', 'RN'])
const numberNames = /^(?:(?:PRC|PHIC|PHILHEALTH|LICEN[CS]E|LIC|NUMBER|NO|TEL|MOBILE)\b[\s.:#]*)+(?=[\d(+])/u
const numberOnly = /^[\d\s()+.-]+$/u
/** Fewest digits that are looked for as a number. */
const shortestNumber = 3

/** The digits of a number as it is typed: "PRC 0900-029", "+63 (917) 555 0123"; undefined for other texts. */
function digitsOf(text: string): string | undefined {
  const number = text.replace(numberNames, '')
  const digits = numberOnly.test(number) ? number.replace(/\D/gu, '') : ''
  return digits.length < shortestNumber ? undefined : digits
}

/**
 * Reads a typed text. Of a person the titles are left out, as long as a name is left: "Dr. Abad" is the name Abad. A
 * text without a letter or digit finds nothing: undefined.
 */
export function readTerm(typed: string, kind: 'person' | 'place'): SearchTerm | undefined {
  const text = typed.trim().toUpperCase()
  const all = [...new Set(searchWords(typed))]
  const named = kind === 'person' ? all.filter((word) => !titles.has(word)) : all
  const words = named.length === 0 ? all : named
  return words.length === 0 ? undefined : { text, words, digits: digitsOf(text) }
}

/** A licence number of the Professional Regulation Commission with its zeros in front; undefined when too long. */
export function prcNumberOf(digits: string): string | undefined {
  return digits.length > 7 ? undefined : digits.padStart(7, '0')
}

/**
 * The digits of a telephone number by which it is found: without the country and the zero in front; undefined when too
 * short to be one.
 */
export function phoneDigits(digits: string): string | undefined {
  const national = digits.replace(/^(?:00)?63(?=\d{8,10}$)/u, '').replace(/^0+/u, '')
  return national.length < 7 || national.length > 12 ? undefined : national
}
