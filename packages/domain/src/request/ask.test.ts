import { describe, expect, it } from 'vitest'
import { answered, checkAction, daysLeft, isWaiting, newAsk, rejectionWords } from './index.ts'
import type { ActionableRequest, RequestActor } from './index.ts'

const today = '2026-11-20' as const
const request: ActionableRequest = { type: 'hf-update', status: 'PENDING', requesterCode: 'a' }
const requester: RequestActor = { userCode: 'a', permissions: [] }
const staff: RequestActor = { userCode: 'b', permissions: ['REQUEST_REVIEW'] }

describe('an ask', () => {
  it('is answered in parts, and each part keeps its day', () => {
    const ask = newAsk(['Fire certificate', 'TIN'], 7, 'The scan is cut off.', today)
    expect(ask).toMatchObject({ askedOn: today, dueDate: '2026-11-27' })
    const partly = answered(ask, [1], '2026-11-22')
    expect([isWaiting(ask), isWaiting(partly)]).toEqual([true, true])
    const wholly = answered(partly, [0, 1, 9], '2026-11-25')
    expect(wholly.items.map(({ answeredOn }) => answeredOn)).toEqual(['2026-11-25', '2026-11-22'])
    expect(isWaiting(wholly)).toBe(false)
  })
  it('counts the days left, below zero once overdue', () => {
    const ask = newAsk(['TIN'], 2, null, today)
    expect(([today, '2026-11-22', '2026-11-24'] as const).map((day) => daysLeft(ask, day))).toEqual([
      2, 0, -2,
    ])
  })
  it('is one at a time, made by staff and answered by who asked or by staff', () => {
    const asked = { ...request, isAsked: true }
    expect(checkAction('ask', request, staff).ok).toBe(true)
    expect(checkAction('ask', asked, staff)).toMatchObject({ reason: 'REQUEST_STATUS' })
    expect(checkAction('ask', request, requester)).toMatchObject({ reason: 'FORBIDDEN' })
    expect(checkAction('answer', request, requester)).toMatchObject({ reason: 'REQUEST_STATUS' })
    expect(checkAction('answer', asked, requester).ok).toBe(true)
    expect(checkAction('answer', asked, staff).ok).toBe(true)
    expect(checkAction('note', { ...request, status: 'APPROVED' }, staff).ok).toBe(true)
    expect(checkAction('note', request, requester)).toMatchObject({ reason: 'FORBIDDEN' })
  })
})

describe('the words of a rejection', () => {
  it('are those of the reason and of the person; another reason says nothing by itself', () => {
    expect(rejectionWords('EXPIRED', null)).toBe('A document has expired.')
    expect(rejectionWords('EXPIRED', ' Send the new one. ')).toBe('A document has expired. Send the new one.')
    expect(rejectionWords('OTHER', null)).toBe('')
    expect(rejectionWords(null, 'Not signed')).toBe('Not signed')
  })
})
