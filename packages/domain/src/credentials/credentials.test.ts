import { expect, it } from 'vitest'
import { addDays } from '../time/index.ts'
import { expiryBucket } from './index.ts'

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
