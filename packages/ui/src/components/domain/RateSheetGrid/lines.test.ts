import { describe, expect, it } from 'vitest'
import { fillDown, gridLineState, gridSummary, pasteBlock, readAmount, splitBlock } from './lines.ts'
import type { GridLine } from './lines.ts'

const line = (key: string, rate: number | null, more: Partial<GridLine> = {}): GridLine => ({
  key,
  label: key,
  amounts: { rate },
  ...more,
})
const fields = [
  { name: 'rate', label: 'Rate' },
  { name: 'fee', label: 'Fee' },
]

describe('filling down', () => {
  const lines = [
    line('a', 100),
    line('b', 200),
    line('c', 300, { isRemoved: true }),
    line('d', 100),
    line('e', 5),
  ]
  it('G7: puts the first amount into the stretch, whichever way it was selected', () => {
    for (const [anchor, to] of [
      [0, 3],
      [3, 0],
    ] as const) {
      const filled = fillDown(lines, fields, { column: 0, anchor, to })
      expect(filled.lines.map(({ amounts }) => amounts['rate'])).toEqual([100, 100, 300, 100, 5])
      expect(filled.filled).toBe(1)
    }
  })
  it('G7: changes nothing above the first row, or in a column that is not there', () => {
    expect(fillDown(lines, fields, { column: 0, anchor: -1, to: 0 }).filled).toBe(0)
    expect(fillDown(lines, fields, { column: 9, anchor: 0, to: 3 }).filled).toBe(0)
  })
})

describe('what happened to a line', () => {
  it('G2: tells changed, new, removed and put back', () => {
    expect(gridLineState(line('a', 100), line('a', 100))).toBe('same')
    expect(gridLineState(line('a', 100), line('a', 0))).toBe('changed')
    expect(gridLineState(line('a', 100), line('a', 100, { isRemoved: true }))).toBe('removed')
    expect(gridLineState(line('a', 100), line('a', null))).toBe('removed')
    expect(gridLineState(undefined, line('a', 5))).toBe('added')
    expect(gridLineState(undefined, line('a', null))).toBe('same')
    expect(gridLineState(line('a', 100), line('a', 100, { amounts: { rate: 100, fee: 1 } }))).toBe('changed')
  })
  it('G2: counts lines that are not in the list any more as removed', () => {
    expect(
      gridSummary(
        [line('a', 1), line('b', 2), line('c', null)],
        [line('a', 3), line('d', 4), line('e', null)],
      ),
    ).toBe('1 changed, 1 added, 1 removed')
  })
})

describe('pasting', () => {
  const list = [line('A', 1), line('B', 2), line('C', 3, { code: 'CCC' })]
  const amounts = (lines: readonly GridLine[]) =>
    lines.map((each) => [each.amounts['rate'], each.amounts['fee']])
  it('G4: fills a block from the cell on and leaves out what does not fit', () => {
    const pasted = pasteBlock(
      list,
      fields,
      { row: 1, field: 0 },
      splitBlock('₱20.00\t5\r\n30\tx\r\n40\t1\r\n'),
    )
    expect(amounts(pasted.lines)).toEqual([
      [1, undefined],
      [2000, 500],
      [3000, undefined],
    ])
    expect(pasted).toMatchObject({ filled: 3, unread: 1 })
  })
  it('G4: goes by code when the first column holds codes', () => {
    const pasted = pasteBlock(list, fields, { row: 0, field: 1 }, splitBlock('CCC\t9\nA\t8'))
    expect(amounts(pasted.lines).map(([rate]) => rate)).toEqual([800, 2, 900])
  })
  it('an empty cell takes the price away', () => {
    const pasted = pasteBlock(list, fields, { row: 0, field: 0 }, splitBlock('\n7'))
    expect(amounts(pasted.lines).map(([rate]) => rate)).toEqual([null, 700, 3])
  })
  it('reads percent as typed', () => {
    expect([readAmount('12.5%'), readAmount(''), readAmount('abc'), readAmount('-1')]).toEqual([
      1250,
      null,
      undefined,
      undefined,
    ])
  })
})
