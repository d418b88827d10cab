import { addDays, type IsoDate } from '@capiz/domain/time'
import { expect, test } from 'vitest'
import { readUrlState, writeUrlState } from '../../platform/routing/url-state.ts'
import {
  dueDayText,
  narrowing,
  expiringChanges,
  expiringQuery,
  expiringSchema,
  expiringValues,
  tabs,
  tabState,
} from './expiring-state.ts'

const accredited = { accreditationStatusCode: 'ACCREDITED' }
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
  expect(narrowing(state)).toEqual({ ...accredited, ownerType: 'facility', owner: 'Amihan' })
  expect(expiringQuery(state)).toEqual({
    page: 0,
    size: 25,
    sort: 'validityDate,ASC',
    bucket: 'lapsed',
    ownerType: 'facility',
    owner: 'Amihan',
    ...accredited,
  })
})

test('a group that is none is left out', () => {
  expect(expiringQuery(stateOf('bucket=45'))).not.toHaveProperty('bucket')
})

test('the distance of the last day is written as text', () => {
  const today = '2026-11-20' as IsoDate
  const texts = [null, -1091, -1, 0, 1, 30].map((days) =>
    dueDayText(days === null ? null : addDays(today, days), today),
  )
  expect(texts).toEqual(['Not on file', '1,091 days ago', '1 day ago', 'today', 'in 1 day', 'in 30 days'])
})

test('every tab but the last is about accredited providers, the last about all others in the network', () => {
  for (const tab of tabs) {
    const { accreditationStatusCode } = narrowing(tabState(stateOf(''), tab))
    expect(accreditationStatusCode).toBe(
      tab === 'not-accredited' ? 'ON_PROCESS,FOR_PAYMENT_ONLY,SUSPENDED' : 'ACCREDITED',
    )
  }
})

test('a status that is set holds in the tabs it belongs to', () => {
  const state = stateOf('bucket=not-accredited&accreditationStatusCode=SUSPENDED')
  expect(narrowing(state)).toEqual({ accreditationStatusCode: 'SUSPENDED' })
  expect(narrowing(state, 'lapsed')).toEqual(accredited)
  expect(tabState(state, 'lapsed').accreditationStatusCode).toBe('')
  const lapsed = stateOf('bucket=lapsed&accreditationStatusCode=SUSPENDED')
  expect(tabState(lapsed, 'missing').accreditationStatusCode).toBe('SUSPENDED')
})

test('the weeks of the dashboard lead to the documents that end within them', () => {
  const state = stateOf('ownerType=facility&from=2026-11-15&to=2026-11-21&x=1')
  expect(narrowing(state)).toEqual({
    ...accredited,
    ownerType: 'facility',
    from: '2026-11-15',
    to: '2026-11-21',
  })
  expect(narrowing(stateOf('from=soon'))).toEqual(accredited)
})
