import { describe, expect, it } from 'vitest'
import { approvedAffiliationStatus, checkMove, checkSuspension, reasonProblem } from './index.ts'
import type { Move } from './index.ts'

const move: Move = {
  from: 'ON_PROCESS',
  to: 'ACCREDITED',
  subject: 'facility',
  effectiveDate: '2026-11-20',
  today: '2026-11-20',
  checklistComplete: true,
  missing: [],
  contractInForce: true,
}
const unmetOf = (change: Partial<Move>) => {
  const check = checkMove({ ...move, ...change })
  return check.ok ? [] : [check.reason, ...check.unmet]
}

describe('an approved affiliation', () => {
  it.each([
    ['ON_PROCESS', 'ACCREDITED', 'ACCREDITED', 'ACCREDITED'],
    ['ON_PROCESS', 'ACCREDITED', 'ON_PROCESS', 'ON_PROCESS'],
    ['ON_PROCESS', 'SUSPENDED', 'ACCREDITED', 'ON_PROCESS'],
    ['FOR_PAYMENT_ONLY', 'ACCREDITED', 'ACCREDITED', 'FOR_PAYMENT_ONLY'],
  ] as const)('asked for as %s of %s and %s ends as %s', (requested, physician, facility, status) => {
    expect(approvedAffiliationStatus(requested, { physician, facility })).toBe(status)
  })
})

describe('the reason of a status change', () => {
  it.each([
    ['SUSPENDED', null, false],
    ['SUSPENDED', ' ab ', false],
    ['SUSPENDED', 'abc', true],
    ['ACCREDITED', null, true],
    ['ACCREDITED', 'ab', false],
    ['ACCREDITED', 'a'.repeat(501), false],
  ] as const)('towards %s: %j', (to, reason, isFine) => {
    expect(reasonProblem(to, reason) === undefined).toBe(isFine)
  })
})

describe('sentences of a refused status change', () => {
  it('name both statuses, or a new record', () => {
    expect(unmetOf({ from: 'DISACCREDITED', to: 'SUSPENDED', reason: 'because' })).toEqual([
      'STATUS_MOVE',
      '"Disaccredited" cannot become "Suspended".',
    ])
    expect(unmetOf({ from: null, to: 'SUSPENDED', reason: 'because' })).toEqual([
      'STATUS_MOVE',
      'A new record cannot become "Suspended".',
    ])
  })
  it('name each condition', () => {
    expect(unmetOf({ from: 'ACCREDITED', to: 'SUSPENDED' })).toEqual([
      'REASON_REQUIRED',
      'Give a reason of 3 to 500 characters.',
    ])
    expect(unmetOf({ from: 'ACCREDITED', to: 'DISACCREDITED', reason: 'because' })).toEqual([
      'REQUEST_REQUIRED',
      'Disaccreditation needs an approved request.',
    ])
    expect(unmetOf({ subject: 'affiliation' })).toEqual([
      'BOTH_ENDS_ACCREDITED',
      'Physician and facility must both be accredited.',
    ])
    expect(unmetOf({ checklistComplete: false })).toEqual([
      'CHECKLIST_INCOMPLETE',
      'The checklist is not complete.',
    ])
    expect(unmetOf({ checklistComplete: false, missing: ['Contract', 'Permit'] })).toEqual([
      'CHECKLIST_INCOMPLETE',
      'Contract',
      'Permit',
    ])
    expect(unmetOf({ contractInForce: false })).toEqual([
      'CONTRACT_MISSING',
      'A contract in force on the effective date.',
    ])
  })
  it('let accreditation go without a reason, but with none that is too short', () => {
    expect(unmetOf({ reason: null })).toEqual([])
    expect(unmetOf({ reason: 'ab' })[0]).toBe('REASON_REQUIRED')
  })
})

describe('the bounds of a suspension', () => {
  it('are named by code', () => {
    const refused = { ok: false, reason: 'SUSPENSION_PERIOD' }
    const today = '2026-11-20'
    expect(checkSuspension({ from: '2026-11-25', until: '2026-11-24', today })).toEqual(refused)
    expect(checkSuspension({ from: '2026-11-01', until: '2026-11-19', today })).toEqual(refused)
    expect(checkSuspension({ from: '2026-11-25', until: '2026-11-25', today })).toEqual({
      ok: true,
      returnsOn: '2026-11-26',
    })
  })
})
