import { expect, test } from 'vitest'
import { periodProblem } from './contract-period.ts'

const today = '2026-11-20'

test.each([
  [null, 'Enter the first and the last day of the contract.'],
  [{ from: '2026-11-20', to: '2027-11-19' }, undefined],
  [{ from: '2027-01-01', to: '2027-12-31' }, undefined],
  [{ from: '2025-01-01', to: '2026-11-20' }, undefined],
  [
    { from: '2025-01-01', to: '2026-11-19' },
    'The document expired on 19 Nov 2026. Add one that is still valid.',
  ],
  [{ from: '2027-01-01', to: '2027-01-01' }, 'The last day comes after the first day.'],
] as const)('of the period %o it says %s', (period, message) => {
  expect(periodProblem(period, today)).toBe(message)
})
