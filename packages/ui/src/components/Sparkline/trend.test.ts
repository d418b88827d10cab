import { describe, expect, it } from 'vitest'
import { changeText, trendText } from './trend.ts'

describe('a change in words', () => {
  it.each([
    [11_400, 12_400, 'up 8.8 percent'],
    [200, 195, 'down 2.5 percent'],
    [200, 0, 'down 100 percent'],
    [5, 5, 'unchanged'],
    [0, 5, undefined],
    [-5, 5, undefined],
  ])('%d to %d is %s', (before, after, text) => {
    expect(changeText(before, after)).toBe(text)
  })
})

describe('a row of numbers in words', () => {
  it.each([
    [[], 'no values'],
    [[4], '4'],
    [[4, 9, 5], 'from 4 to 5, up 25 percent'],
    [[0, 5], 'from 0 to 5'],
  ])('%j', (values, text) => {
    expect(trendText(values, String)).toBe(text)
  })
})
