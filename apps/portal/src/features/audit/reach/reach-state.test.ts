import { expect, test } from 'vitest'
import { reachChanges, reachQuery } from './reach-state.ts'

const state: Parameters<typeof reachQuery>[0] = {
  page: 0,
  size: 25,
  sort: 'lastDate,DESC',
  user: '',
  period: 'month',
}

test('without a name the report is the own one, of the last 30 days', () => {
  const query = reachQuery(state, 'admin', '2026-11-20')
  expect(query).toMatchObject({ username: 'admin', from: '2026-10-22', to: '2026-11-20' })
})

test('names are small letters, and all of the time is a year', () => {
  const query = reachQuery({ ...state, user: ' Officer ', period: '' }, 'admin', '2026-11-20')
  expect(query).toMatchObject({ username: 'officer', from: '2025-11-21' })
})

test('another period begins at the first page', () => {
  expect(reachChanges({ period: ['week'] })).toEqual({ page: 0, period: 'week' })
})
