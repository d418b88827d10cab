import { describe, expect, it } from 'vitest'
import { allowedActions, checkAction, isOpenRequest, requestStatuses, waitsForApprover } from './index.ts'
import type { ActionableRequest, RequestAction, RequestActor } from './index.ts'

const maker = 'USR0000001'
const other: RequestActor = { userCode: 'USR0000002', permissions: ['REQUEST_REVIEW', 'REQUEST_APPROVE'] }
const makerWithAll: RequestActor = { ...other, userCode: maker }
const pending: ActionableRequest = { type: 'hf-update', status: 'PENDING', requesterCode: maker }
const twoStep: ActionableRequest = { ...pending, type: 'hf/service' }

function reasons(request: ActionableRequest, actor: RequestActor): Partial<Record<RequestAction, string>> {
  return Object.fromEntries(
    allowedActions(request, actor).map(({ action, check }) => [action, check.ok ? 'ok' : check.reason]),
  )
}

describe('four eyes on requests', () => {
  it('leave a pending request to another user', () => {
    expect(reasons(pending, other)).toEqual({
      review: 'ok',
      approve: 'ok',
      reject: 'ok',
      cancel: 'FORBIDDEN',
      saveRemarks: 'ok',
      delete: 'FORBIDDEN',
      assign: 'ok',
      note: 'ok',
      ask: 'ok',
      answer: 'REQUEST_STATUS',
      counter: 'REQUEST_STATUS',
      answerCounter: 'FORBIDDEN',
    })
  })
  it('keep the requester from every decision, whatever the permissions', () => {
    expect(reasons(pending, makerWithAll)).toEqual({
      review: 'OWN_REQUEST',
      approve: 'OWN_REQUEST',
      reject: 'OWN_REQUEST',
      cancel: 'ok',
      saveRemarks: 'ok',
      delete: 'ok',
      assign: 'OWN_REQUEST',
      note: 'ok',
      ask: 'OWN_REQUEST',
      answer: 'REQUEST_STATUS',
      counter: 'REQUEST_STATUS',
      answerCounter: 'REQUEST_STATUS',
    })
  })
  it('let nobody approve the second step of the own review', () => {
    const reviewed: ActionableRequest = { ...twoStep, status: 'REVIEWED', reviewedBy: other.userCode }
    expect(reasons(twoStep, other)).toMatchObject({ approve: 'REQUEST_STATUS', review: 'ok' })
    expect(reasons(reviewed, other)).toMatchObject({ approve: 'SAME_REVIEWER', reject: 'ok' })
    expect(reasons({ ...reviewed, reviewedBy: 'USR0000009' }, other)).toMatchObject({ approve: 'ok' })
  })
  it('say who waits for an approver', () => {
    const reviewed: ActionableRequest = { ...twoStep, status: 'REVIEWED', reviewedBy: other.userCode }
    expect(waitsForApprover(reviewed, other)).toBe(true)
    expect(waitsForApprover(reviewed, { ...other, userCode: 'USR0000009' })).toBe(false)
    expect(waitsForApprover({ ...reviewed, status: 'APPROVED' }, other)).toBe(false)
    expect(waitsForApprover({ ...reviewed, type: 'hf-update' }, other)).toBe(false)
  })
})

