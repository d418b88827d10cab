import type { ReportColumn, ReportRow } from '@capiz/domain/report'
import Pdf from 'pdfkit'
import { expect, test } from 'vitest'
import { cutRow, layRow, pageStarts, placeColumns, placeRows } from '../src/engines/report/pdf-layout.ts'
import { registerFonts, Typesetter } from '../src/engines/report/pdf-text.ts'

function typesetter(): Typesetter {
  const document = new Pdf({ autoFirstPage: false })
  registerFonts(document)
  return new Typesetter(document, 7.5)
}

const columns: readonly ReportColumn[] = [
  { key: 'code', label: 'Code', kind: 'code', width: 1 },
  { key: 'day', label: 'Day', kind: 'day', width: 1 },
  { key: 'amount', label: 'Amount', kind: 'peso', width: 1 },
  ...[1, 2, 3, 4, 5, 6, 7].map((at): ReportColumn => ({
    key: `text${at}`,
    label: 'Text',
    kind: 'text',
    width: 3,
  })),
]

test('a code, a day and an amount stay on one line however narrow their column is declared', () => {
  const text = typesetter()
  const row: ReportRow = { code: 'SA-2026-000123', day: '2026-05-27', amount: 8_888_888.88 }
  const [code, day, amount] = layRow(placeColumns(columns, [row], text), row, text).cells
  expect([code, day, amount]).toEqual([['SA-2026-000123'], ['27 May 2026'], ['₱8,888,888.88']])
})

test('items of a list stay whole, and a code longer than its column breaks anywhere', () => {
  const text = typesetter()
  const hours = 'Mon 09:00–15:00, Wed 09:00–12:00, Fri 10:00–13:00'
  expect(text.linesOf(hours, 110)).toEqual(['Mon 09:00–15:00,', 'Wed 09:00–12:00,', 'Fri 10:00–13:00'])
  expect(text.linesOf('x'.repeat(60), 110).join('')).toBe('x'.repeat(60))
})

test('a row longer than a page goes on, on the next, and loses nothing', () => {
  const text = typesetter()
  const longText = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ')
  const row: ReportRow = { code: 'SA-1', text1: longText, text2: 'short' }
  const parts = cutRow(layRow(placeColumns(columns, [row], text), row, text), 400)
  expect(parts.length).toBeGreaterThan(1)
  expect(Math.max(...parts.map(({ height }) => height))).toBeLessThanOrEqual(400)
  expect(parts.flatMap(({ cells }) => cells[3] ?? []).join(' ')).toBe(longText)
  expect(parts.flatMap(({ cells }) => cells[4] ?? [])).toEqual(['short'])
})

test('a page takes the rows it has room for', () => {
  const rows = (...heights: number[]) =>
    heights.map((height) => ({ row: { cells: [], height }, heading: undefined, isFirst: false }))
  expect([...pageStarts(rows(10, 10, 10, 10, 10), { first: 15, others: 20 })]).toEqual([1, 3])
  expect([...pageStarts(rows(30), { first: 20, others: 30 })]).toEqual([0])
  expect([...pageStarts([], { first: 20, others: 30 })]).toEqual([])
})

test('a heading stays with the first of its rows and takes room again on the next page', () => {
  const heading = { lines: ['Quezon City'], height: 10 }
  const row = (isFirst: boolean) => ({ row: { cells: [], height: 10 }, heading, isFirst })
  const room = { first: 30, others: 30 }
  expect([...pageStarts([row(true), row(false), row(false), row(false)], room)]).toEqual([2])
  const plain = { row: { cells: [], height: 10 }, heading: undefined, isFirst: false }
  expect([...pageStarts([plain, plain, row(true)], room)]).toEqual([2])
})

test('rows of one place stand under one heading', () => {
  const text = typesetter()
  const row = { cells: [['a']], height: 16 }
  const placed = placeRows(
    ['Quezon City', 'Quezon City', 'Davao City'].map((title) => ({ row, title })),
    400,
    text,
  )
  expect(placed.map(({ isFirst, heading }) => [isFirst, heading?.lines])).toEqual([
    [true, ['Quezon City']],
    [false, ['Quezon City']],
    [true, ['Davao City']],
  ])
})
