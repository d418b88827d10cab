import { mayHaveErrors, searchWords, swappedSpellings, typingErrors } from '@capiz/domain/search'
import { and, asc, desc, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { city } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { inCity } from './exact.ts'
import type { SearchTarget } from './target.ts'
import { hasWord } from './words.ts'

/** Share of the trigrams of a word that a stored word has to hold; two errors in a long word leave as many. */
const leastShared = 0.4
/** Records whose errors are counted, and how many of them are answered: no search answers more. */
const mostCompared = 300
const mostSimilar = 100

/** Stored words that are near a typed one by their trigrams, or hold it with two letters swapped. */
function near(stored: AnyColumn, word: string): SQL | undefined {
  const swapped = swappedSpellings(word).map((one) => sql`${stored} like ${`% ${one}%`}`)
  return or(sql`${word}::text <% ${stored}`, ...swapped)
}

function nearby(target: SearchTarget, word: string): SQL | undefined {
  if (!mayHaveErrors(word)) {
    return or(
      hasWord(target.words, word, 'begins'),
      inCity(target, hasWord(city.searchWords, word, 'begins')),
    )
  }
  const cities = near(city.searchWords, word)
  return or(near(target.words, word), cities && inCity(target, cities))
}

/** The typing errors of a record; a name told by its main part comes before one that needs the rest. */
function errorsOf(words: readonly string[], own: string, place: string | null): number | undefined {
  const inMain = typingErrors(words, searchWords(own.split('|')[0] ?? ''))
  const errors = typingErrors(words, searchWords(`${own} ${place ?? ''}`))
  return errors === undefined || inMain === errors ? errors : errors + 0.5
}

/**
 * The ids of records whose names differ from the typed words by one or two typing errors, the fewest errors first: the
 * database finds those that could be, by its index of trigrams, the domain counts the errors.
 */
export async function similarIds(
  db: Executor,
  target: SearchTarget,
  words: readonly string[],
  base: SQL | undefined,
): Promise<number[]> {
  if (!words.some(mayHaveErrors)) return []
  const cityWords = target.cityId
    ? sql<string | null>`(select ${city.searchWords} from ${city} where ${city.id} = ${target.cityId})`
    : sql<null>`null`
  const shared = words.map((word) => sql`word_similarity(${word}, ${target.words})`)
  const rows = await db.transaction(async (tx) => {
    // The operator that the index serves takes its threshold from the setting, which lasts as long as the transaction.
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastShared)}, true)`,
    )
    return tx
      .select({
        id: sql<number>`${target.id}`,
        words: sql<string>`${target.words}`,
        cityWords,
      })
      .from(target.table)
      .where(and(base, ...words.map((word) => nearby(target, word))))
      .orderBy(desc(sql.join(shared, sql` + `)), asc(target.id))
      .limit(mostCompared)
  })
  return rows
    .flatMap((row) => {
      const errors = errorsOf(words, row.words, row.cityWords)
      return errors === undefined ? [] : [{ id: row.id, errors }]
    })
    .toSorted((a, b) => a.errors - b.errors)
    .slice(0, mostSimilar)
    .map(({ id }) => id)
}
