import { parseIsoDate } from '../time/index.ts'
import { bitsOf, level, matchOf, type Level, type Match } from './level.ts'
import { compareNames } from './match-name.ts'
import {
  compareLicences,
  compareMail,
  comparePhic,
  comparePhones,
  compareTax,
  isTransposed,
} from './match-number.ts'
import type { PhysicianCandidate } from './score.ts'
import { shippedPersonWeights, type PersonWeights } from './weights.ts'

type Value = string | null | undefined

/** The day with day and month exchanged, where that is a day. */
export function swappedDay(day: string): string | undefined {
  const [year = '', month = '', date = ''] = day.split('-')
  const swapped = `${year}-${date}-${month}`
  return swapped !== day && parseIsoDate(swapped) ? swapped : undefined
}

function compareBirthDates(a: Value, b: Value, chance: number): Level | undefined {
  if (!a || !b) return undefined
  if (a === b) return level('birthDate', 'Same birth date', 'same', bitsOf(0.93, chance), [a, b])
  if (swappedDay(a) === b) {
    return level('birthDate', 'Birth date: day and month swapped', 'near', bitsOf(0.02, chance), [a, b])
  }
  const [left, right] = [a.replaceAll('-', ''), b.replaceAll('-', '')]
  const digits = Array.from(left).filter((digit, at) => digit !== right[at]).length
  if (isTransposed(left, right)) {
    return level('birthDate', 'Birth date: two digits swapped', 'near', bitsOf(0.01, chance * 5), [a, b])
  }
  if (digits === 1) {
    return level('birthDate', 'Birth date: one digit differs', 'near', bitsOf(0.02, chance * 12), [a, b])
  }
  return level('birthDate', 'Different birth date', 'different', -6, [a, b])
}

const phoneBits = { same: 8, near: 3, different: -1 }

function comparePlaces(a: PhysicianCandidate, b: PhysicianCandidate): Level | undefined {
  const [here, there] = [a.facilities ?? [], b.facilities ?? []]
  if (here.length === 0 || there.length === 0) return undefined
  const shared = here.find((code) => there.includes(code))
  if (shared !== undefined)
    return level('facility', 'Practise at the same facility', 'same', 3, [shared, shared])
  return level('facility', 'Practise at other facilities', 'different', -0.7, [
    here.join(', '),
    there.join(', '),
  ])
}

/** Compares two people by every value both have; how rare the common ones are comes from the register. */
export function matchPhysicians(
  candidate: PhysicianCandidate,
  existing: PhysicianCandidate,
  weights: PersonWeights = shippedPersonWeights,
): Match {
  const [a, b] = [candidate, existing]
  const numbers = (one: PhysicianCandidate) =>
    [one.mobileNumber, one.telephone].filter((text) => typeof text === 'string')
  return matchOf(
    [
      ...compareNames(a, b, weights),
      compareBirthDates(a.birthDate, b.birthDate, weights.birthDate),
      compareLicences(a, b),
      compareTax(a.tin, b.tin),
      comparePhic(a.phicAccreditationNo, b.phicAccreditationNo),
      compareMail(a.emailAddress, b.emailAddress),
      comparePhones(numbers(a), numbers(b), phoneBits),
      comparePlaces(a, b),
    ],
    weights.records,
  )
}
