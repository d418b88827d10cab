import { type Match } from './level.ts'
import { matchFacilities } from './match-facility.ts'
import { matchPhysicians, swappedDay } from './match-person.ts'
import { facilityNameWords, normalisePersonName, personNameWords, soundKey } from './names.ts'
import {
  bareNumber,
  licenceNumber,
  phoneNumber,
  taxNumber,
  type FacilityCandidate,
  type PhysicianCandidate,
} from './score.ts'
import type { FacilityWeights, PersonWeights } from './weights.ts'

/** Two records of a register that may be one. */
export interface RegisterPair {
  firstCode: string
  secondCode: string
  match: Match
}

/** Most records compared with each other because of one common value; a more common value tells nothing by itself. */
const mostInBlock = 120

const sorted = (text: string): string => Array.from(text).toSorted().join('')
const keyed = (kind: string, value: string): string[] => (value === '' ? [] : [`${kind}:${value}`])

/** The values under which two records of one person meet; one in common is enough to compare them. */
function personKeys(person: PhysicianCandidate): string[] {
  const [last, first] = [soundKey(person.lastName), soundKey(person.firstName)]
  const born = person.birthDate ?? ''
  const names = personNameWords(`${person.lastName} ${person.middleName ?? ''}`)
  const day = [born, swappedDay(born) ?? ''].toSorted().at(-1) ?? ''
  return [
    ...keyed('names', [last, first].toSorted().join('|')),
    ...names.flatMap((word) => keyed('part', `${soundKey(word)}|${first}`)),
    ...keyed(
      'last',
      last.length > 3 ? `${last.slice(0, 4)}|${normalisePersonName(person.firstName).slice(0, 3)}` : '',
    ),
    ...keyed('first', first.length > 3 ? `${first.slice(-4)}|${last.slice(-3)}` : ''),
    ...keyed('born', day),
    ...keyed('prc', person.prcNumber ? sorted(licenceNumber(person.prcNumber)) : ''),
    ...keyed('tin', taxNumber(person.tin ?? '')),
    ...keyed('phic', bareNumber(person.phicAccreditationNo ?? '')),
    ...keyed('mail', (person.emailAddress ?? '').trim().toLowerCase()),
    ...keyed('phone', phoneNumber(person.mobileNumber ?? '')),
  ]
}

/** The values under which two records of one facility meet. */
function facilityKeys(facility: FacilityCandidate): string[] {
  const words = facilityNameWords(facility.name)
  const numbers = [facility.telephone ?? []].flat()
  return [
    ...words.flatMap((word) => keyed('word', soundKey(word))),
    ...keyed('name', words.join('').slice(0, 6)),
    ...keyed('tin', taxNumber(facility.tin ?? '').slice(0, 9)),
    ...keyed('phic', bareNumber(facility.phicAccreditationNo ?? '')),
    ...keyed('mail', (facility.emailAddress ?? '').trim().toLowerCase()),
    ...numbers.flatMap((number) => keyed('phone', phoneNumber(number))),
  ]
}

type Coded<T> = T & { code: string }

/** Comparisons between two pauses; about a millisecond of work. */
const comparedAtOnce = 50

function blocksOf<T>(list: readonly T[], keysOf: (one: T) => readonly string[]): T[][] {
  const blocks = new Map<string, T[]>()
  for (const one of list) {
    for (const key of new Set(keysOf(one))) {
      const block = blocks.get(key)
      if (block) block.push(one)
      else blocks.set(key, [one])
    }
  }
  return [...blocks.values()].filter(({ length }) => length > 1 && length <= mostInBlock)
}

function* pairsIn<T extends { code: string }>(
  list: readonly T[],
  keysOf: (one: T) => readonly string[],
  compare: (a: T, b: T) => Match,
): Generator<RegisterPair | undefined> {
  const seen = new Set<string>()
  let compared = 0
  for (const block of blocksOf(list, keysOf)) {
    for (const [at, one] of block.entries()) {
      for (const other of block.slice(at + 1)) {
        const [first, second] = one.code < other.code ? [one, other] : [other, one]
        const key = `${first.code}|${second.code}`
        if (seen.has(key)) continue
        seen.add(key)
        compared += 1
        if (compared % comparedAtOnce === 0) yield undefined
        const match = compare(first, second)
        if (match.tier) yield { firstCode: first.code, secondCode: second.code, match }
      }
    }
  }
}

/** The pairs of physicians that may be one, in no order; yields undefined now and then, so that a caller can pause. */
export const physicianPairs = (
  list: readonly Coded<PhysicianCandidate>[],
  weights: PersonWeights,
): Generator<RegisterPair | undefined> => pairsIn(list, personKeys, (a, b) => matchPhysicians(a, b, weights))

/** The pairs of facilities that may be one, in no order; yields undefined now and then, so that a caller can pause. */
export const facilityPairs = (
  list: readonly Coded<FacilityCandidate>[],
  weights: FacilityWeights,
): Generator<RegisterPair | undefined> =>
  pairsIn(list, facilityKeys, (a, b) => matchFacilities(a, b, weights))
