import { expect, it } from 'vitest'
import { isFreeZoom, zoomTo, zoomWithin } from './zoom.ts'

it('steps through the zooms and stops at both ends', () => {
  expect(zoomTo(1, '+')).toBe(1.5)
  expect(zoomTo(1, '=')).toBe(1.5)
  expect(zoomTo(1, '-')).toBe(0.75)
  expect(zoomTo(3, '0')).toBe(1)
  expect(zoomTo(4, '+')).toBeUndefined()
  expect(zoomTo(0.5, '-')).toBeUndefined()
  expect(zoomTo(1, 'a')).toBeUndefined()
  expect(isFreeZoom(4, '+')).toBe(false)
  expect(isFreeZoom(4, '-')).toBe(true)
})

it('holds any zoom between the first and the last step', () => {
  expect([0.1, 1.234, 9].map(zoomWithin)).toEqual([0.5, 1.23, 4])
})
