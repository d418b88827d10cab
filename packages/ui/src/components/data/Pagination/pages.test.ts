import { describe, expect, it } from 'vitest'
import {
  clampPage,
  isOnePage,
  isPastEnd,
  offeredSizes,
  pageAfterResize,
  pageItems,
  rangeAnnouncement,
  rangeText,
  clampPageInfo,
} from './pages.ts'

const shown = (current: number, total: number) =>
  pageItems(current, total)
    .map((item) => (item.kind === 'page' ? String(item.page + 1) : '…'))
    .join(' ')

describe('pageItems', () => {
  it('shows every page up to seven', () => {
    expect(shown(0, 1)).toBe('1')
    expect(shown(3, 7)).toBe('1 2 3 4 5 6 7')
  })
  it('keeps first, last and neighbours beyond seven', () => {
    expect(shown(0, 35)).toBe('1 2 3 4 5 … 35')
    expect(shown(3, 35)).toBe('1 2 3 4 5 … 35')
    expect(shown(4, 35)).toBe('1 … 4 5 6 … 35')
    expect(shown(17, 35)).toBe('1 … 17 18 19 … 35')
    expect(shown(30, 35)).toBe('1 … 30 31 32 … 35')
    expect(shown(31, 35)).toBe('1 … 31 32 33 34 35')
    expect(shown(34, 35)).toBe('1 … 31 32 33 34 35')
  })
  it('P2: has the same number of slots on every page of a long result, and always the current one', () => {
    for (let total = 8; total < 60; total += 1) {
      for (let current = 0; current < total; current += 1) {
        const items = pageItems(current, total)
        expect(items).toHaveLength(7)
        expect(items).toContainEqual({ kind: 'page', page: current })
        const pages = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []))
        expect([...pages].sort((a, b) => a - b)).toEqual(pages)
        expect(new Set(pages).size).toBe(pages.length)
      }
    }
  })
  it('survives a page that does not exist', () => {
    expect(shown(99, 3)).toBe('1 2 3')
    expect(shown(-4, 0)).toBe('1')
    expect(clampPage(Number.NaN, 3)).toBe(0)
    expect(clampPage(9, 3)).toBe(2)
  })
})

describe('sizes and range', () => {
  it('P5: drops sizes that are no whole number of 1 to 1000, repeats, and keeps the current one', () => {
    expect(offeredSizes([50, 10, 10, 0, -5, 2.5, Number.NaN, 2000], 25)).toEqual([10, 25, 50])
  })
  it('keeps the first row in view on a change of size', () => {
    const page = { number: 3, size: 10, totalElements: 347, totalPages: 35 }
    expect(pageAfterResize(page, 25)).toBe(1)
    expect(pageAfterResize(page, 10)).toBe(3)
  })
  it('words the range', () => {
    expect(rangeText({ number: 0, size: 10, totalElements: 347, totalPages: 35 })).toBe('1–10 of 347')
    expect(rangeText({ number: 34, size: 10, totalElements: 347, totalPages: 35 })).toBe('341–347 of 347')
    expect(rangeText({ number: 0, size: 10, totalElements: 0, totalPages: 0 })).toBe('')
    expect(rangeText({ number: 5, size: 1, totalElements: 10_000, totalPages: 10_000 })).toBe('6 of 10,000')
    expect(rangeAnnouncement({ number: 1, size: 10, totalElements: 347, totalPages: 35 })).toBe(
      '11 to 20 of 347',
    )
    expect(rangeAnnouncement({ number: 0, size: 10, totalElements: 0, totalPages: 0 })).toBe('No rows')
  })
  it('knows a list of one page, which has no pages to turn', () => {
    const list = (totalElements: number, size: number, number = 0) => ({
      number,
      size,
      totalElements,
      totalPages: Math.ceil(totalElements / size),
    })
    expect(
      [list(0, 25), list(10, 10), list(10, 50), list(25, 25), list(25, 50)].every((page) => isOnePage(page)),
    ).toBe(true)
    // more than a page, a smaller page chosen, a larger one chosen, and a page that is not the first
    expect(
      [list(26, 25), list(3, 2), list(11, 10), list(26, 50), list(20, 10, 1)].some((page) => isOnePage(page)),
    ).toBe(false)
    expect(isOnePage(list(60, 60), [60])).toBe(true)
  })
  it('knows a page past the end', () => {
    expect(isPastEnd({ number: 35, size: 10, totalElements: 347, totalPages: 35 })).toBe(true)
    expect(isPastEnd({ number: 34, size: 10, totalElements: 347, totalPages: 35 })).toBe(false)
    expect(isPastEnd({ number: 0, size: 10, totalElements: 0, totalPages: 0 })).toBe(false)
  })
})

describe('clampPageInfo', () => {
  it('counts the rows that are there where a number is none', () => {
    const page = { number: 0, size: 10, totalElements: 347, totalPages: 35 }
    expect(clampPageInfo(page, 10)).toBe(page)
    expect(
      clampPageInfo({ number: -3, size: Number.NaN, totalElements: Number.NaN, totalPages: Infinity }, 7),
    ).toEqual({
      number: 0,
      size: 7,
      totalElements: 7,
      totalPages: 1,
    })
  })
})
