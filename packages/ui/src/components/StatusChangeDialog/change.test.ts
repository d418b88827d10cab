import { expect, it } from 'vitest'
import { changeProblems } from './change.ts'

it('asks for status, day and, except for Accredited, a reason of 3 to 500 characters', () => {
  const day = '2026-11-20' as const
  expect(Object.keys(changeProblems({ status: null, effectiveDate: null, reason: '' }))).toEqual([
    'status',
    'effectiveDate',
  ])
  expect(changeProblems({ status: 'ACCREDITED', effectiveDate: day, reason: '' })).toEqual({})
  expect(Object.keys(changeProblems({ status: 'SUSPENDED', effectiveDate: day, reason: ' x ' }))).toEqual([
    'reason',
  ])
  expect(changeProblems({ status: 'SUSPENDED', effectiveDate: day, reason: 'abc' })).toEqual({})
  expect(
    changeProblems({ status: 'ACCREDITED', effectiveDate: day, reason: 'x'.repeat(501) }).reason,
  ).toContain('500')
})
