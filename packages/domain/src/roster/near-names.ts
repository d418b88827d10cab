import { editDistance } from '../duplicate/index.ts'

interface Word {
  text: string
  length: number
  /** one bit for each letter it has */
  letters: number
}

function wordOf(text: string): Word {
  let letters = 0
  for (const letter of text) letters |= 1 << (letter.charCodeAt(0) % 32)
  return { text, length: text.length, letters }
}

function bits(number: number): number {
  let left = number
  let count = 0
  while (left !== 0) {
    left &= left - 1
    count += 1
  }
  return count
}

/** A list of words in which those near another are found. */
export interface NearWords {
  add: (text: string) => void
  /** the words within the letters allowed, each with by how many it differs */
  near: (text: string) => ReadonlyMap<string, number>
}

/**
 * Finds the words of a list within some letters of another. One edit changes a word's length by at most one and its set
 * of letters by at most two, so most words are passed over without comparing them letter by letter.
 */
export function nearWords(most: number): NearWords {
  const all = new Map<string, Word>()
  const known = new Map<string, ReadonlyMap<string, number>>()
  return {
    add: (text) => {
      if (all.has(text)) return
      all.set(text, wordOf(text))
      known.clear()
    },
    near: (text) => {
      const before = known.get(text)
      if (before) return before
      const searched = wordOf(text)
      const near = new Map<string, number>()
      for (const word of all.values()) {
        if (Math.abs(word.length - searched.length) > most) continue
        if (bits(word.letters ^ searched.letters) > 2 * most) continue
        const distance = editDistance(text, word.text)
        if (distance <= most) near.set(word.text, distance)
      }
      known.set(text, near)
      return near
    },
  }
}
