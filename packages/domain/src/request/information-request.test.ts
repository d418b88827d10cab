import { describe, expect, it } from 'vitest'
import {
  withCorrectedText,
  withMoreAsked,
  withMoreDays,
  withOverdue,
  withReplies,
  withoutItems,
  checkAction,
  isWaiting,
  newInformationRequest,
  newlyOverdue,
  nextDueDate,
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
      [{ text: 'Fire certificate' }, { text: 'TIN' }],
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
  it('grows while it is open, is extended, corrected and withdrawn, each item by itself', () => {
    const first = newInformationRequest([{ text: 'Fire certificate' }, { text: 'TIN' }], 7, 'Cut off.', today)
    const more = withMoreAsked(
      first,
      { items: [{ text: 'Bank form' }], days: 3, reason: null, onOverdue: 'REMIND' },
      today,
    )
    expect(more.items.map(({ dueDate }) => dueDate)).toEqual(['2026-11-27', '2026-11-27', '2026-11-23'])
    expect([nextDueDate(more), more.dueDate, more.onOverdue]).toEqual(['2026-11-23', '2026-11-27', 'REMIND'])
    const extended = withMoreDays(more, [2], 20, today)
    expect([nextDueDate(extended), extended.dueDate]).toEqual(['2026-11-27', '2026-12-10'])
    const corrected = withCorrectedText(extended, 0, 'Fire safety certificate')
    expect(corrected.items[0]).toMatchObject({
      text: 'Fire safety certificate',
      earlierText: 'Fire certificate',
    })
    const withdrawn = withoutItems(corrected, [0, 1], 'Found on file', today)
    expect([isWaiting(withdrawn), nextDueDate(withdrawn)]).toEqual([true, '2026-12-10'])
    const late = withReplies(withdrawn, [0], '2026-11-22', () => ({ reply: 'Here it is', files: ['u1'] }))
    expect(late.items[0]).toMatchObject({ answeredOn: '2026-11-22', withdrawnOn: today, files: ['u1'] })
    expect(isWaiting(withReplies(late, [2], '2026-11-22'))).toBe(false)
    const next = withMoreAsked(
      withoutItems(late, [2], null, today),
      { items: [{ text: 'ID' }], days: 1, reason: null },
      today,
    )
    expect(next.items.map(({ text }) => text)).toEqual(['ID'])
  })
  it('has a last day that passes once', () => {
    const asked = newInformationRequest([{ text: 'TIN' }, { text: 'ID' }], 2, null, today)
    expect(newlyOverdue(asked, '2026-11-22')).toEqual([])
    const noticed = withOverdue(withReplies(asked, [1], today), [0], '2026-11-23')
    expect(newlyOverdue(asked, '2026-11-23')).toEqual([0, 1])
    expect(newlyOverdue(noticed, '2026-11-24')).toEqual([])
    expect(newlyOverdue(withMoreDays(noticed, [0], 1, '2026-11-24'), '2026-11-26')).toEqual([0])
  })
  it('is made and changed by staff, and answered by who asked or by staff', () => {
    const awaitingReply = { ...request, isAwaitingReply: true }
    expect(checkAction('ask', request, staff).ok).toBe(true)
    expect(checkAction('ask', awaitingReply, staff).ok).toBe(true)
    expect(checkAction('changeAsk', awaitingReply, staff).ok).toBe(true)
    expect(checkAction('changeAsk', request, staff)).toMatchObject({ reason: 'REQUEST_STATUS' })
    expect(checkAction('changeAsk', awaitingReply, requester)).toMatchObject({ reason: 'FORBIDDEN' })
    expect(checkAction('answer', { ...request, hasWithdrawnItems: true }, requester).ok).toBe(true)
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
