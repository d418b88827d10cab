import { expect, test } from 'vitest'
import { readUrlState, writeUrlState } from '../../lib/url-state.ts'
import { leftText, narrowing, radarChanges, radarQuery, radarSchema, radarValues } from './radar-state.ts'

const stateOf = (query: string) => readUrlState(radarSchema, new URLSearchParams(query))

test('chips come back out of the address they were written to', () => {
  const changes = radarChanges({ bucket: ['30'], docType: ['LTO', 'PHIC'], region: ['Region VI, Visayas'] })
  const params = writeUrlState(radarSchema, new URLSearchParams(), changes)
  const state = readUrlState(radarSchema, params)
  expect(radarValues(state)).toEqual({
    bucket: ['30'],
    docType: ['LTO', 'PHIC'],
    region: ['Region VI, Visayas'],
  })
})

test('the figures of the groups are counted with every filter but the group', () => {
  const state = stateOf('bucket=lapsed&ownerType=facility&owner=Amihan')
  expect(narrowing(state)).toEqual({ ownerType: 'facility', owner: 'Amihan' })
  expect(radarQuery(state)).toEqual({
    page: 0,
    size: 25,
    sort: 'validityDate,ASC',
    bucket: 'lapsed',
    ownerType: 'facility',
    owner: 'Amihan',
  })
})

test('a group that is none is left out', () => {
  expect(radarQuery(stateOf('bucket=45'))).not.toHaveProperty('bucket')
})

test('what is left is said in words', () => {
  expect([-1, 0, 1, 30].map(leftText)).toEqual(['1 day ago', 'Ends today', 'In 1 day', 'In 30 days'])
})

test('the weeks of the dashboard lead to the papers that end within them', () => {
  const state = stateOf('ownerType=facility&from=2026-11-15&to=2026-11-21&x=1')
  expect(narrowing(state)).toEqual({ ownerType: 'facility', from: '2026-11-15', to: '2026-11-21' })
  expect(narrowing(stateOf('from=soon'))).toEqual({})
})
