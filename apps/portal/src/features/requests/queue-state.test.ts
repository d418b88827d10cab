import { describe, expect, it } from 'vitest'
import { readUrlState } from '../../platform/routing/url-state.ts'
import {
  queueChanges,
  queueFilters,
  queueHref,
  queueQuery,
  queueSchema,
  queueValues,
  queuesFor,
  sortOf,
} from './queue-state.ts'

const stateOf = (query: string) => readUrlState(queueSchema, new URLSearchParams(query))

describe('the desk', () => {
  it('begins with what is open, the most late first', () => {
    expect(queueQuery(stateOf(''))).toMatchObject({
      status: 'PENDING,REVIEWED',
      sort: 'daysLate,DESC',
      requestType: undefined,
    })
  })
  it('sorts what is decided by the latest decision', () => {
    expect(sortOf('decided')).toBe('decidedDate,DESC')
    expect(stateOf(`queue=decided&sort=${sortOf('decided')}`).sort).toBe('decidedDate,DESC')
  })
  it('shows everything in the queue of all', () => {
    expect(queueQuery(stateOf('queue=all')).status).toBeUndefined()
  })
  it('has an address for each queue, and for who approves the open one names itself', () => {
    expect(queueHref({ queue: 'open' }, 'review')).toBe('/dashboard/requests')
    expect(queueHref({ queue: 'open', term: 'ilog' }, 'approve')).toBe(
      '/dashboard/requests?term=ilog&queue=open',
    )
    expect(queueHref({ queue: 'approve' }, 'approve')).toBe('/dashboard/requests?queue=approve')
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
    expect(queueValues(state)).toEqual({ type: ['hf/room-rate'], age: ['over7'], location: ['Cebu'] })
    expect(queueChanges(queueValues(state))).toMatchObject({ page: 0, type: ['hf/room-rate'], age: 'over7' })
  })
  it('narrows a queue by its own condition and by filters inside it', () => {
    expect(queueQuery(stateOf('queue=mine&type=hf-update'))).toMatchObject({
      assignee: 'me',
      requestType: 'hf-update',
      status: 'PENDING,REVIEWED',
    })
    expect(queueQuery(stateOf('queue=waiting')).asked).toBe('waiting')
    expect(queueQuery(stateOf('queue=waiting&overdue=yes')).asked).toBe('overdue')
    expect(sortOf('waiting')).toBe('daysLate,DESC')
  })
  it('holds for who takes a step what this very user may do, for others what is in that state', () => {
    const approve = stateOf('queue=approve')
    const review = stateOf('queue=review')
    for (const step of [undefined, 'review'] as const)
      expect(queueQuery(approve, step)).toMatchObject({ status: 'REVIEWED', waits: undefined })
    expect(queueQuery(approve, 'approve')).toMatchObject({ status: 'PENDING,REVIEWED', waits: 'approve' })
    expect(queueQuery(review)).toMatchObject({ status: 'PENDING', waits: undefined })
    for (const step of ['review', 'approve'] as const)
      expect(queueQuery(review, step)).toMatchObject({ status: 'PENDING,REVIEWED', waits: 'review' })
    expect(queueQuery(stateOf('queue=mine'), 'approve').waits).toBeUndefined()
  })
  it('reads the groups of Today', () => {
    expect(queueQuery(stateOf('waits=me'), 'review')).toMatchObject({
      status: 'PENDING,REVIEWED',
      waits: 'me',
    })
    expect(queueQuery(stateOf('waits=strangers')).waits).toBeUndefined()
  })
  it('says how many of a kind wait', () => {
    const counts = new Map([['hf-update', 4]] as const)
    const [kind] = queueFilters(true, { counts, people: [] })
    expect(kind?.options?.find(({ value }) => value === 'hf-update')?.label).toBe('Facility update (4)')
    expect(kind?.options?.find(({ value }) => value === 'affiliation')?.label).toBe('Affiliation')
    expect(queueFilters(false, { counts, people: [] }).map(({ id }) => id)).toEqual(['type'])
  })
  it('offers providers no queue of the staff', () => {
    expect(queuesFor(false)).toEqual(['open', 'waiting', 'decided', 'all'])
    expect(queuesFor(true)).toContain('approve')
  })
})
