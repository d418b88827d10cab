import { describe, expect, it } from 'vitest'
import { urgencyHeading, waitingDays } from './claim.ts'

describe('days a claim waits', () => {
  const today = '2026-11-23'
  const claim = { performedDate: '2026-10-01T02:00:00.000Z', nextDue: null } as const

  it('counts from the contradiction, and from the day a confirmation came due', () => {
    expect(waitingDays({ ...claim, state: 'CONTRADICTED' }, today)).toBe(53)
    expect(waitingDays({ ...claim, state: 'STALE', nextDue: '2026-11-20' }, today)).toBe(3)
  })
  it('has no count for a claim that was never looked up or is verified', () => {
    expect(waitingDays({ state: 'UNPROVEN', performedDate: null, nextDue: null }, today)).toBeUndefined()
    expect(waitingDays({ ...claim, state: 'VERIFIED', nextDue: '2027-02-05' }, today)).toBeUndefined()
  })
})

it('heads claims by what decides their urgency, a contradiction above the rule that asks', () => {
  const states = ['CONTRADICTED', 'UNPROVEN', 'STALE', 'VERIFIED'] as const
  const headings = (isAsked: boolean) => states.map((state) => urgencyHeading({ state, isAsked }))
  expect(headings(false)).toEqual(['Contradicted', 'Not proved', 'To be verified again', 'Verified'])
  expect(headings(true)).toEqual(['Contradicted', 'Asked by a rule', 'Asked by a rule', 'Verified'])
})
