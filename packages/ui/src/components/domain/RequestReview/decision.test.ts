import { expect, it } from 'vitest'
import { decisionProblem, decisionTitle } from './decision.ts'

it('R3: rejecting and returning need remarks, nothing takes more than 1000 characters', () => {
  expect(decisionProblem('approve', '')).toBeUndefined()
  expect(decisionProblem('cancel', '')).toBeUndefined()
  expect(decisionProblem('reject', '  ')).toBe('Say why the request is rejected.')
  expect(decisionProblem('return', 'no')).toBe('Say what has to be corrected.')
  expect(decisionProblem('reject', 'Too high')).toBeUndefined()
  expect(decisionProblem('approve', 'x'.repeat(1001))).toBe('Shorten the remarks to 1000 characters.')
  expect(decisionProblem('approve', 'x'.repeat(1000))).toBeUndefined()
})

it('R3: a reason that says enough stands in for the remarks of a rejection alone', () => {
  expect(decisionProblem('reject', '', true)).toBeUndefined()
  expect(decisionProblem('reject', 'no', true)).toBe('Say why the request is rejected.')
  expect(decisionProblem('return', '', true)).toBe('Say what has to be corrected.')
})

it('says "Your request" only to whoever can do nothing but take it back', () => {
  expect(decisionTitle(['cancel'])).toBe('Your request')
  expect(decisionTitle(['approve', 'reject', 'cancel'])).toBe('Decision')
  expect(decisionTitle([])).toBe('Decision')
})
