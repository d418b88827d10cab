import { expect, it } from 'vitest'
import { sheetLines, wireLines } from './draft.ts'
import { pendingVersion, versionOf } from './versions.ts'

const categories = [
  { code: 'WARD', label: 'Ward' },
  { code: 'ICU', label: 'Intensive care' },
]
const names = new Map(categories.map(({ code, label }) => [code, label]))
const current = [
  { roomCategoryCode: 'WARD', rate: 1200.5, beds: 1, inclusions: ['Fan'] },
  { roomCategoryCode: 'OLD', rate: 900 },
]

it('starts a new version from the present prices, with every category', () => {
  expect(sheetLines(current, categories).map(({ key, amount }) => [key, amount])).toEqual([
    ['WARD', 120050],
    ['ICU', null],
    ['OLD', 90000],
  ])
})

it('sends priced rooms only and keeps what is not edited here', () => {
  const lines = sheetLines(current, categories).map((line) =>
    line.key === 'ICU'
      ? { ...line, amount: 1_240_010 }
      : line.key === 'OLD'
        ? { ...line, amount: null }
        : line,
  )
  expect(wireLines(lines, current)).toEqual([
    { roomCategoryCode: 'WARD', rate: 1200.5, beds: 1, inclusions: ['Fan'] },
    { roomCategoryCode: 'ICU', rate: 12400.1 },
  ])
})

it('shows a sheet with names and notes', () => {
  const sheet = {
    id: 7,
    effectiveDate: '2026-07-01',
    state: 'inForce' as const,
    createdBy: 'rates',
    lines: [...current, { nonsense: true }],
  }
  const { rows } = versionOf(sheet, names)
  expect(rows.map(({ label, amounts, note }) => [label, amounts['rate'], note])).toEqual([
    ['Ward', 120050, '1 bed, Fan'],
    ['OLD', 90000, undefined],
  ])
})

it('shows a proposal as waiting, and nothing for a payload of another shape', () => {
  const request = { code: 'UR-2026-000001', requesterName: 'Marikit' }
  const payload = { effectiveDate: '2027-01-01', lines: current }
  expect(pendingVersion({ ...request, payload }, names)).toMatchObject([
    { id: request.code, state: 'pending' },
  ])
  expect(pendingVersion({ ...request, payload: { effectiveDate: 'soon' } }, names)).toEqual([])
  expect(pendingVersion({ ...request, payload: null }, names)).toEqual([])
})
