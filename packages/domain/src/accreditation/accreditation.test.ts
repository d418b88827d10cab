import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorCodes } from '../errors/index.ts'
import { addDays } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'
import {
  accreditationStatusCodes,
  allowedNext,
  checkMove,
  checkSuspension,
  documentStatePresentation,
  presentDocument,
  initialStatuses,
  isPubliclyAccredited,
  presentStatus,
  statusOn,
  statusPresentation,
  statusRowOn,
  statusTransitions,
  versionStatePresentation,
} from './index.ts'
import type { Move } from './index.ts'

const today: IsoDate = '2026-11-20'
const valid: Move = {
  from: 'ON_PROCESS',
  to: 'ACCREDITED',
  subject: 'facility',
  effectiveDate: today,
  reason: '',
  today,
  checklistComplete: true,
  missing: [],
  contractInForce: true,
}

describe('transitions', () => {
  it('begin with two statuses and end with CLOSED', () => {
    expect(allowedNext(null)).toEqual(['ON_PROCESS', 'FOR_PAYMENT_ONLY'])
    expect(allowedNext('CLOSED')).toEqual([])
  })
  it('reach every status from a new record', () => {
    const reached = new Set(initialStatuses)
    for (const status of reached) for (const next of statusTransitions[status]) reached.add(next)
    expect([...reached].sort()).toEqual([...accreditationStatusCodes].sort())
  })
  it('never lead an affiliation to CLOSED', () => {
    for (const status of accreditationStatusCodes) {
      expect(allowedNext(status, 'affiliation')).not.toContain('CLOSED')
    }
    expect(allowedNext('ACCREDITED', 'physician')).toContain('CLOSED')
  })
})

