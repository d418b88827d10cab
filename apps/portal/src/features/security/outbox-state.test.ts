import { expect, it } from 'vitest'
import { readUrlState } from '../../platform/routing/url-state.ts'
import { outboxChanges, outboxQuery, outboxSchema, outboxValues } from './outbox-state.ts'

it('the outbox asks for what the address says, and back', () => {
  const state = readUrlState(
    outboxSchema,
    new URLSearchParams('state=FAILED&kind=RESET_TOKEN&recipient= tala '),
  )
  expect(outboxQuery(state)).toMatchObject({ state: 'FAILED', template: 'RESET_TOKEN', recipient: 'tala' })
  expect(outboxChanges(outboxValues(state))).toEqual({ page: 0, state: 'FAILED', kind: 'RESET_TOKEN' })
  expect(outboxChanges({})).toEqual({ page: 0, state: '', kind: '' })
  expect(readUrlState(outboxSchema, new URLSearchParams('state=NONSENSE')).state).toBe('')
})
