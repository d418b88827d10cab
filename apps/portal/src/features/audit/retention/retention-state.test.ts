import { expect, test } from 'vitest'
import { retentionChanges, retentionQuery, retentionValues } from './retention-state.ts'

const state: Parameters<typeof retentionQuery>[0] = {
  page: 3,
  size: 25,
  sort: 'runDate,DESC',
  kind: 'MAIL',
  result: '',
}

test('filters that are not set are left out of the query', () => {
  expect(retentionQuery(state)).toEqual({
    page: 3,
    size: 25,
    sort: 'runDate,DESC',
    kind: 'MAIL',
    result: undefined,
  })
})

test('chips are read back as they were set, from the first page on', () => {
  expect(retentionChanges(retentionValues(state))).toEqual({ page: 0, kind: 'MAIL', result: '' })
})
