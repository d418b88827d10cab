import {
  readTerm,
  searchedNumbers,
  type Searcher,
  type SearchedKind,
  type SearchTerm,
} from '@capiz/domain/search'
import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { city } from '../../db/schema/index.ts'
import { practisesSpecialty, type NamedSpecialties } from './specialty.ts'
import type { SearchTarget } from './target.ts'
import { hasWord, hasWords, placeOf, type WordPlace } from './words.ts'

/** The parts of a record a term is looked for in. */
export type SearchedParts = 'name' | 'code' | 'all'

/** A search as it is asked: the text, by whom, and in which parts of a record. */
export interface SearchAsked {
  text: string | undefined
  searcher: Searcher
  parts: SearchedParts
  /** the specialties its words name; left out where physicians are not found by them */
  specialties?: NamedSpecialties | undefined
}

/** A search ready for the database. */
export interface ExactSearch {
  term: SearchTerm
  where: SQL
  /** from 0, the record itself, to 6, letters inside its words, and 7, its specialties */
  rank: SQL
  /** every word is a whole word of the record, or the term is its code or number */
  isWhole: SQL
}

/** Matches records whose city is among those of a condition; the cities are looked up once. */
export const inCity = (target: SearchTarget, condition: SQL): SQL | undefined =>
  target.cityId && sql`${target.cityId} = any(array(select ${city.id} from ${city} where ${condition}))`

/** Matches records that hold all words in their names, in the name of their city, or in their specialties. */
function held(
  target: SearchTarget,
  words: readonly string[],
  place: WordPlace,
  specialties: NamedSpecialties = new Map(),
): SQL {
  const each = words.map((word) => {
    const own = placeOf(words, word, place)
    const named = hasWord(target.words, word, own)
    // inside the name of a city too much would be found: its words are found by their beginning
    const inPlace = inCity(target, hasWord(city.searchWords, word, own === 'inside' ? 'begins' : own))
    return or(named, inPlace, practisesSpecialty(word, specialties))
  })
  return and(...each) ?? sql`false`
}

/** Codes that begin as typed, as a range: an index of any collation serves it. */
function codeBegins({ code, codePrefix }: SearchTarget, { text }: SearchTerm): SQL | undefined {
  const typed = new RegExp(`^${codePrefix}(\\d{0,7})$`).exec(text)?.[1]
  if (typed === undefined) return undefined
  const end = (fill: string) => `${codePrefix}${typed.padEnd(7, fill)}`
  return sql`${code} between ${end('0')} and ${end('9')}`
}

function numbersOf<K extends SearchedKind>(target: SearchTarget<K>, term: SearchTerm, asked: SearchAsked) {
  const names = asked.parts === 'all' ? searchedNumbers(target.kind, asked.searcher) : []
  // A number has a digit, so a name is not compared with them.
  const matches = /\d/.test(term.text) ? names.map((name) => target.numbers[name](term)) : []
  const code = asked.parts === 'name' ? undefined : codeBegins(target, term)
  return {
    exact: or(code && eq(target.code, term.text), ...matches.map(({ exact }) => exact)),
    any: or(code, ...matches.flatMap(({ exact, begins }) => [exact, begins])),
  }
}

function rankOf(target: SearchTarget, { words }: SearchTerm, isRecord: SQL | undefined): SQL {
  const main = sql`split_part(${target.words}, '|', 1)`
  const whole = hasWords(main, words, 'whole')
  const length = words.join(' ').length + 2
  return sql`case
    when ${isRecord ?? sql`false`} then 0
    when ${whole} and length(${main}) = ${length} then 1
    when ${hasWords(target.words, words, 'whole')} and length(${target.words}) = ${length + 2} then 1
    when ${whole} then 2
    when ${hasWords(main, words, 'begins')} then 3
    when ${held(target, words, 'whole')} then 4
    when ${held(target, words, 'begins')} then 5
    when ${held(target, words, 'inside')} then 6
    else 7 end`
}

/** Reads a term as conditions on a kind of record; undefined when there is nothing to look for. */
export function exactSearch<K extends SearchedKind>(
  target: SearchTarget<K>,
  asked: SearchAsked,
): ExactSearch | undefined {
  const { text = '' } = asked
  if (text.trim() === '') return undefined
  const term = readTerm(text, target.reads)
  // Marks alone name no record.
  if (!term)
    return {
      term: { text, words: [], digits: undefined },
      where: sql`false`,
      rank: sql`0`,
      isWhole: sql`false`,
    }
  const numbers = numbersOf(target, term, asked)
  return {
    term,
    where: or(numbers.any, held(target, term.words, 'inside', asked.specialties)) ?? sql`false`,
    rank: rankOf(target, term, numbers.exact),
    isWhole: or(numbers.any, held(target, term.words, 'whole', asked.specialties)) ?? sql`false`,
  }
}
