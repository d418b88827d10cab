import type { Searcher, SearchedKind, SearchTerm } from '@capiz/domain/search'
import type { SQL } from 'drizzle-orm'
import type { Executor } from '../../db/types.ts'
import type { SearchedParts } from './exact.ts'
import { searchFor, typedSearch, type TypedSearch } from './search.ts'
import type { SearchTarget } from './target.ts'

/** A text filter of a list, and the parts of a record it looks in. */
export interface TextFilter {
  text: string | undefined
  parts: SearchedParts
}

/** The result of the text filters of a list together. */
export interface Searched {
  where: SQL[]
  /** the best first; empty when nothing is searched, or too little for an order of its own */
  order: SQL[]
  /** the first text searched, by which matches are explained */
  term: SearchTerm | undefined
  /** the one search, as far as it is yet to be widened by typing errors */
  typed?: TypedSearch | undefined
}

interface SearchedBy {
  searcher: Searcher
  base: SQL | undefined
}

/** Searches by all text filters of a list; the order is that of the first. */
export async function searchBy<K extends SearchedKind>(
  db: Executor,
  target: SearchTarget<K>,
  filters: readonly TextFilter[],
  { searcher, base }: SearchedBy,
): Promise<Searched> {
  const found = await Promise.all(filters.map((one) => searchFor(db, target, { ...one, searcher }, base)))
  const searches = found.filter((one) => one !== undefined)
  const [first] = searches
  return { where: searches.map(({ where }) => where), order: first?.order ?? [], term: first?.term }
}

/**
 * The same for a list that reads all its ids anyway: the search by a single text is left as typed, since what the list
 * finds decides whether it is widened.
 */
export async function searchAsTyped<K extends SearchedKind>(
  db: Executor,
  target: SearchTarget<K>,
  filters: readonly TextFilter[],
  by: SearchedBy,
): Promise<Searched> {
  const [only, ...others] = filters.filter(({ text = '' }) => text.trim() !== '')
  if (!only || others.length > 0) return searchBy(db, target, filters, by)
  const typed = await typedSearch(db, target, { ...only, searcher: by.searcher }, by.base)
  if (!typed) return { where: [], order: [], term: undefined }
  return { where: [typed.where], order: typed.order, term: typed.term, typed }
}
