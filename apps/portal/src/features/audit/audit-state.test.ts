import { expect, it } from 'vitest'
import { readUrlState } from '../../platform/routing/url-state.ts'
import { auditChanges, auditFilters, auditQuery, auditSchema, auditValues } from './audit-state.ts'

const state = readUrlState(auditSchema, new URLSearchParams('record=hf0000001&period=week&type=user'))

it('asks for what the address says', () => {
  expect(auditQuery(state, '2026-11-21')).toMatchObject({
    entityCode: 'HF0000001',
    entityType: 'user',
    updatedFrom: '2026-11-15',
    code: undefined,
  })
})

it('follows the chips and back', () => {
  expect(auditValues(state)).toEqual({ record: ['hf0000001'], period: ['week'], type: ['user'] })
  expect(auditChanges(auditValues(state))).toMatchObject({ record: 'hf0000001', period: 'week', code: '' })
})

it('offers the topics of a record as choices, else any text', () => {
  const topic = (topics: string[]) => auditFilters(topics).find(({ id }) => id === 'topic')?.kind
  expect(topic(['User'])).toBe('one')
  expect(topic([])).toBe('text')
})
