import { expect, it } from 'vitest'
import { readUrlState } from '../../../platform/routing/url-state.ts'
import { historyQuery, historySchema, historyValues } from '../history-state.ts'
import { recordPath } from '../../../patterns/record-path.ts'
import {
  activityChanges,
  activityFilters,
  activityQuery,
  activitySchema,
  activityValues,
} from './activity-state.ts'

it('the activity log asks for what the address says, and back', () => {
  const state = readUrlState(
    activitySchema,
    new URLSearchParams('record=hf0000001&type=VISIT&month=3&year=2026'),
  )
  expect(activityQuery(state)).toMatchObject({
    applicantCode: 'HF0000001',
    type: 'VISIT',
    month: '3',
    year: '2026',
    term: undefined,
  })
  expect(activityChanges(activityValues(state))).toMatchObject({
    page: 0,
    type: 'VISIT',
    month: '3',
    topic: '',
  })
})

it('the last five years are offered', () => {
  const years = activityFilters('2026-11-21').find(({ id }) => id === 'year')?.options
  expect(years?.map(({ value }) => value)).toEqual(['2026', '2025', '2024', '2023', '2022'])
})

it('the accreditation history reads its own address and knows the page of a record', () => {
  const state = readUrlState(historySchema, new URLSearchParams('status=ACCREDITED,NONSENSE&period=today'))
  expect(historyQuery(state, '2026-11-21')).toMatchObject({
    accreditationStatusCode: 'ACCREDITED',
    updatedFrom: '2026-11-21',
  })
  expect(historyValues(state)).toEqual({ status: ['ACCREDITED'], period: ['today'] })
  expect(recordPath('PHY0000001')).toBe('/doctor/PHY0000001')
  expect(recordPath('AFF0000001')).toContain('record=AFF0000001')
})
