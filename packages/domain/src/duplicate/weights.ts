import { facilityNameWords, normalisePersonName, personNameWords } from './names.ts'
import type { FacilityCandidate, PhysicianCandidate } from './score.ts'

/** Shares of a register by value; what is not named has the share of `other`. */
export interface Shares {
  of: Readonly<Record<string, number>>
  other: number
}

/** Rarity of the values of a register of physicians, by which agreement on them is weighed. */
export interface PersonWeights {
  version: number
  records: number
  lastNames: Shares
  firstNames: Shares
  /** chance that two people have the same birth date */
  birthDate: number
}

/** Rarity of the values of a register of facilities. */
export interface FacilityWeights {
  version: number
  records: number
  words: Shares
  cities: Shares
  types: Shares
}

/** Most values a share is kept of; rarer ones share the rest. */
const mostShares = 400

/** Fewest records that are counted as a register: a smaller one says little of how rare a name is. */
const fewest = 500

function sharesOf(counts: ReadonlyMap<string, number>, records: number): Shares {
  const all = Math.max(records, fewest)
  const common = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, mostShares)
  const of = Object.fromEntries(common.map(([value, count]) => [value, count / all]))
  return { of, other: 1 / all }
}

/** The share of a value in the register. */
export function shareOf({ of, other }: Shares, value: string): number {
  return Math.max(Object.hasOwn(of, value) ? (of[value] ?? other) : other, other)
}

function count(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
}

/** Chance that two people drawn from the register share a birth date, never below that of 40 even years. */
function birthDateChance(days: ReadonlyMap<string, number>): number {
  const sum = [...days.values()].reduce((total, each) => total + each, 0)
  const squares = [...days.values()].reduce((total, each) => total + each * (each - 1), 0)
  const chance = sum > 1 ? squares / (sum * (sum - 1)) : 0
  return Math.min(Math.max(chance, 1 / 14_600), 1 / 365)
}

/** Counts how rare names and birth dates are in a register of physicians. */
export function estimatePersonWeights(people: Iterable<PhysicianCandidate>, version: number): PersonWeights {
  const [last, first, days] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ]
  let records = 0
  for (const person of people) {
    records += 1
    count(last, [normalisePersonName(person.lastName)])
    count(first, [...new Set([normalisePersonName(person.firstName), ...personNameWords(person.firstName)])])
    count(days, [person.birthDate ?? ''])
  }
  const lastNames = sharesOf(last, records)
  return {
    version,
    records,
    lastNames,
    firstNames: sharesOf(first, records),
    birthDate: birthDateChance(days),
  }
}

/** Counts how rare words of names, cities and types are in a register of facilities. */
export function estimateFacilityWeights(
  facilities: Iterable<FacilityCandidate>,
  version: number,
): FacilityWeights {
  const [words, cities, types] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ]
  let records = 0
  for (const one of facilities) {
    records += 1
    count(words, [...new Set(facilityNameWords(one.name))])
    count(cities, [String(one.cityId ?? '')])
    count(types, [one.typeCode ?? ''])
  }
  return {
    version,
    records,
    words: sharesOf(words, records),
    cities: sharesOf(cities, records),
    types: sharesOf(types, records),
  }
}

/** Weights until a register has been counted: every name as rare as one of a hundred. */
export const shippedPersonWeights: PersonWeights = {
  version: 0,
  records: 2000,
  lastNames: {
    of: { SANTOS: 0.015, REYES: 0.014, CRUZ: 0.013, GARCIA: 0.012, BAUTISTA: 0.01 },
    other: 0.004,
  },
  firstNames: { of: { MARIA: 0.04, JOSE: 0.03, JUAN: 0.015, ANA: 0.012 }, other: 0.006 },
  birthDate: 1 / 14_600,
}

/** Weights of facilities until a register has been counted. */
export const shippedFacilityWeights: FacilityWeights = {
  version: 0,
  records: 500,
  words: { of: { SANTO: 0.03, SAN: 0.05, SAINT: 0.03, SANTA: 0.03 }, other: 0.008 },
  cities: { of: {}, other: 0.02 },
  types: { of: {}, other: 0.2 },
}
