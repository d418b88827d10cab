import { otherSpellings } from '@capiz/domain/search'
import { and, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** How a typed word has to stand among stored words: as a whole, at the beginning of one, or inside. */
export type WordPlace = 'whole' | 'begins' | 'inside'

const patterns: Readonly<Record<WordPlace, (word: string) => string>> = {
  whole: (word) => `% ${word} %`,
  begins: (word) => `% ${word}%`,
  inside: (word) => `%${word}%`,
}

/** Stored words that hold a typed word, or another spelling of it as a whole word. */
export function hasWord(stored: AnyColumn | SQL, word: string, place: WordPlace): SQL {
  const own = sql`${stored} like ${patterns[place](word)}`
  const others = otherSpellings(word).map((one) => sql`${stored} like ${patterns.whole(one)}`)
  return or(own, ...others) ?? own
}

/** Stored words that hold all typed words, in any order. A letter by itself begins a word: it is an initial. */
export function hasWords(stored: AnyColumn | SQL, words: readonly string[], place: WordPlace): SQL {
  return and(...words.map((word) => hasWord(stored, word, placeOf(words, word, place)))) ?? sql`true`
}

/** The place a word is looked for in: a letter beside other words is an initial, and begins one. */
export function placeOf(words: readonly string[], word: string, place: WordPlace): WordPlace {
  return place === 'inside' && /^\p{L}$/u.test(word) && words.length > 1 ? 'begins' : place
}
