import type { IsoDate } from '@capiz/domain/time'
import { expect, it } from 'vitest'
import { readUrlState } from '../../../platform/routing/url-state.ts'
import { boardChanges, boardFilters, boardSchema, boardValues } from './board-state.ts'
import { countedHeading } from '../../../patterns/counted-heading.ts'
import { dayHeading } from './day-heading.ts'

const read = (query: string) => readUrlState(boardSchema, new URLSearchParams(query))

it('begins with what takes effect; the events are tabs, which chips leave as they are', () => {
  expect(boardFilters(read('')).event).toBe('STARTS')
  expect(boardFilters(read('event=ALL')).event).toBeUndefined()
  expect(boardValues(read('event=GAP&societyName=Surgeons'))).toEqual({ societyName: ['Surgeons'] })
  expect(boardChanges({})).not.toHaveProperty('event')
})

it('drops what is no day, no kind and no event', () => {
  const filters = boardFilters(read('from=soon&kind=rooms&event=PARTY&to=2027-01-01&societyName=Surgeons'))
  expect(filters).toMatchObject({ from: undefined, kind: undefined, event: 'STARTS', to: '2027-01-01' })
  expect(filters.societyName).toBe('Surgeons')
})

it('counts the events of a day where all of them are on the page', () => {
  const days = ['2026-12-01', '2026-12-01', '2026-12-02', '2026-12-03'] as const
  const rows = days.map((day) => ({ day: day as IsoDate, daysAway: Number(day.slice(-1)) }))
  const headings = (number: number, totalPages: number) =>
    rows.map(countedHeading({ content: rows, number, totalPages }, dayHeading))
  expect(headings(0, 1)[0]).toBe('1 Dec 2026, in 1 day · 2')
  expect(headings(0, 2)).toContain('2 Dec 2026, in 2 days · 1')
  expect(headings(0, 2).at(-1)).toBe('3 Dec 2026, in 3 days · 1 on this page')
  expect(headings(1, 2)[0]).toBe('1 Dec 2026, in 1 day · 2 on this page')
})
