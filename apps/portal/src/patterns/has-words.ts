import { foldAccents } from '@capiz/domain/text'

const folded = (text: string): string => foldAccents(text).toLowerCase()

/** Whether a text contains every word of a search term, in any case, with or without accents; an empty term is in every text. */
export function hasWords(text: string, term: string): boolean {
  const whole = folded(text)
  return folded(term)
    .split(/\s+/u)
    .every((word) => whole.includes(word))
}
