import type { GridLine } from '@capiz/ui/accreditation/RateSheetGrid'
import { describe, expect, it } from 'vitest'
import { adjustLines, hasTerm, mergeLines, readAdjustment } from './price-tools.ts'

const line = (key: string, rate: number | null, more: Partial<GridLine> = {}): GridLine => ({
  key,
  label: `Room ${key}`,
  amounts: { rate, share: 500 },
  ...more,
})
const lines = [line('a', 215_000), line('b', null), line('c', 99_900, { isRemoved: true, code: 'X7' })]
const raise = { field: 'rate', adjustment: { by: 'percent', percent: 5 }, step: 1000 } as const

describe('adjustLines', () => {
  it('raises what has a price and is not taken out, and leaves the other fields alone', () => {
    const { lines: raised, count } = adjustLines(lines, raise)
    expect(raised.map(({ amounts }) => amounts)).toEqual([
      { rate: 226_000, share: 500 },
      { rate: null, share: 500 },
      { rate: 99_900, share: 500 },
    ])
    expect(count).toBe(1)
  })

  it('sets a price where there is none', () => {
    const set = { field: 'rate', adjustment: { by: 'amount', centavos: 5000 }, step: 1 } as const
    expect(adjustLines(lines, set).lines.map(({ amounts }) => amounts['rate'])).toEqual([5000, 5000, 99_900])
  })
})

it.each([
  ['5', 5],
  [' 2.25 ', 2.25],
  ['-10', -10],
  ['1,000', 1000],
  ['1000.01', undefined],
  ['-101', undefined],
  ['2.125', undefined],
  ['five', undefined],
  ['', undefined],
])('reads %j as %s', (text, value) => {
  expect(readAdjustment(text, { min: -100, max: 1000 })).toBe(value)
})

it('finds items by name and code', () => {
  expect(lines.filter((each) => hasTerm(each, ' ROOM a ')).map(({ key }) => key)).toEqual(['a'])
  expect(lines.filter((each) => hasTerm(each, 'x7')).map(({ key }) => key)).toEqual(['c'])
  expect(lines.filter((each) => hasTerm(each, ''))).toEqual(lines)
})

it('puts edited lines in the place of theirs', () => {
  const edited = line('b', 700)
  expect(mergeLines(lines, [edited])).toEqual([lines[0], edited, lines[2]])
})
