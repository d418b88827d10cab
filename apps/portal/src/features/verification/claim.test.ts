import { expect, it } from 'vitest'
import { endText, urgencyHeading } from './claim.ts'

it('says when the proof of a claim ends, or that it did', () => {
  const today = '2026-11-23'
  expect(endText({ validityDate: '2026-11-23' }, today)).toBe('until 23 Nov 2026')
  expect(endText({ validityDate: '2026-11-22' }, today)).toBe('ended 22 Nov 2026')
  expect(endText({ validityDate: null }, today)).toBeUndefined()
})

it('heads claims by what decides their urgency, a contradiction above the rule that asks', () => {
  const states = ['CONTRADICTED', 'UNPROVEN', 'STALE', 'VERIFIED'] as const
  const headings = (isAsked: boolean) => states.map((state) => urgencyHeading({ state, isAsked }))
  expect(headings(false)).toEqual(['Contradicted', 'Not proved', 'To be verified again', 'Verified'])
  expect(headings(true)).toEqual(['Contradicted', 'Asked by a rule', 'Asked by a rule', 'Verified'])
})
