import type { coveredAccount } from '../db/schema/index.ts'
import { dayAt, padded, stampsAt, type SeedInputs } from './context.ts'
import { blockedFacility } from './data/fixtures.ts'
import { companyNames } from './data/people.ts'
import { stream } from './random.ts'
import { indices, rangeOf, reach, type Level } from './size.ts'

/** Facility and company of a covered account: the blocked facility of the cast has the first two. */
function placeOf(index: number, level: Level): { facilityIndex: number; company: number } {
  if (index < 2) return { facilityIndex: blockedFacility, company: index }
  const facilities = [reach('facility', 0), reach('facility', 1), reach('facility', 2)] as const
  const accounts = [
    reach('coveredAccount', 0),
    reach('coveredAccount', 1),
    reach('coveredAccount', 2),
  ] as const
  const [from, to] = rangeOf(facilities, level)
  const [first] = rangeOf(accounts, level)
  const place = index - (level === 0 ? 2 : first)
  const turn = Math.floor(place / (to - from))
  const facilityIndex = from + (place % (to - from))
  return { facilityIndex, company: (facilityIndex * 7 + turn * 13 + 5) % companyNames.length }
}

/** Client companies whose members may use a facility, as stored. */
export function* accountRows(
  inputs: SeedInputs,
): Generator<typeof coveredAccount.$inferInsert & { id: number }> {
  for (const [index, level] of indices('coveredAccount', inputs.size)) {
    const source = stream(inputs.seedNumber, 'covered-account', index)
    const { facilityIndex, company } = placeOf(index, level)
    const start = -source.int(30, 400)
    yield {
      id: index + 1,
      facilityId: facilityIndex + 1,
      accountCode: `ACC-${padded(company + 1, 4)}`,
      company: companyNames[company] as string,
      effectiveDate: dayAt(inputs, start),
      validityDate: source.chance(0.7) ? dayAt(inputs, start + 730) : null,
      remarks: null,
      ...stampsAt(inputs, { offset: start, by: 'officer' }, undefined, index),
    }
  }
}