describe('checkMove', () => {
  it('accredits a complete record, and says when it is for later', () => {
    expect(checkMove(valid)).toEqual({ ok: true, scheduled: false })
    expect(checkMove({ ...valid, effectiveDate: addDays(today, 1) })).toEqual({ ok: true, scheduled: true })
  })
  it('names every unmet condition', () => {
    expect(
      checkMove({ ...valid, checklistComplete: false, missing: ['DOH licence'], contractInForce: false }),
    ).toEqual({
      ok: false,
      reason: 'CHECKLIST_INCOMPLETE',
      unmet: ['DOH licence', 'A contract in force on the effective date.'],
    })
    expect(checkMove({ ...valid, contractInForce: false })).toMatchObject({ reason: 'CONTRACT_MISSING' })
  })
  it('asks an affiliation for both ends, not for papers', () => {
    const affiliation: Move = {
      ...valid,
      subject: 'affiliation',
      checklistComplete: false,
      contractInForce: false,
    }
    expect(checkMove(affiliation)).toMatchObject({ reason: 'BOTH_ENDS_ACCREDITED' })
    expect(checkMove({ ...affiliation, bothEndsAccredited: true })).toMatchObject({ ok: true })
  })
  it('needs an approved request to disaccredit a provider', () => {
    const move: Move = { ...valid, from: 'ACCREDITED', to: 'DISACCREDITED', reason: 'Grave violation' }
    expect(checkMove(move)).toMatchObject({ reason: 'REQUEST_REQUIRED' })
    expect(checkMove({ ...move, viaApprovedRequest: true })).toMatchObject({ ok: true })
    expect(checkMove({ ...move, subject: 'affiliation' })).toMatchObject({ ok: true })
  })
  it.each([
    ['ab', false],
    ['   ', false],
    ['abc', true],
    ['x'.repeat(500), true],
    ['x'.repeat(501), false],
    [null, false],
  ])('reason %j', (reason, ok) => {
    expect(checkMove({ ...valid, from: 'ACCREDITED', to: 'SUSPENDED', reason }).ok).toBe(ok)
  })
  it('refuses every move outside the table, with a known error code', () => {
    const status = fc.constantFrom(...accreditationStatusCodes)
    fc.assert(
      fc.property(
        fc.option(status, { nil: null }),
        status,
        fc.constantFrom('facility' as const, 'physician' as const, 'affiliation' as const),
        fc.boolean(),
        (from, to, subject, ready) => {
          const answer = checkMove({
            ...valid,
            from,
            to,
            subject,
            reason: 'because',
            checklistComplete: ready,
            contractInForce: ready,
            bothEndsAccredited: ready,
            viaApprovedRequest: ready,
          })
          const legal = allowedNext(from, subject).includes(to)
          if (ready || !legal) expect(answer.ok).toBe(legal)
          if (answer.ok) return
          expect(answer.reason === 'STATUS_MOVE').toBe(!legal)
          expect(errorCodes).toContain(answer.reason)
          expect(answer.unmet.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})

describe('checkSuspension', () => {
  it('answers the day of return', () => {
    expect(checkSuspension({ from: today, until: addDays(today, 9), today })).toEqual({
      ok: true,
      returnsOn: addDays(today, 10),
    })
    expect(checkSuspension({ from: today, today })).toEqual({ ok: true })
  })
  it('may end today, but neither before today nor before its first day', () => {
    for (const from of [addDays(today, -5), today]) {
      expect(checkSuspension({ from, until: today, today })).toEqual({
        ok: true,
        returnsOn: addDays(today, 1),
      })
    }
    expect(checkSuspension({ from: addDays(today, 1), until: today, today }).ok).toBe(false)
    expect(checkSuspension({ from: today, until: addDays(today, -1), today }).ok).toBe(false)
    expect(checkSuspension({ from: addDays(today, -5), until: addDays(today, -1), today }).ok).toBe(false)
  })
})

describe('statusOn', () => {
  it('takes the last row not after the day, the greater id of two', () => {
    const history = [
      { id: 3, effectiveDate: today, toStatus: 'SUSPENDED' as const },
      { id: 1, effectiveDate: addDays(today, -30), toStatus: 'ON_PROCESS' as const },
      { id: 2, effectiveDate: today, toStatus: 'ACCREDITED' as const },
    ]
    expect(statusOn(history, addDays(today, -31))).toBeUndefined()
    expect(statusOn(history, addDays(today, -1))).toBe('ON_PROCESS')
    expect(statusRowOn(history, today)?.id).toBe(3)
  })
  it('agrees with sorting', () => {
    const row = fc.record({
      id: fc.nat(),
      effectiveDate: fc.integer({ min: -9, max: 9 }).map((n) => addDays(today, n)),
      toStatus: fc.constantFrom(...accreditationStatusCodes),
    })
    const rows = fc.uniqueArray(row, { selector: ({ id }) => id })
    fc.assert(
      fc.property(rows, fc.integer({ min: -10, max: 10 }), (history, n) => {
        const sorted = history
          .filter((r) => r.effectiveDate <= addDays(today, n))
          .sort((a, b) => a.effectiveDate.localeCompare(b.effectiveDate) || a.id - b.id)
        expect(statusRowOn(history, addDays(today, n))).toBe(sorted.at(-1))
      }),
    )
  })
  it('is public only when every end is accredited', () => {
    expect(isPubliclyAccredited(['ACCREDITED', 'ACCREDITED', 'ACCREDITED'])).toBe(true)
    expect(isPubliclyAccredited(['ACCREDITED', 'SUSPENDED', 'ACCREDITED'])).toBe(false)
    expect(isPubliclyAccredited([])).toBe(false)
  })
})

describe('presentation', () => {
  it('tells statuses of one table apart by label and by tone with icon or meaning', () => {
    for (const table of [statusPresentation, documentStatePresentation, versionStatePresentation]) {
      const entries = Object.values(table)
      expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length)
      expect(entries.map(({ sortOrder }) => sortOrder)).toEqual(
        entries.map(({ sortOrder }) => sortOrder).sort((a, b) => a - b),
      )
    }
  })
  it('says valid only of a document somebody verified, and missing only of a required one', () => {
    expect(presentDocument({ state: 'VALID', verified: true }).label).toBe('Valid')
    expect(presentDocument({ state: 'VALID', verified: false }).label).toBe('On file, not verified')
    expect(presentDocument({ state: 'VALID' }).label).toBe('On file')
    expect(presentDocument({ state: 'MISSING' }).label).toBe('Missing')
    expect(presentDocument({ state: 'MISSING', required: false }).label).toBe('Not given')
    expect(presentDocument({ state: 'EXPIRED', required: false, verified: true }).label).toBe('Expired')
  })
  it('follows the sort order of the codes', () => {
    expect(Object.keys(statusPresentation)).toEqual([...accreditationStatusCodes])
  })
  it('shows an unknown code as it is', () => {
    expect(presentStatus('ON_HOLD')).toMatchObject({ label: 'ON_HOLD', tone: 'neutral' })
    expect(presentStatus('constructor').label).toBe('constructor')
  })
})
