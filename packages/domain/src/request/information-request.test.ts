import { describe, expect, it } from 'vitest'
import {
  withReplies,
  checkAction,
  daysLeft,
  isWaiting,
  newInformationRequest,
  rejectionMessage,
} from './index.ts'
import type { ActionableRequest, RequestActor } from './index.ts'

const today = '2026-11-20' as const
const request: ActionableRequest = { type: 'hf-update', status: 'PENDING', requesterCode: 'a' }
const requester: RequestActor = { userCode: 'a', permissions: [] }
const staff: RequestActor = { userCode: 'b', permissions: ['REQUEST_REVIEW'] }

describe('an ask', () => {
  it('is answered in parts, and each part keeps its day', () => {
    const informationRequest = newInformationRequest(
      ['Fire certificate', 'TIN'],
      7,
      'The scan is cut off.',
      today,
    )
    expect(informationRequest).toMatchObject({ askedOn: today, dueDate: '2026-11-27' })
    const partly = withReplies(informationRequest, [1], '2026-11-22')
    expect([isWaiting(informationRequest), isWaiting(partly)]).toEqual([true, true])
    const wholly = withReplies(partly, [0, 1, 9], '2026-11-25')
    expect(wholly.items.map(({ answeredOn }) => answeredOn)).toEqual(['2026-11-25', '2026-11-22'])
    expect(isWaiting(wholly)).toBe(false)
  })
  it('counts the days left, below zero once overdue', () => {
    const informationRequest = newInformationRequest(['TIN'], 2, null, today)
    expect(
      ([today, '2026-11-22', '2026-11-24'] as const).map((day) => daysLeft(informationRequest, day)),
    ).toEqual([2, 0, -2])
  })
  it('is one at a time, made by staff and answered by who asked or by staff', () => {
    const awaitingReply = { ...request, isAwaitingReply: true }
    expect(checkAction('ask', request, staff).ok).toBe(true)
    expect(checkAction('ask', awaitingReply, staff)).toMatchObject({ reason: 'REQUEST_STATUS' })
    expect(checkAction('ask', request, requester)).toMatchObject({ reason: 'FORBIDDEN' })
    expect(checkAction('answer', request, requester)).toMatchObject({ reason: 'REQUEST_STATUS' })
    expect(checkAction('answer', awaitingReply, requester).ok).toBe(true)
    expect(checkAction('answer', awaitingReply, staff).ok).toBe(true)
    expect(checkAction('note', { ...request, status: 'APPROVED' }, staff).ok).toBe(true)
    expect(checkAction('note', request, requester)).toMatchObject({ reason: 'FORBIDDEN' })
  })
})

describe('the words of a rejection', () => {
  it('are those of the reason and of the person; another reason says nothing by itself', () => {
    expect(rejectionMessage('EXPIRED', null)).toBe('A document has expired.')
    expect(rejectionMessage('EXPIRED', ' Send the new one. ')).toBe(
      'A document has expired. Send the new one.',
    )
    expect(rejectionMessage('OTHER', null)).toBe('')
    expect(rejectionMessage(null, 'Not signed')).toBe('Not signed')
  })
})
