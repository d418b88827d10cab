import { expect, it } from 'vitest'
import { readUrlState } from '../../../platform/routing/url-state.ts'
import { boardChanges, boardFilters, boardSchema, boardValues } from './board-state.ts'

const read = (query: string) => readUrlState(boardSchema, new URLSearchParams(query))

it('begins with what takes effect; dropping the chip shows everything', () => {
  expect(boardFilters(read('')).event).toBe('STARTS')
  expect(boardValues(read(''))).toEqual({ event: ['STARTS'] })
  expect(boardChanges({}).event).toBe('ALL')
  expect(boardFilters(read('event=ALL')).event).toBeUndefined()
  expect(boardValues(read('event=ALL'))).toEqual({})
})

it('drops what is no day, no kind and no event', () => {
  const filters = boardFilters(read('from=soon&kind=rooms&event=PARTY&to=2027-01-01&societyName=Surgeons'))
  expect(filters).toMatchObject({ from: undefined, kind: undefined, event: 'STARTS', to: '2027-01-01' })
  expect(filters.societyName).toBe('Surgeons')
})
