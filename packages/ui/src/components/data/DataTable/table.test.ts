import { describe, expect, it } from 'vitest'
import { toCsv, toPlainText } from './copy.ts'
import { moveFocus } from './moves.ts'
import { pageCheck, selectionText, selectRange, togglePage, toggleRow } from './selection.ts'
import { drawnColumns, sharesOf } from './fit.ts'
import { headingAt, runsOf } from './groups.ts'
import { fitsOneLine, clampWidth, weightOf, widthOf, withWidth } from './widths.ts'
import { steps } from './steps.ts'
import { ariaSort, nextSort, parseSort, sortHint } from './sort.ts'

describe('selection', () => {
  const page = ['a', 'b', 'c']
  it('ticks one row, in single mode instead of the other', () => {
    expect([...toggleRow(new Set(['a']), 'b', 'multiple')]).toEqual(['a', 'b'])
    expect([...toggleRow(new Set(['a', 'b']), 'b', 'multiple')]).toEqual(['a'])
    expect([...toggleRow(new Set(['a']), 'b', 'single')]).toEqual(['b'])
    expect([...toggleRow(new Set(['a']), 'a', 'single')]).toEqual([])
    expect([...toggleRow(new Set(['a']), 'b', 'none')]).toEqual(['a'])
  })
  it('D13: ticks a page and leaves rows of other pages alone', () => {
    const all = togglePage(new Set(['a', 'x']), page)
    expect([...all].sort()).toEqual(['a', 'b', 'c', 'x'])
    expect([...togglePage(all, page)]).toEqual(['x'])
  })
  it('tells none, some, all', () => {
    expect(pageCheck(new Set(), page)).toBe('none')
    expect(pageCheck(new Set(['x']), page)).toBe('none')
    expect(pageCheck(new Set(['a']), page)).toBe('some')
    expect(pageCheck(new Set(page), page)).toBe('all')
    expect(pageCheck(new Set(['a']), [])).toBe('none')
  })
  it('chooses a range both ways', () => {
    expect([...selectRange(new Set(), page, 2, 1)]).toEqual(['b', 'c'])
    expect([...selectRange(new Set(['x']), page, 0, 2)]).toEqual(['x', 'a', 'b', 'c'])
  })
  it('D13: says how many are elsewhere', () => {
    expect(selectionText(new Set(['a', 'b', 'x']), page)).toBe('3 selected, 2 on this page')
    expect(selectionText(new Set(['a']), page)).toBe('1 selected')
  })
})

describe('sort', () => {
  it('D9: speaks the wire format', () => {
    expect(nextSort(undefined, 'name')).toBe('name,ASC')
    expect(nextSort('name,ASC', 'name')).toBe('name,DESC')
    expect(nextSort('name,DESC', 'name')).toBe('name,ASC')
    expect(nextSort('name,DESC', 'city.name')).toBe('city.name,ASC')
    expect(parseSort('name,asc')).toBeUndefined()
    expect(parseSort('name')).toBeUndefined()
    expect(parseSort('name;drop,ASC')).toBeUndefined()
  })
  it('names the state', () => {
    expect(ariaSort('name,ASC', 'name')).toBe('ascending')
    expect(ariaSort('name,DESC', 'name')).toBe('descending')
    expect(ariaSort('name,ASC', 'city')).toBe('none')
    expect(ariaSort('name,ASC', undefined)).toBeUndefined()
    expect(sortHint('name,ASC', 'name')).toContain('sort descending')
  })
})

describe('moveFocus', () => {
  const size = { rows: 4, columns: 3 }
  it('D6: moves by one and stops at the edges', () => {
    expect(moveFocus({ row: 1, column: 1 }, size, 'ArrowUp')).toEqual({ row: 0, column: 1 })
    expect(moveFocus({ row: 0, column: 1 }, size, 'ArrowUp')).toEqual({ row: 0, column: 1 })
    expect(moveFocus({ row: 3, column: 2 }, size, 'ArrowDown')).toEqual({ row: 3, column: 2 })
    expect(moveFocus({ row: 1, column: 0 }, size, 'ArrowLeft')).toEqual({ row: 1, column: 0 })
  })
  it('jumps', () => {
    expect(moveFocus({ row: 2, column: 1 }, size, 'Home')).toEqual({ row: 2, column: 0 })
    expect(moveFocus({ row: 2, column: 1 }, size, 'End', { isControl: true })).toEqual({ row: 3, column: 2 })
    expect(moveFocus({ row: 2, column: 1 }, size, 'Home', { isControl: true })).toEqual({ row: 0, column: 0 })
    expect(moveFocus({ row: 0, column: 1 }, size, 'PageDown')).toEqual({ row: 3, column: 1 })
    expect(moveFocus({ row: 0, column: 1 }, size, 'a')).toBeUndefined()
  })
})

