import { expect, it } from 'vitest'
import { readUrlState } from '../../../platform/routing/url-state.ts'
import { boardChanges, boardFilters, boardSchema, boardValues } from './board-state.ts'

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
