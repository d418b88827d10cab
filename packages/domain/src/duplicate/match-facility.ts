import { isBlank } from '../text/index.ts'
import { level, matchOf, type Level, type Match } from './level.ts'
import { isTypingError } from './match-name.ts'
import { compareMail, comparePhic, comparePhones, compareTax } from './match-number.ts'
import { facilityNameWords } from './names.ts'
import type { FacilityCandidate } from './score.ts'
import { shareOf, shippedFacilityWeights, type FacilityWeights } from './weights.ts'

/** Most evidence a name alone gives, in bits: chains and saints share whole names. */
const mostOfName = 12

interface Aligned {
  /** words of the shorter name found in the longer, with their evidence */
  bits: number
  matched: number
  errors: number
}

/** Finds each word of the shorter name in the longer, equal or with a typing error. */
function align(short: readonly string[], long: readonly string[], weights: FacilityWeights): Aligned {
  const left = [...long]
  const found: Aligned = { bits: 0, matched: 0, errors: 0 }
  for (const word of short) {
    const same = left.indexOf(word)
    const at = same >= 0 ? same : left.findIndex((one) => isTypingError(word, one))
    if (at < 0) continue
    const [other = word] = left.splice(at, 1)
    const rarity = -Math.log2(Math.max(shareOf(weights.words, word), shareOf(weights.words, other)))
    found.bits += same >= 0 ? rarity : rarity - 3
    found.matched += 1
    found.errors += same >= 0 ? 0 : 1
  }
  return found
}

function compareNames(a: string, b: string, weights: FacilityWeights): Level | undefined {
  const [left, right] = [facilityNameWords(a), facilityNameWords(b)]
  if (left.length === 0 || right.length === 0) return undefined
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  const { bits, matched, errors } = align(short, long, weights)
  const most = Math.min(bits, mostOfName)
  const values = [a, b] as const
  if (left.join(' ') === right.join(' ')) return level('name', 'Same name', 'same', most, values)
  if (left.join('') === right.join('')) return level('name', 'Same name, written apart', 'near', most, values)
  if (matched === short.length && short.length < long.length) {
    return level('name', 'Name with a word more', 'near', most - 2.5, values)
  }
  if (matched === short.length && errors === 0) {
    return level('name', 'Same words in another order', 'near', most - 1, values)
  }
  if (matched === short.length) return level('name', 'Like a typing error in the name', 'near', most, values)
  if (isTypingError(left.join(''), right.join(''))) {
    return level('name', 'Like a typing error in the name', 'near', Math.max(most, 4), values)
  }
  return level('name', 'Different name', 'different', -6, values)
}

function compareStreets(a: FacilityCandidate, b: FacilityCandidate): Level | undefined {
  if (isBlank(a.street) || isBlank(b.street)) return undefined
  const values = [a.street, b.street] as const
  const [left, right] = [facilityNameWords(a.street ?? ''), facilityNameWords(b.street ?? '')]
  if (left.toSorted().join(' ') === right.toSorted().join(' '))
    return level('street', 'Same street', 'same', 5, values)
  const shared = left.filter((word) => right.includes(word)).length
  if (shared > 0 && shared >= Math.min(left.length, right.length) - 1) {
    return level('street', 'Nearly the same street', 'near', 2.5, values)
  }
  return level('street', 'Different street', 'different', -1, values)
}

function compareCities(
  a: FacilityCandidate,
  b: FacilityCandidate,
  weights: FacilityWeights,
): Level | undefined {
  const [left, right] = [a.cityId ?? undefined, b.cityId ?? undefined]
  if (left === undefined || right === undefined) return undefined
  if (left !== right) return level('city', 'Different city', 'different', -4, [left, right])
  const bits = Math.min(-Math.log2(shareOf(weights.cities, String(left))), 6)
  return level('city', 'Same city', 'same', bits, [left, right])
}

function compareTypes(
  a: FacilityCandidate,
  b: FacilityCandidate,
  weights: FacilityWeights,
): Level | undefined {
  if (isBlank(a.typeCode) || isBlank(b.typeCode)) return undefined
  const values = [a.typeCode, b.typeCode] as const
  if (a.typeCode !== b.typeCode) return level('type', 'Different type', 'different', -2.5, values)
  const bits = Math.min(-Math.log2(shareOf(weights.types, a.typeCode ?? '')), 3)
  return level('type', 'Same type', 'same', bits, values)
}

const phoneBits = { same: 7, near: 2.5, different: -0.7 }

/** Compares two facilities by every value both have; how rare the common ones are comes from the register. */
export function matchFacilities(
  candidate: FacilityCandidate,
  existing: FacilityCandidate,
  weights: FacilityWeights = shippedFacilityWeights,
): Match {
  const [a, b] = [candidate, existing]
  return matchOf(
    [
      compareNames(a.name, b.name, weights),
      compareTypes(a, b, weights),
      compareCities(a, b, weights),
      compareStreets(a, b),
      compareTax(a.tin, b.tin),
      comparePhic(a.phicAccreditationNo, b.phicAccreditationNo),
      comparePhones(a.telephone, b.telephone, phoneBits),
      compareMail(a.emailAddress, b.emailAddress),
    ],
    weights.records,
  )
}
