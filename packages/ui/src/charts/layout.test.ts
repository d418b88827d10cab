import { describe, expect, it } from 'vitest'
import { valueAxis } from './axis.ts'
import { roomyLabels, shorten } from './layout.ts'
import { nextStop } from './useKeyboardNavigation.ts'
import { numberOf, numbersOf, rowText, stackEnds, totalOf } from './values.ts'

const series = [
  { id: 'a', label: 'approved' },
  { id: 'b', label: 'returned' },
]
const row = (a: number | null | undefined, b?: number) => ({ id: 'r', label: 'March', values: { a, b } })

describe('values', () => {
  it.each([null, undefined, Number.NaN, Infinity, -Infinity])('%s is no value', (value) => {
    expect(numberOf(value)).toBeNull()
  })

  it('leave gaps out of the axis and of totals', () => {
    expect(numbersOf([row(3), row(null, 4), row(Number.NaN)], series)).toEqual([3, 4])
    expect(totalOf(row(3, 4), series)).toBe(7)
    expect(totalOf(row(Number.NaN), series)).toBeNull()
  })

  it('stack below zero on its own', () => {
    expect(stackEnds([row(5, -2), row(-1, -1)], series)).toEqual([5, -2, 0, -2])
  })

  it('are said with what is missing', () => {
    expect(rowText(row(3), series, String)).toBe('March: approved 3, returned no value')
    expect(rowText(row(3), series.slice(0, 1), String)).toBe('March: 3')
  })
})

describe('the vertical axis', () => {
  it('holds zero and whole ticks for counts', () => {
    const { place, ticks } = valueAxis([1, 2], [0, 200])
    expect(place(0)).toBe(200)
    expect(ticks).toEqual([0, 1, 2])
  })

  it.each([[[]], [[0, 0]], [[7]], [[-7]]])('has a length for %j', (numbers) => {
    const { place, ticks } = valueAxis(numbers, [0, 200])
    expect(Number.isFinite(place(numbers[0] ?? 0))).toBe(true)
    expect(ticks.length).toBeGreaterThan(1)
  })

  it('takes a hundred thousand numbers', () => {
    const numbers = Array.from({ length: 100_000 }, (_, at) => at)
    expect(valueAxis(numbers, [0, 200]).place(0)).toBe(200)
  })

  it('goes below zero', () => {
    const { place } = valueAxis([-10, 10], [0, 200])
    expect(place(0)).toBe(100)
  })

  it('may leave zero out for prices', () => {
    const { place } = valueAxis([100, 110], [0, 200], false)
    expect(place(100)).toBe(200)
  })

  it('gives one equal price a place inside', () => {
    const { place } = valueAxis([100, 100], [0, 200], false)
    expect(place(100)).toBeGreaterThan(0)
    expect(place(100)).toBeLessThan(200)
  })
})

describe('labels', () => {
  it('keep apart and keep the last', () => {
    const kept = roomyLabels([0, 20, 40, 60, 80], ['Jan', 'Feb', 'Mar', 'Apr', 'May'])
    expect([...kept].sort((a, b) => a - b)).toEqual([0, 2, 4])
    expect(roomyLabels([], [])).toEqual(new Set())
  })

  it('leave even places out evenly', () => {
    const months = Array.from({ length: 12 }, (_, at) => at * 40)
    const kept = roomyLabels(
      months,
      months.map(() => 'Nov 2026'),
    )
    expect([...kept].sort((a, b) => a - b)).toEqual([1, 3, 5, 7, 9, 11])
  })

  it('are cut on the axis', () => {
    expect(shorten('Batangas')).toBe('Batangas')
    expect(shorten('Zamboanga Sibugay Province')).toBe('Zamboanga Sibug…')
    expect(shorten('To be verified again', 100)).toBe('To be verified…')
    expect(shorten('To be verified again', 150)).toBe('To be verified again')
    expect(shorten('Zamboanga Sibugay Province', 150)).toBe('Zamboanga Sibugay P…')
  })
})

describe('the walk', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 4, 4],
    ['ArrowLeft', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['a', 2, undefined],
  ])('%s at %d of five leads to %s', (key, from, to) => {
    expect(nextStop(key, from, 5)).toBe(to)
  })
})
