import fc from 'fast-check'
import { sheetKindOfRequest } from '../fees/index.ts'
import { describe, expect, it } from 'vitest'
import { errorCodes } from '../errors/index.ts'
import { addDays } from '../time/index.ts'
import {
  affiliationNeedsRequest,
  allowedActions,
  checkAction,
  isOpenRequest,
  nextStatus,
  requestActions,
  requestAge,
  requestStatuses,
  requestTypeInfo,
  requestTypes,
} from './index.ts'
import type { ActionableRequest, RequestAction, RequestActor } from './index.ts'

const all = ['REQUEST_REVIEW', 'REQUEST_APPROVE']
const request: ActionableRequest = { type: 'hf-update', status: 'PENDING', requesterCode: 'USR0000001' }
const twoStep: ActionableRequest = {
  ...request,
  type: 'hf/service',
  status: 'REVIEWED',
  reviewedBy: 'USR0000002',
}
const requester: RequestActor = { userCode: 'USR0000001', permissions: [] }
const approver: RequestActor = { userCode: 'USR0000003', permissions: new Set(all) }
const reviewer: RequestActor = { userCode: 'USR0000002', permissions: all }

function answer(
  action: RequestAction,
  about: ActionableRequest,
  actor: RequestActor,
  remarks?: string,
): string {
  const check = checkAction(action, about, actor, remarks === undefined ? undefined : { remarks })
  return check.ok ? 'ok' : check.reason
}

describe('types', () => {
  it('are reviewed first where prices, a provider, an affiliation or an accreditation depend on them', () => {
    expect(Object.keys(requestTypeInfo).sort()).toEqual([...requestTypes].sort())
    expect(requestTypes.filter((type) => requestTypeInfo[type].twoStep).sort()).toEqual(
      [
        'affiliation',
        'disaccreditation',
        'hf-registration',
        'phy-registration',
        ...requestTypes.filter((type) => sheetKindOfRequest(type) !== undefined),
      ].sort(),
    )
  })
  it('park affiliations by status and bypass', () => {
    expect(affiliationNeedsRequest('ON_PROCESS', false)).toBe(true)
    expect(affiliationNeedsRequest('FOR_PAYMENT_ONLY', false)).toBe(true)
    expect(affiliationNeedsRequest('ON_PROCESS', true)).toBe(false)
    expect(affiliationNeedsRequest('ACCREDITED', false)).toBe(false)
  })
})

describe('checkAction', () => {
  it('lets one-step requests be approved at once and two-step ones only after a review', () => {
    expect(answer('approve', request, approver)).toBe('ok')
    expect(answer('approve', { ...twoStep, status: 'PENDING', reviewedBy: null }, approver)).toBe(
      'REQUEST_STATUS',
    )
    expect(answer('approve', twoStep, approver)).toBe('ok')
    expect(answer('approve', twoStep, reviewer)).toBe('SAME_REVIEWER')
    expect(answer('approve', { ...twoStep, type: 'hf-update' }, reviewer)).toBe('ok')
  })
  it('keeps four eyes even for who holds every permission', () => {
    const own: RequestActor = { ...approver, userCode: 'USR0000001', isAdministrator: true }
    expect(answer('review', request, own)).toBe('OWN_REQUEST')
    expect(answer('approve', request, own)).toBe('OWN_REQUEST')
    expect(answer('reject', request, own, 'no good')).toBe('OWN_REQUEST')
    expect(answer('cancel', request, own)).toBe('ok')
  })
  it('asks remarks of a rejection', () => {
    expect(answer('reject', request, approver, '  ab ')).toBe('REMARKS_REQUIRED')
    expect(answer('reject', request, approver, 'x'.repeat(1001))).toBe('REMARKS_REQUIRED')
    expect(answer('reject', request, approver, 'abc')).toBe('ok')
    expect(answer('reject', request, approver)).toBe('ok')
  })
  it('leaves cancelling and deleting to the requester', () => {
    expect(answer('cancel', request, requester)).toBe('ok')
    expect(answer('cancel', request, approver)).toBe('FORBIDDEN')
    const open: ActionableRequest = { ...request, requesterCode: null }
    expect(answer('cancel', open, approver)).toBe('FORBIDDEN')
    expect(answer('cancel', open, { ...approver, isAdministrator: true })).toBe('ok')
    expect(answer('delete', request, requester)).toBe('ok')
    expect(answer('delete', { ...request, lookedAt: true }, requester)).toBe('REQUEST_STATUS')
    expect(answer('delete', { ...request, status: 'REJECTED', lookedAt: true }, requester)).toBe('ok')
    expect(answer('delete', { ...request, status: 'APPROVED' }, requester)).toBe('REQUEST_STATUS')
  })
  it('lets reviewers and the requester add remarks while it is open', () => {
    expect(answer('saveRemarks', request, requester)).toBe('ok')
    expect(answer('saveRemarks', request, reviewer)).toBe('ok')
    expect(answer('saveRemarks', request, { userCode: 'USR0000009', permissions: [] })).toBe('FORBIDDEN')
    expect(answer('saveRemarks', { ...request, status: 'APPROVED' }, requester)).toBe('REQUEST_STATUS')
  })
  it('never decides a closed request, nor one of the own, and leads to known statuses', () => {
    const user = fc.constantFrom('a', 'b', 'c')
    fc.assert(
      fc.property(
        fc.constantFrom(...requestTypes),
        fc.constantFrom(...requestStatuses),
        user,
        fc.option(user, { nil: null }),
        user,
        fc.subarray(all),
        (type, status, requesterCode, reviewedBy, userCode, permissions) => {
          const about: ActionableRequest = { type, status, requesterCode, reviewedBy }
          for (const { action, check } of allowedActions(about, { userCode, permissions })) {
            if (!check.ok) {
              expect(errorCodes).toContain(check.reason)
              continue
            }
            if (action !== 'delete' && action !== 'note') expect(isOpenRequest(status)).toBe(true)
            if (['review', 'approve', 'reject', 'assign', 'ask', 'changeAsk'].includes(action))
              expect(userCode).not.toBe(requesterCode)
            if (action === 'approve' && requestTypeInfo[type].twoStep) {
              expect(status).toBe('REVIEWED')
              expect(userCode).not.toBe(reviewedBy)
            }
          }
        },
      ),
    )
  })
})

describe('nextStatus and age', () => {
  it('moves by action', () => {
    expect(requestActions.map((action) => nextStatus(action, 'PENDING'))).toEqual([
      'REVIEWED',
      'APPROVED',
      'REJECTED',
      'CANCELLED',
      ...Array.from({ length: 9 }, () => 'PENDING'),
    ])
  })
  it('groups by age', () => {
    const today = '2026-11-20'
    expect([0, 3, 4, 7, 8].map((n) => requestAge(addDays(today, -n), today).bucket)).toEqual([
      'upTo3',
      'upTo3',
      'upTo7',
      'upTo7',
      'over7',
    ])
  })
})
