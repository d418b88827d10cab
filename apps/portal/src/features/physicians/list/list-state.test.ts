import { expect, it } from 'vitest'
import { firstCallsAt } from '../../../platform/calls/first-calls.ts'
import { readUrlState, writeUrlState } from '../../../platform/routing/url-state.ts'
import { changesOf, filterQuery, filterValues, listSchema, queryOf, viewsOf } from './list-state.ts'

const stateOf = (query: string) => readUrlState(listSchema, new URLSearchParams(query))

it('reads filters from the address and sends only those that are set', () => {
  const state = stateOf('status=ACCREDITED,NOSUCH&profession=DMD&specialty=IM&term=%20Ana%20&size=7')
  expect(filterQuery(state)).toEqual({
    term: 'Ana',
    accreditationStatusCode: 'ACCREDITED',
    type: 'DMD',
    specializationCode: 'IM',
    province: undefined,
    credentialState: undefined,
  })
  expect(filterQuery(stateOf('expiring=MISSING')).credentialState).toBe('MISSING')
  expect(filterQuery(stateOf('expiring=any')).credentialState).toBeUndefined()
  expect(state.size).toBe(25)
})

it('begins with the call that is sent before the program is there', () => {
  const given = Object.entries(queryOf(stateOf(''))).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  expect(firstCallsAt('/doctor')).toEqual([['accr', `/phy/list?${query.toString()}`]])
})

it('takes chips back into the address as they were', () => {
  const state = stateOf('status=ACCREDITED,SUSPENDED&profession=MD&province=Capiz&expiring=any&page=3')
  const changes = changesOf(filterValues(state))
  expect({ ...state, ...changes }).toEqual({ ...state, page: 0 })
})

it('marks the view whose filters are set, whatever is searched', () => {
  const current = (query: string) =>
    viewsOf(stateOf(query))
      .filter(({ isCurrent }) => isCurrent)
      .map(({ label }) => label)
  expect(current('term=ana')).toEqual(['All'])
  expect(current('profession=DMD')).toEqual(['Dentists'])
  expect(current('profession=DMD&status=ACCREDITED')).toEqual([])
  const [, , expiring] = viewsOf(stateOf(''))
  const params = writeUrlState(listSchema, new URLSearchParams(), expiring?.changes ?? {})
  expect(params.toString()).toBe('expiring=any')
})
