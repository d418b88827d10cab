import { bitsOf, level, type Level } from './level.ts'
import { editDistance, generationOf, normalisePersonName, personNameWords, soundKey } from './names.ts'
import type { PhysicianCandidate } from './score.ts'
import { shareOf, type PersonWeights, type Shares } from './weights.ts'

type Names = Pick<PhysicianCandidate, 'lastName' | 'firstName' | 'middleName' | 'suffix'>

interface Part {
  signal: 'lastName' | 'firstName'
  label: string
  shares: Shares
}

/** How often true pairs show each level of a name, and how many times the name's own share chance does. */
const nameLevels = {
  same: { matching: 0.85, times: 1 },
  order: { matching: 0.02, times: 0.2 },
  typing: { matching: 0.07, times: 3 },
  double: { matching: 0.04, times: 0.3 },
  sound: { matching: 0.03, times: 4 },
}

const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 1 && a.length === b.length && a.toSorted().join(' ') === b.toSorted().join(' ')

/** The words one name has of the other, when it has all of them: Abad of Abad-Cruz. */
function wholeOf(a: readonly string[], b: readonly string[]): string | undefined {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 0 || short.length === long.length) return undefined
  return short.every((word) => long.includes(word)) ? short.join('') : undefined
}

/** Whether two names are a typing error apart: one edit, in a longer name two. */
export function isTypingError(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length)
  if (longest < 4 || Math.abs(a.length - b.length) > 2) return false
  return editDistance(a, b) <= (longest >= 8 ? 2 : 1)
}

const pairText = (first: string, last: string): string => `${last}, ${first}`

function compareWords({ signal, label, shares }: Part, a: string, b: string): Level | undefined {
  const [left, right] = [normalisePersonName(a), normalisePersonName(b)]
  if (left === '' || right === '') return undefined
  const share = Math.max(shareOf(shares, left), shareOf(shares, right))
  const found = (kind: keyof typeof nameLevels, text: string, of = share): Level => {
    const { matching, times } = nameLevels[kind]
    return level(signal, text, kind === 'same' ? 'same' : 'near', bitsOf(matching, Math.min(of * times, 1)), [
      a,
      b,
    ])
  }
  if (left === right) return found('same', `Same ${label}`)
  const [leftWords, rightWords] = [personNameWords(a), personNameWords(b)]
  if (sameWords(leftWords, rightWords)) return found('order', `Same ${label}, other order of words`)
  const shared = wholeOf(leftWords, rightWords)
  if (shared !== undefined) {
    const text =
      signal === 'lastName' ? 'One last name of two, as after a marriage' : 'Part of the first name'
    return found('double', text, shareOf(shares, shared))
  }
  if (isTypingError(left, right)) return found('typing', `Like a typing error in the ${label}`)
  if (soundKey(a) === soundKey(b)) return found('sound', `The ${label} sounds the same`)
  return level(signal, `Different ${label}`, 'different', signal === 'lastName' ? -5.5 : -5, [a, b])
}

/** A last name that is the other record's middle name: the maiden name after a marriage. */
function compareMarried(a: Names, b: Names, { lastNames }: PersonWeights): Level | undefined {
  const crossed = ([one, other]: readonly [Names, Names]): string | undefined => {
    const last = normalisePersonName(one.lastName)
    return last !== '' && last === normalisePersonName(other.middleName ?? '') ? last : undefined
  }
  const name = crossed([a, b]) ?? crossed([b, a])
  if (name === undefined) return undefined
  const full = ({ lastName, middleName }: Names) => [middleName, lastName].filter(Boolean).join(' ')
  const bits = bitsOf(0.04, shareOf(lastNames, name))
  return level('lastName', 'Last name is the middle name there, as after a marriage', 'near', bits, [
    full(a),
    full(b),
  ])
}

function compareSwapped(a: Names, b: Names, { lastNames, firstNames }: PersonWeights): Level | undefined {
  const [last, first] = [normalisePersonName(a.lastName), normalisePersonName(a.firstName)]
  const isSwapped =
    last !== first && last === normalisePersonName(b.firstName) && first === normalisePersonName(b.lastName)
  if (!isSwapped) return undefined
  const chance = shareOf(lastNames, first) * shareOf(firstNames, last)
  return level('name', 'First and last name are swapped', 'near', bitsOf(0.03, Math.max(chance, 2e-5)), [
    pairText(a.firstName, a.lastName),
    pairText(b.firstName, b.lastName),
  ])
}

function compareMiddle(a: Names, b: Names, { lastNames }: PersonWeights): Level | undefined {
  const [left, right] = [normalisePersonName(a.middleName ?? ''), normalisePersonName(b.middleName ?? '')]
  if (left === '' || right === '') return undefined
  const values = [a.middleName, b.middleName] as const
  if (left === right) {
    return level(
      'middleName',
      'Same middle name',
      'same',
      Math.min(bitsOf(0.8, shareOf(lastNames, left)), 6),
      values,
    )
  }
  if (left.length === 1 || right.length === 1) {
    const isInitial = left[0] === right[0]
    return isInitial ? level('middleName', 'Same middle initial', 'near', 2.5, values) : undefined
  }
  return isTypingError(left, right)
    ? level('middleName', 'Like a typing error in the middle name', 'near', 3, values)
    : level('middleName', 'Different middle name', 'different', -3, values)
}

/** Junior and senior of one name are two people. */
function compareGeneration(a: Names, b: Names): Level | undefined {
  const of = ({ suffix, lastName, firstName }: Names) =>
    generationOf(suffix ?? '') || generationOf(lastName) || generationOf(firstName)
  const [left, right] = [of(a), of(b)]
  if (left === right) return undefined
  const bits = left !== '' && right !== '' ? -6 : -1
  return level('suffix', 'Different suffix', 'different', bits, [left || 'none', right || 'none'])
}

/** Compares the names of two people: equal, swapped, a married name, a typing error, the order of words, the sound. */
export function compareNames(a: Names, b: Names, weights: PersonWeights): (Level | undefined)[] {
  const swapped = compareSwapped(a, b, weights)
  if (swapped) return [swapped, compareMiddle(a, b, weights), compareGeneration(a, b)]
  const last = compareWords(
    { signal: 'lastName', label: 'last name', shares: weights.lastNames },
    a.lastName,
    b.lastName,
  )
  const first = compareWords(
    { signal: 'firstName', label: 'first name', shares: weights.firstNames },
    a.firstName,
    b.firstName,
  )
  const married = last?.likeness === 'different' ? compareMarried(a, b, weights) : undefined
  if (married) return [married, first, compareGeneration(a, b)]
  const middle = compareMiddle(a, b, weights)
  // Brothers and sisters share the middle name as well: it tells little where the first names differ.
  const isOfFamily = first?.likeness === 'different' && middle !== undefined && middle.bits > 1
  return [last, first, isOfFamily ? { ...middle, bits: 1 } : middle, compareGeneration(a, b)]
}
