import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../time/index.ts'
import { bucketDays, expiryBucket, expiryBuckets } from './index.ts'

it.each([
  [-1, 'lapsed'],
  [0, '7'],
  [7, '7'],
  [8, '30'],
  [30, '30'],
  [31, '60'],
  [60, '60'],
  [61, '90'],
  [90, '90'],
  [91, 'later'],
])('%i days left is %s', (days, bucket) => {
  expect(expiryBucket(addDays('2026-11-20', days), '2026-11-20')).toBe(bucket)
})

it('every day lies in the days of its own group, and of no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (offset) => {
      const day = addDays('2026-11-20', offset)
      const holding = expiryBuckets.filter((bucket) => {
        const { from, to } = bucketDays(bucket, '2026-11-20')
        return (from === undefined || day >= from) && (to === undefined || day <= to)
      })
      expect(holding).toEqual([expiryBucket(day, '2026-11-20')])
    }),
  )
})
