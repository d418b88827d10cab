import { expect, it } from 'vitest'
import { rosterSummary } from './roster-import-kind.ts'

const none = { new: 0, changed: 0, same: 0, conflict: 0, bad: 0, removed: 0 }

it('names what a roster comes to, and what keeps it from being saved only when there is something', () => {
  expect(rosterSummary({ counts: { ...none, new: 2, changed: 1 } })).toBe(
    '2 new, 1 on record to affiliate, 0 with nothing to do.',
  )
  expect(rosterSummary({ counts: { ...none, conflict: 1, bad: 3 } })).toBe(
    '0 new, 0 on record to affiliate, 0 with nothing to do, 1 needs a decision, 3 cannot be used.',
  )
})
