import { isShortTerm, readTerm } from '@capiz/domain/search'
import type { SearchedKind, SearchTerm } from '@capiz/domain/search'
import { and, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/types.ts'
import { exactSearch, type ExactSearch, type SearchAsked } from './exact.ts'
import { similarIds } from './similar.ts'
import { specialtiesOf, type NamedSpecialties } from './specialty.ts'
import type { SearchTarget } from './target.ts'

/** A condition on the records, and the order with the best first. */
export interface Ranked {
  where: SQL
  /** empty for a term of one or two letters, which is answered in the order of the list */
  order: SQL[]
}

/** The result of a term. */
export interface Search extends Ranked {
  term: SearchTerm
}

/** Records that a term finds as typed: how many, and whether one is exactly the term. */
export interface FoundAsTyped {
  count: number
  isWhole: boolean
}

/** A search by the term as typed, whose answer decides whether names with typing errors are looked for too. */
export interface TypedSearch extends Search {
  /** true for a record that is exactly the term */
  isWhole: SQL
  /**
   * The search with names that have typing errors behind those as typed; undefined where what is found as typed answers
   * the term. Where the caller has not read all of that it is read here. Left out for a term that is never widened.
   */
  widened: ((found?: FoundAsTyped) => Promise<Ranked | undefined>) | undefined
}

/** As many records found as they stand are enough: their names are not guessed at. */
const enough = 3

/** Reads what is found as typed, as far as it decides whether to look further. */
async function foundAsTyped(
  db: Executor,
  target: SearchTarget,
  exact: ExactSearch,
  base: SQL | undefined,
): Promise<FoundAsTyped> {
  const found = await db
    .select({ isWhole: sql<boolean>`${exact.isWhole}` })
    .from(target.table)
    .where(and(base, exact.where))
    .limit(enough)
  return { count: found.length, isWhole: found.some(({ isWhole }) => isWhole) }
}

/** The specialties a term names; only physicians have them, and only a search of all parts looks there. */
async function namedSpecialties(
  db: Executor,
  { kind, reads }: SearchTarget,
  { text, parts }: SearchAsked,
): Promise<NamedSpecialties | undefined> {
  if (kind !== 'physician' || parts !== 'all' || text === undefined) return undefined
  const term = readTerm(text, reads)
  return term && term.digits === undefined ? specialtiesOf(db, term.words) : undefined
}

/** Puts names with typing errors behind those as typed, where these do not answer the term. */
async function widen(
  { db, target, base }: { db: Executor; target: SearchTarget; base: SQL | undefined },
  exact: ExactSearch,
  begins: SQL,
  known: FoundAsTyped | undefined,
): Promise<Ranked | undefined> {
  const found = known ?? (await foundAsTyped(db, target, exact, base))
  if (found.count >= enough || found.isWhole) return undefined
  const ids = await similarIds(db, target, exact.term.words, base)
  if (ids.length === 0) return undefined
  const places = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )
  const place = sql`array_position(array[${places}], ${target.id})`
  return {
    where: or(exact.where, inArray(target.id, ids)) ?? exact.where,
    order: [sql`case when ${exact.where} then ${exact.rank} else 10 + ${place} end`, begins],
  }
}

/**
 * Reads what a person types as a search without typing errors: all words in any order, codes and the numbers the searcher may see.
 * `base` limits what the searcher may find at all. Undefined for an empty text.
 */
export async function typedSearch<K extends SearchedKind>(
  db: Executor,
  whole: SearchTarget<K>,
  asked: SearchAsked,
  base: SQL | undefined,
): Promise<TypedSearch | undefined> {
  // A filter of names alone finds nothing by its city.
  const target = asked.parts === 'name' ? { ...whole, cityId: undefined } : whole
  const specialties = await namedSpecialties(db, target, asked)
  const exact = exactSearch(target, { ...asked, specialties })
  if (!exact) return undefined
  const { where, rank, isWhole } = exact
  const term = { ...exact.term, specialties: [...(specialties?.values() ?? [])].flat() }
  const begins = sql`(${target.words} like ${` ${term.words.join(' ')}%`}) desc`
  const isShort = isShortTerm(term.text) || term.words.length === 0
  const mayWiden = !isShort && term.digits === undefined
  return {
    term,
    where,
    order: isShort ? [] : [rank, begins],
    isWhole,
    widened: mayWiden ? (known) => widen({ db, target, base }, exact, begins, known) : undefined,
  }
}

/**
 * Finds records as {@link typedSearch}; when that finds too little, names with one or two typing errors behind them.
 */
export async function searchFor<K extends SearchedKind>(
  db: Executor,
  whole: SearchTarget<K>,
  asked: SearchAsked,
  base: SQL | undefined,
): Promise<Search | undefined> {
  const typed = await typedSearch(db, whole, asked, base)
  if (!typed) return undefined
  const { where, order } = { ...typed, ...(await typed.widened?.()) }
  return { term: typed.term, where, order }
}
