import { describe, expect, it } from 'vitest'
import { cardColumns } from './cards.ts'
import type { Column } from './types.ts'

type Row = Readonly<Record<string, string>>

const column = (id: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  header: id,
  isLabelHidden: true,
  text: (row) => row[id] ?? '',
  ...more,
})

const linesOf = (columns: readonly Column<Row>[], rows: readonly Row[], taken = 0): string[] => {
  const lines: string[] = []
  for (const { column, isAtEnd } of cardColumns(columns, rows, taken)) {
    if (isAtEnd) lines.push(`${lines.pop() ?? ''} | ${column.id}`)
    else lines.push(column.id)
  }
  return lines
}

describe('places of the columns in cards', () => {
  const code = column('code', { kind: 'code' })
  const city = column('city')
  const row = { code: 'HF0000001', city: 'Roxas', note: 'Short', until: '1 May 2027' }

  it('D28: two columns share a line where both have room, the code at its end', () => {
    expect(linesOf([code, city], [row])).toEqual(['city | code'])
    expect(linesOf([column('note'), city, code], [row])).toEqual(['note | city', 'code'])
  })
  it('D28: a long text has a line of its own in every card, also where its value is short', () => {
    const long = { ...row, note: 'One digit of the licence differs; name the same' }
    expect(linesOf([column('note'), code], [row, long])).toEqual(['note', 'code'])
  })
  it('D28: one long value of many changes no line: it wraps in its place', () => {
    const long = { ...row, city: 'Science City of a very long name indeed' }
    const rows = [...Array.from({ length: 19 }, () => row), long]
    expect(linesOf([code, city], rows)).toEqual(['city | code'])
  })
  it('counts labels, badges and the controls beside the text', () => {
    const one = column('one', { isLabelHidden: false })
    const other = column('other', { kind: 'status' })
    const values = { one: 'x'.repeat(20), other: 'x'.repeat(20) }
    // 20 + 5 of the label and 20 + 3 of the badge are 48 letters
    expect(linesOf([one, other], [values])).toEqual(['one | other'])
    expect(linesOf([one, other], [values], 1)).toEqual(['one', 'other'])
  })
  it('D28: a column that no row fills has no place, one that a row fills has it in all', () => {
    expect(linesOf([city, column('room'), code], [row])).toEqual(['city | code'])
    expect(linesOf([city, column('room'), code], [row, { ...row, room: '5' }])).toEqual([
      'city | room',
      'code',
    ])
  })
  it('D28: what some rows omit comes last, so that nothing moves where it is missing', () => {
    const note = column('note', { isOmitted: ({ note }) => note === '' })
    expect(linesOf([note, city, code], [row])).toEqual(['city | code', 'note'])
  })
  it('leaves a column its own line where it wants one, whether it comes first or second', () => {
    const own = column('city', { hasOwnLine: true })
    expect(linesOf([own, code], [row])).toEqual(['city', 'code'])
    expect(linesOf([code, own], [row])).toEqual(['code', 'city'])
  })
  it('ends the first line with the column made for it, however long it is', () => {
    const late = column('late', { isAtLineEnd: true })
    const rows = [{ ...row, late: 'x'.repeat(45) }]
    expect(linesOf([city, code, late], rows)).toEqual(['city | late', 'code'])
  })
})
