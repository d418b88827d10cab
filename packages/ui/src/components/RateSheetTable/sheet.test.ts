import { describe, expect, it } from 'vitest'
import { lineState, pasteAmounts, summarise } from './sheet.ts'
import type { SheetLine } from './sheet.ts'

const line = (key: string, amount: number | null): SheetLine => ({ key, label: key, amount })

describe('rate sheet', () => {
  it('tells what happened to a line; no amount means not offered', () => {
    expect(lineState(line('a', 100), line('a', 100))).toBe('same')
    expect(lineState(line('a', 100), line('a', 0))).toBe('changed')
    expect(lineState(line('a', null), line('a', 5))).toBe('added')
    expect(lineState(undefined, line('a', 5))).toBe('added')
    expect(lineState(line('a', 100), line('a', null))).toBe('removed')
    expect(lineState(line('a', null), line('a', null))).toBe('same')
  })
  it('counts changes and gives their range, without weighing', () => {
    const before = [line('icu', 1_000_000), line('ward', 200_000), line('suite', 900_000), line('free', 0)]
    const now = [
      line('icu', 1_100_000),
      line('ward', 195_000),
      line('suite', null),
      line('free', 100),
      line('iso', 5),
    ]
    expect(summarise(before, now)).toEqual({ changed: 3, added: 1, removed: 1, range: [-2.5, 10] })
    expect(summarise(before, before)).toEqual({ changed: 0, added: 0, removed: 0 })
  })
  it('pastes a column and skips what is no amount', () => {
    const lines = [line('a', 1), line('b', 2), line('c', 3)]
    const read = (text: string) => (text === 'x' ? undefined : text === '' ? null : Number(text))
    expect(pasteAmounts(lines, 1, ['20', 'x'], read).map((each) => each.amount)).toEqual([1, 20, 3])
    expect(pasteAmounts(lines, 2, ['', '9'], read).map((each) => each.amount)).toEqual([1, 2, null])
  })
})
