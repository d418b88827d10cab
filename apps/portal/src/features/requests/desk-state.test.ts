import { describe, expect, it } from 'vitest'
import { readUrlState } from '../../lib/url-state.ts'
import { deskChanges, deskQuery, deskSchema, deskValues, queuesFor, sortOf } from './desk-state.ts'

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
  it('offers providers only open and decided requests', () => {
    expect(queuesFor(false)).toEqual(['open', 'decided', 'all'])
    expect(queuesFor(true)).toContain('approve')
  })
})