describe('counter-offers', () => {
  const approver: RequestActor = { ...other, userCode: 'USR0000009' }
  const reviewed: ActionableRequest = {
    ...twoStep,
    status: 'REVIEWED',
    reviewedBy: other.userCode,
    offers: { state: 'none', rounds: 0 },
  }
  const after = (state: 'waiting' | 'answered' | 'expired', rounds = 1) =>
    ({ ...reviewed, offers: { state, rounds } }) satisfies ActionableRequest
  it('are made by an approver who neither made nor reviewed the request', () => {
    expect(reasons(reviewed, approver)).toMatchObject({ counter: 'ok', answerCounter: 'FORBIDDEN' })
    expect(reasons(reviewed, other)).toMatchObject({ counter: 'SAME_REVIEWER' })
    expect(reasons(reviewed, makerWithAll)).toMatchObject({ counter: 'OWN_REQUEST' })
    expect(reasons({ ...reviewed, status: 'PENDING' }, approver)).toMatchObject({ counter: 'REQUEST_STATUS' })
    expect(reasons({ ...reviewed, isAwaitingReply: true }, approver)).toMatchObject({
      counter: 'REQUEST_STATUS',
    })
    const { offers: _none, ...withoutLines } = reviewed
    expect(reasons(withoutLines, approver)).toMatchObject({ counter: 'REQUEST_STATUS' })
  })
  it('stop an approval until they are answered or over, and are answered by the requester', () => {
    const waiting = reasons(after('waiting'), approver)
    expect(waiting).toMatchObject({ approve: 'OFFER_WAITING', counter: 'OFFER_WAITING', reject: 'ok' })
    expect(waiting.ask).toBe('REQUEST_STATUS')
    expect(reasons(after('waiting'), makerWithAll)).toMatchObject({ answerCounter: 'ok', cancel: 'ok' })
    for (const state of ['answered', 'expired'] as const) {
      expect(reasons(after(state), approver)).toMatchObject({ approve: 'ok', counter: 'ok' })
      expect(reasons(after(state), makerWithAll)).toMatchObject({ answerCounter: 'REQUEST_STATUS' })
    }
  })
  it('end after three rounds', () => {
    expect(reasons(after('answered', 2), approver)).toMatchObject({ counter: 'ok' })
    expect(reasons(after('answered', 3), approver)).toMatchObject({
      counter: 'REQUEST_STATUS',
      approve: 'ok',
    })
  })
})

describe('actions by status', () => {
  it('end with the decision, but for internal notes', () => {
    for (const status of requestStatuses.filter((one) => !isOpenRequest(one))) {
      const open = Object.entries(reasons({ ...pending, status, isAwaitingReply: true }, other))
        .filter(([, reason]) => reason === 'ok')
        .map(([action]) => action)
      expect(open, status).toEqual(['note'])
    }
    expect(requestStatuses.filter(isOpenRequest)).toEqual(['PENDING', 'REVIEWED'])
  })
  it('let the requester delete what nobody has opened, what was cancelled and what was rejected', () => {
    const own: RequestActor = { userCode: maker, permissions: [] }
    const mayDelete = (request: Partial<ActionableRequest>) =>
      checkAction('delete', { ...pending, ...request }, own).ok
    expect(mayDelete({})).toBe(true)
    expect(mayDelete({ lookedAt: true })).toBe(false)
    expect(mayDelete({ status: 'CANCELLED', lookedAt: true })).toBe(true)
    expect(mayDelete({ status: 'REJECTED', lookedAt: true })).toBe(true)
    expect(mayDelete({ status: 'REVIEWED' })).toBe(false)
    expect(mayDelete({ status: 'APPROVED' })).toBe(false)
  })
  it('leave a request from the public pages to administrators only', () => {
    const fromPublic: ActionableRequest = { ...pending, requesterCode: null }
    expect(checkAction('cancel', fromPublic, { ...other, isAdministrator: true }).ok).toBe(true)
    expect(checkAction('cancel', fromPublic, other).ok).toBe(false)
    expect(checkAction('cancel', pending, { ...other, isAdministrator: true }).ok).toBe(false)
  })
  it('take remarks of a rejection of 3 to 1,000 characters, and of no other action', () => {
    const rejected = (remarks: string | null) => checkAction('reject', pending, other, { remarks }).ok
    expect([null, ' ab ', 'abc', 'x'.repeat(1000), 'x'.repeat(1001)].map(rejected)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
    expect(checkAction('review', pending, other, { remarks: '' }).ok).toBe(true)
  })
})
