import { foldAccents, longForms } from '../text/index.ts'

// The function search_words of the database splits stored names by the same characters; a test compares the two.
const betweenWords = /[\s!"#$%&()*+,\-/:;<=>?@[\\\]^_{|}~¡¿«»“”„–—…•·ªº°©®™×÷]+/gu
const insideWords = /[.'’‘ʼ´`]/gu
/** "Sta.Cruz" is two words, "J.R." and "D.M.D." are one. */
const pointBetweenWords = /(\p{L}{2})\.(?=\p{L})/gu

/** The words of a text as searches compare them: capitals without accents, apostrophes and points. */
export function searchWords(text: string): string[] {
  return foldAccents(text)
    .toUpperCase()
    .replace(pointBetweenWords, '$1 ')
    .replace(insideWords, '')
    .replace(betweenWords, ' ')
    .split(' ')
    .filter(Boolean)
}

/** Returns the other spellings of a word: of a short form the word, of a word its short forms. */
export function otherSpellings(word: string): readonly string[] {
  const long = longForms[word]
  if (long !== undefined) return [long]
  return Object.keys(longForms).filter((short) => longForms[short] === word)
}
