import { isShortTerm, readTerm } from '@capiz/domain/search'
import type { SearchedKind, SearchTerm } from '@capiz/domain/search'
import { and, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/types.ts'
import { exactSearch, type ExactSearch, type SearchAsked } from './exact.ts'
import { similarIds } from './similar.ts'
import { specialtiesOf, type NamedSpecialties } from './specialty.ts'
import type { SearchTarget } from './target.ts'

/** The result of a term: a condition on the records, and the order with the best first. */
export interface Search {
  term: SearchTerm
  where: SQL
  /** empty for a term of one or two letters, which is answered in the order of the list */
  order: SQL[]
}

/** As many records found as they stand are enough: their names are not guessed at. */
const enough = 3

/** Whether what is found as typed answers the term: several records, or one whose words are exactly these. */
async function isAnswered(
  db: Executor,
  target: SearchTarget,
  exact: ExactSearch,
  base: SQL | undefined,
): Promise<boolean> {
  const found = await db
    .select({ isWhole: sql<boolean>`${exact.isWhole}` })
    .from(target.table)
    .where(and(base, exact.where))
    .limit(enough)
  return found.length >= enough || found.some(({ isWhole }) => isWhole)
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

/**
 * Finds records of a kind by what a person types: all words in any order, codes and the numbers the searcher may see;
 * when that finds too little, names with one or two typing errors behind them. `base` limits what the searcher may find
 * at all. Undefined when nothing is asked for.
 */
export async function searchFor<K extends SearchedKind>(
  db: Executor,
  whole: SearchTarget<K>,
  asked: SearchAsked,
  base: SQL | undefined,
): Promise<Search | undefined> {
  // A filter of names alone finds nothing by its city.
  const target = asked.parts === 'name' ? { ...whole, cityId: undefined } : whole
  const specialties = await namedSpecialties(db, target, asked)
  const exact = exactSearch(target, { ...asked, specialties })
  if (!exact) return undefined
  const { where, rank } = exact
  const term = { ...exact.term, specialties: [...(specialties?.values() ?? [])].flat() }
  const begins = sql`(${target.words} like ${` ${term.words.join(' ')}%`}) desc`
  const isShort = isShortTerm(term.text) || term.words.length === 0
  const best = { term, where, order: isShort ? [] : [rank, begins] }
  if (isShort || term.digits !== undefined) return best
  if (await isAnswered(db, target, exact, base)) return best
  const ids = await similarIds(db, target, term.words, base)
  if (ids.length === 0) return best
  const place = sql`array_position(array[${sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )}], ${target.id})`
  return {
    term,
    where: or(where, inArray(target.id, ids)) ?? where,
    order: [sql`case when ${where} then ${rank} else 10 + ${place} end`, begins],
  }
}
