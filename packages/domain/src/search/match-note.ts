import { numberLabel, type SearchedKind } from './fields.ts'
import { otherSpellings, searchWords } from './words.ts'
import { type SearchTerm, phoneDigits, prcNumberOf } from './term.ts'
import { typingErrors } from './similar.ts'

/** A found record as far as its match is explained. */
export interface FoundRecord {
  kind: SearchedKind
  code: string
  /** what a row shows of it: the whole name, and of a facility the city */
  shown: string
  /** the numbers it may be found by */
  numbers: Readonly<Record<string, string | readonly string[] | null>>
  /** codes of its specialties and subspecialties */
  specialties?: readonly string[]
}

const digitsOf = (text: string): string => text.replace(/\D/gu, '')

/** Whether a stored number is the typed one: a licence with or without zeros, a telephone with or without its prefix. */
function isNumber(stored: string, { text, digits }: SearchTerm): boolean {
  if (stored.toUpperCase() === text) return true
  if (digits === undefined) return false
  const own = digitsOf(stored)
  if (own === digits || own === prcNumberOf(digits) || (own.length === 7 && own.startsWith(digits)))
    return true
  const phone = phoneDigits(digits)
  return phone !== undefined && phoneDigits(own)?.endsWith(phone) === true
}

const holds = (words: readonly string[], typed: string): boolean =>
  [typed, ...otherSpellings(typed)].some((spelling) => words.some((word) => word.includes(spelling)))

/**
 * The match in words, when a row does not show it: "PRC licence number 0900029", "Similar spelling"; null when the
 * row shows it.
 */
export function matchNote(term: SearchTerm, record: FoundRecord): string | null {
  if (record.code.startsWith(term.text)) return null
  const shown = searchWords(record.shown)
  const missing = term.words.filter((word) => !holds(shown, word))
  if (missing.length === 0) return null
  for (const [name, stored] of Object.entries(record.numbers)) {
    const found = [stored ?? []].flat().find((one) => isNumber(one, term))
    if (found !== undefined) return `${numberLabel(record.kind, name)} ${found}`
  }
  const specialty = term.specialties?.find(({ code }) => record.specialties?.includes(code))
  if (specialty) return `Specialty ${specialty.description}`
  return typingErrors(term.words, shown) === undefined ? null : 'Similar spelling'
}
