import { expect, it } from 'vitest'
import { placesOf } from './places.ts'

it('stand as far apart as their days', () => {
  const rows = [{ day: '2026-01-01' }, { day: '2026-01-11' }, { day: '2026-02-10' }] as const
  expect(placesOf(rows, [0, 400])).toEqual([0, 100, 400])
})

it('stand evenly when a day is missing or none', () => {
  expect(placesOf([{ day: '2026-01-01' }, {}, { day: '2026-02-10' }], [0, 400])).toEqual([0, 200, 400])
  expect(placesOf([{ day: '2026-02-30' }, { day: '2026-03-01' }], [0, 400])).toEqual([0, 400])
})

it('stand in the middle when there is one, or all on one day', () => {
  expect(placesOf([{}], [0, 400])).toEqual([200])
  expect(placesOf([{ day: '2026-01-01' }, { day: '2026-01-01' }], [0, 400])).toEqual([200, 200])
  expect(placesOf([], [0, 400])).toEqual([])
})
