import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { longestDelay, refreshDelay, shortestDelay } from './refresh-delay.ts'

it.each([
  [3600, 3_420_000],
  [360, 180_000],
  [359, 179_500],
  [180, 90_000],
  [8, 5_000],
  [0, 5_000],
  [-5, 5_000],
  [Number.NaN, 5_000],
  [Number.POSITIVE_INFINITY, 5_000],
  [2_147_484, 2_147_304_000],
  [3_000_000, 2_147_483_647],
])('a life of %d s is renewed after %d ms', (expiresIn, delay) => {
  expect(refreshDelay(expiresIn)).toBe(delay)
})

it('is always a delay a timer can hold, and never comes after the end of a life of 10 s or more', () => {
  fc.assert(
    fc.property(fc.double({ min: 10, max: 1e12, noNaN: true }), (expiresIn) => {
      const delay = refreshDelay(expiresIn)
      expect(delay).toBeGreaterThanOrEqual(shortestDelay)
      expect(delay).toBeLessThanOrEqual(Math.min(longestDelay, expiresIn * 1000))
    }),
  )
})