describe('copies', () => {
  const table = {
    headers: ['Name', 'Note'],
    rows: [
      ['Agila, Inc.', 'says "hi"\nand more'],
      ['=1+1', '-5'],
    ],
  }
  it('D15: quotes and disarms formulas', () => {
    expect(toCsv(table)).toBe('Name,Note\r\n"Agila, Inc.","says ""hi""\nand more"\r\n\'=1+1,-5')
  })
  it('keeps one line a row in plain text', () => {
    expect(toPlainText(table).split('\n')).toHaveLength(3)
  })
})

describe('widths', () => {
  const column = { id: 'city', header: 'City', text: () => '' }
  it('D21: takes the chosen width within its bounds, else the own one, else that of the kind', () => {
    expect(widthOf(column, 1, { city: 200 })).toBe(200)
    expect(widthOf(column, 1, { city: 9 })).toBe(64)
    expect(widthOf({ ...column, minWidth: 150 }, 1, {})).toBe(150)
    expect(widthOf(column, 1, undefined)).toBe(120)
    expect(widthOf({ ...column, minWidth: Number.NaN }, 0, undefined)).toBe(220)
    expect(widthOf({ ...column, id: 'constructor' }, 1, {})).toBe(120)
    expect(widthOf({ ...column, kind: 'status' }, 1, {})).toBe(156)
    expect(widthOf({ ...column, kind: 'status', minWidth: 112 }, 1, {})).toBe(112)
    expect(clampWidth(9999)).toBe(640)
  })
  it('D17, D21: draws what is not hidden, as wide as was chosen; the first column stays', () => {
    const name = { ...column, id: 'name' }
    expect(drawnColumns([name, column], { hidden: ['name', 'city'], besides: 0, edge: 8 })).toEqual([
      { ...name, minWidth: 220, weight: 3, least: 220, from: 0 },
    ])
    const [first, narrowed] = drawnColumns([name, column], { widths: { city: 90 }, besides: 0, edge: 8 })
    expect([first?.minWidth, narrowed?.minWidth]).toEqual([220, 90])
  })
  it('D27: gives a column the room that it leaves after a number, unless its width was chosen', () => {
    const [name, beds, city] = [
      { ...column, id: 'name' },
      { ...column, id: 'beds', kind: 'number' as const },
      { ...column, id: 'city', minWidth: 112 },
    ]
    const widthsOf = (columns: readonly (typeof column)[], widths = {}) =>
      drawnColumns(columns, { widths, besides: 0, edge: 8 }).map(({ minWidth }) => minWidth)
    expect(widthsOf([name, city, beds])[1]).toBe(112)
    expect(widthsOf([name, beds, city])[2]).toBe(128)
    expect(widthsOf([name, beds, city], { city: 90 })[2]).toBe(90)
  })
  it('knows what surely fits into one line', () => {
    expect(fitsOneLine({ ...column, minWidth: 132, weight: 1, from: 0 }, 'Iloilo City')).toBe(true)
    expect(fitsOneLine({ ...column, minWidth: 132, weight: 1, from: 0 }, 'Cagayan de Oro City')).toBe(false)
    expect(fitsOneLine({ ...column, minWidth: 220, weight: 1, from: 0 }, 'Cagayan de Oro City')).toBe(true)
  })
  it('gives what is left to names first, then to text, and nothing to columns of one length', () => {
    expect(weightOf(column, 0, undefined)).toBe(3)
    expect(weightOf(column, 1, undefined)).toBe(1)
    expect(weightOf({ ...column, kind: 'status' }, 1, undefined)).toBe(0)
    expect(weightOf({ ...column, kind: 'date', weight: 2 }, 1, undefined)).toBe(2)
    expect(weightOf(column, 1, { city: 90 })).toBe(0)
  })
  it('shares out by the columns that are shown at each width of the table', () => {
    const drawn = drawnColumns(
      [
        { ...column, id: 'name', minWidth: 200 },
        { ...column, id: 'type', minWidth: 100, priority: 4 },
        { ...column, id: 'code', kind: 'code', minWidth: 90, priority: 2 },
      ],
      { besides: 48, edge: 8 },
    )
    const shares = sharesOf(drawn, { besides: 48, edge: 8 })
    expect([shares['--least-0'], shares['--weights-0']]).toEqual(['256px', '3'])
    expect([shares['--least-640'], shares['--weights-640']]).toEqual(['338px', '3'])
    expect([shares['--least-900'], shares['--weights-900']]).toEqual(['438px', '4'])
  })
  describe('D18: columns leave before a table is wider than its place', () => {
    const wide = (id: string, priority: 1 | 2 | 3 | 4, minWidth = 200) => ({
      ...column,
      id,
      priority,
      minWidth,
    })
    const columns = [wide('name', 1), wide('code', 4), wide('place', 3), wide('note', 3), wide('state', 1)]
    const stepsOf = (...drawn: Parameters<typeof drawnColumns>) =>
      Object.fromEntries(drawnColumns(...drawn).map(({ id, from }) => [id, from]))
    it('D18: shows a column from the step at which it fits beside all that stay longer', () => {
      expect(stepsOf(columns, { besides: 48, edge: 8 })).toEqual({
        name: 0,
        state: 0,
        place: 800,
        note: 900,
        code: 1120,
      })
    })
    it('never draws more than fits at any step, but for what always stays', () => {
      const shares = sharesOf(drawnColumns(columns, { besides: 48, edge: 8 }), { besides: 48, edge: 8 })
      for (const step of steps.slice(1))
        expect(Number.parseFloat(shares[`--least-${step}`] ?? ''), String(step)).toBeLessThanOrEqual(step)
    })
    it('D27: makes room for the wider padding of the column that ends the table once the last one has left', () => {
      const some = [wide('name', 1), wide('place', 3), wide('note', 4, 392)]
      const leastOf = (fit: { besides: number; edge: number }) => {
        const shares = sharesOf(drawnColumns(some, fit), fit)
        return [0, 740, 800].map((step) => shares[`--least-${step}`])
      }
      expect(leastOf({ besides: 0, edge: 8 })).toEqual(['208px', '208px', '408px'])
      expect(leastOf({ besides: 48, edge: 0 })).toEqual(['248px', '248px', '448px'])
      // the last one has the padding in its own width
      expect(stepsOf(some, { besides: 108, edge: 8 })).toEqual({ name: 0, place: 800, note: 900 })
    })
    it('makes room when a column is hidden, and none for a width that a person chose', () => {
      expect(stepsOf(columns, { hidden: ['place'], besides: 48, edge: 8 })['code']).toBe(900)
      expect(stepsOf(columns, { widths: { name: 600 }, besides: 48, edge: 8 })['code']).toBe(1120)
    })
    it('keeps to the priorities where the table scrolls by design', () => {
      expect(stepsOf(columns, { besides: 48, edge: 8, isScrolled: true })['code']).toBe(900)
    })
  })
  it('D21: goes back to the own width', () => {
    const view = withWidth({ hiddenColumns: [] }, 'city', 210.4)
    expect(view.widths).toEqual({ city: 210 })
    expect(withWidth(view, 'city', undefined).widths).toEqual({})
  })
})

describe('groups', () => {
  const rows = ['a1', 'a2', 'b1', 'a3']
  const letter = (row: string) => row.slice(0, 1)
  it('D26: puts a heading over each run of rows that share it', () => {
    expect(rows.map((_, index) => headingAt(rows, letter, index))).toEqual(['a', undefined, 'b', 'a'])
    expect(runsOf(rows, letter)).toEqual([
      { heading: 'a', from: 0, rows: ['a1', 'a2'] },
      { heading: 'b', from: 2, rows: ['b1'] },
      { heading: 'a', from: 3, rows: ['a3'] },
    ])
  })
  it('has no heading without rows, without groups, and past the end', () => {
    expect(runsOf([], letter)).toEqual([])
    expect(headingAt(rows, undefined, 0)).toBeUndefined()
    expect(headingAt(rows, letter, 9)).toBeUndefined()
  })
})
