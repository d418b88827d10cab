import { expect, it } from 'vitest'
import { sparkPath } from './spark.ts'

it('draws steps, breaks where an item has no price, and stays in its box', () => {
  expect(sparkPath([1, 2], 20, 10)).toBe('M0.0 9.0H10.0L10.0 1.0H20.0')
  expect(sparkPath([1, null, 2], 30, 10)).toBe('M0.0 9.0H10.0M20.0 1.0H30.0')
  expect(sparkPath([5, 5], 20, 10)).toBe('M0.0 5.0H10.0L10.0 5.0H20.0')
  expect(sparkPath([null], 20, 10)).toBe('')
  expect(sparkPath([], 20, 10)).toBe('')
})
