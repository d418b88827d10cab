import { expect, test } from 'vitest'
import { readUrlState, writeUrlState } from '../../platform/routing/url-state.ts'
import {
  daysLeftText,
  narrowing,
  expiringChanges,
  expiringQuery,
  expiringSchema,
  expiringValues,
} from './expiring-state.ts'

const stateOf = (query: string) => readUrlState(expiringSchema, new URLSearchParams(query))

test('chips come back out of the address they were written to', () => {
  const changes = expiringChanges({
    docType: ['LTO', 'PHIC'],
    region: ['Region VI, Visayas'],
  })
  const params = writeUrlState(expiringSchema, new URLSearchParams(), changes)
  const state = readUrlState(expiringSchema, params)
  expect(expiringValues(state)).toEqual({
    docType: ['LTO', 'PHIC'],
    region: ['Region VI, Visayas'],
  })
})

test('the figures of the groups are counted with every filter but the group', () => {
  const state = stateOf('bucket=lapsed&ownerType=facility&owner=Amihan')
  expect(narrowing(state)).toEqual({ ownerType: 'facility', owner: 'Amihan' })
  expect(expiringQuery(state)).toEqual({
    page: 0,
    size: 25,
    sort: 'validityDate,ASC',
    bucket: 'lapsed',
    ownerType: 'facility',
    owner: 'Amihan',
  })
})

test('a group that is none is left out', () => {
  expect(expiringQuery(stateOf('bucket=45'))).not.toHaveProperty('bucket')
})

test('what is left is said in words', () => {
  expect([-1091, -1, 0, 1, 30].map(daysLeftText)).toEqual([
    '1,091 days late',
    '1 day late',
    'Ends today',
    'In 1 day',
    'In 30 days',
  ])
})

test('the weeks of the dashboard lead to the documents that end within them', () => {
  const state = stateOf('ownerType=facility&from=2026-11-15&to=2026-11-21&x=1')
  expect(narrowing(state)).toEqual({ ownerType: 'facility', from: '2026-11-15', to: '2026-11-21' })
  expect(narrowing(stateOf('from=soon'))).toEqual({})
})
