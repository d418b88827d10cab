import { foldAccents, longForms } from '../text/index.ts'

/** Words that say nothing about which facility it is. */
const droppedWords = new Set([
  'HOSPITAL',
  'MEDICAL',
  'CENTER',
  'CENTRE',
  'CLINIC',
  'CLINICS',
  'INC',
  'INCORPORATED',
  'CORP',
  'CORPORATION',
  'CO',
  'COMPANY',
  'LTD',
  'THE',
  'AND',
  'OF',
])

const suffixes = new Set(['JR', 'SR', 'JUNIOR', 'SENIOR', 'II', 'III', 'IV', 'V'])

function words(text: string): string[] {
  const plain = foldAccents(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/['’`.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  // "de la Cruz", "dela Cruz" and "delaCruz" are one family; so are "de los" and "delos".
  const joined = plain.replace(/\bDE (LA|LAS|LOS)\b/gu, 'DE$1')
  return joined === '' ? [] : joined.split(' ').map((word) => longForms[word] ?? word)
}

/** The words of a facility name that tell facilities apart, in capitals and without accents. */
export function facilityNameWords(name: string): string[] {
  const all = words(name)
  const significant = all.filter((word) => !droppedWords.has(word))
  return significant.length > 0 ? significant : all
}

/** A facility name reduced to what tells facilities apart: capitals, no accents, no words such as HOSPITAL or INC. */
export function normaliseFacilityName(name: string): string {
  return facilityNameWords(name).join(' ')
}

/** The words of a person's name part: capitals, no accents, short forms written out, no Jr or III. */
export function personNameWords(name: string): string[] {
  const all = words(name)
  const significant = all.filter((word) => !suffixes.has(word))
  return significant.length > 0 ? significant : all
}

/** A person's name part for comparing: its words as one. */
export function normalisePersonName(name: string): string {
  return personNameWords(name).join('')
}

/** The generation of a person of the same name as a relative: JR, SR, III; empty without one. */
export function generationOf(name: string): string {
  const last = words(name).findLast((word) => suffixes.has(word)) ?? ''
  return last === 'JUNIOR' ? 'JR' : last === 'SENIOR' ? 'SR' : last
}

const soundRules: readonly [RegExp, string][] = [
  [/QU/gu, 'K'],
  [/PH/gu, 'P'],
  [/C(?=[EI])/gu, 'S'],
  [/[CQ]/gu, 'K'],
  [/[ZX]/gu, 'S'],
  [/[FV]/gu, 'P'],
  [/B/gu, 'P'],
  [/LL|Y|J(?=[AEIOU])/gu, 'I'],
  [/H|W/gu, ''],
  [/E/gu, 'I'],
  [/O/gu, 'U'],
  [/(.)\1+/gu, '$1'],
]

/** The key under which names that sound alike in Filipino and Spanish spelling are the same: Vicente and Bicente. */
export function soundKey(name: string): string {
  return soundRules.reduce((text, [pattern, to]) => text.replace(pattern, to), normalisePersonName(name))
}

/** Least number of letters to insert, delete, replace or swap with their neighbour to get from one text to the other. */
export function editDistance(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)]
  let twoBack: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1)
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced)
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (row > 1 && column > 1 && swapped) best = Math.min(best, (twoBack[column - 2] ?? 0) + 1)
      current.push(best)
    }
    twoBack = last
    last = current
  }
  return last[right.length] ?? 0
}

/** How alike two texts are, from 0 (nothing in common) to 1 (equal), by edit distance over the longer length. */
export function similarity(a: string, b: string): number {
  const longest = Math.max(Array.from(a).length, Array.from(b).length)
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest
}
