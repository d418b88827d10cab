import { editDistance } from '../duplicate/index.ts'

/** Typing errors a search forgives in all. */
const mostErrors = 2
/** Fewest letters of a word in which an error is forgiven, and two. */
const longEnough = 4
const longEnoughForTwo = 6

/** Whether a word is looked for with typing errors; a short word, or one with a digit, is meant as it stands. */
export function mayHaveErrors(word: string): boolean {
  return word.length >= longEnough && !/\d/u.test(word)
}

/** The word with each two letters next to each other swapped: the errors that leave the fewest letters in place. */
export function swappedSpellings(word: string): string[] {
  const all = Array.from({ length: Math.max(word.length - 1, 0) }, (_, at) => {
    const [first = '', second = ''] = [word[at], word[at + 1]]
    return word.slice(0, at) + second + first + word.slice(at + 2)
  })
  return [...new Set(all)].filter((one) => one !== word)
}

/** The stored words, and each two of them as one: "Dela Cruz" is also typed "Delacruz". */
function candidates(stored: readonly string[]): string[] {
  return [...stored, ...stored.slice(1).map((word, at) => (stored[at] ?? '') + word)]
}

function errorsIn(word: string, stored: readonly string[]): number | undefined {
  if (!mayHaveErrors(word)) return stored.some((one) => one.startsWith(word)) ? 0 : undefined
  const allowed = word.length >= longEnoughForTwo ? 2 : 1
  const least = candidates(stored).reduce((best, one) => {
    if (one.startsWith(word)) return 0
    // what is typed may be the beginning of a word, but not of a much longer one
    const isNear = Math.abs(one.length - word.length) <= allowed
    return isNear ? Math.min(best, editDistance(word, one)) : best
  }, Infinity)
  return least <= allowed ? least : undefined
}

/**
 * How many typing errors lie between the typed words and a stored name: at most one in a word of four or five letters,
 * two in a longer one, two in all; undefined for more.
 */
export function typingErrors(words: readonly string[], stored: readonly string[]): number | undefined {
  let sum = 0
  for (const word of words) {
    const errors = errorsIn(word, stored)
    if (errors === undefined) return undefined
    sum += errors
  }
  return sum > mostErrors ? undefined : sum
}
