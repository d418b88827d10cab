import { describe, expect, it } from 'vitest'
import { readUrlState } from '../../lib/url-state.ts'
import {
  deskChanges,
  deskFilters,
  deskQuery,
  deskSchema,
  deskValues,
  queuesFor,
  sortOf,
} from './desk-state.ts'

const stateOf = (query: string) => readUrlState(deskSchema, new URLSearchParams(query))

describe('the desk', () => {
  it('begins with what is open, the longest waiting first', () => {
    expect(deskQuery(stateOf(''))).toMatchObject({
      status: 'PENDING,REVIEWED',
      sort: 'requestedDate,ASC',
      requestType: undefined,
    })
  })
  it('sorts what is decided by the latest decision', () => {
    expect(sortOf('decided')).toBe('decidedDate,DESC')
    expect(stateOf(`queue=decided&sort=${sortOf('decided')}`).sort).toBe('decidedDate,DESC')
  })
  it('shows everything in the queue of all', () => {
    expect(deskQuery(stateOf('queue=all')).status).toBeUndefined()
  })
  it('drops what nobody knows', () => {
    expect(stateOf('queue=lost&type=hf-update,nothing&age=old')).toMatchObject({
      queue: 'open',
      type: ['hf-update'],
      age: '',
    })
  })
  it('keeps its filters through the chips', () => {
    const state = stateOf('type=hf%2Froom-rate&age=over7&location=Cebu')
    expect(deskValues(state)).toEqual({ type: ['hf/room-rate'], age: ['over7'], location: ['Cebu'] })
    expect(deskChanges(deskValues(state))).toMatchObject({ page: 0, type: ['hf/room-rate'], age: 'over7' })
  })
  it('narrows a queue by its own condition and by filters inside it', () => {
    expect(deskQuery(stateOf('queue=mine&type=hf-update'))).toMatchObject({
      assignee: 'me',
      requestType: 'hf-update',
      status: 'PENDING,REVIEWED',
    })
    expect(deskQuery(stateOf('queue=waiting')).asked).toBe('waiting')
    expect(deskQuery(stateOf('queue=waiting&overdue=yes')).asked).toBe('overdue')
    expect(sortOf('waiting')).toBe('answerDueDate,ASC')
  })
  it('says how many of a kind wait', () => {
    const counts = new Map([['hf-update', 4]] as const)
    const [kind] = deskFilters(true, { counts, people: [] })
    expect(kind?.options?.find(({ value }) => value === 'hf-update')?.label).toBe('Facility update (4)')
    expect(kind?.options?.find(({ value }) => value === 'affiliation')?.label).toBe('Affiliation')
    expect(deskFilters(false, { counts, people: [] }).map(({ id }) => id)).toEqual(['type'])
  })
  it('offers providers no queue of the staff', () => {
    expect(queuesFor(false)).toEqual(['open', 'waiting', 'decided', 'all'])
    expect(queuesFor(true)).toContain('approve')
  })
})
