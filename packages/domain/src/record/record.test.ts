import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, type IsoDate } from '../time/index.ts'
import {
  answerDays,
  checkRecordMove,
  isImei,
  isOverdue,
  isRecordOpen,
  nextRecordStatuses,
  offeredStatuses,
  offenceNumber,
  offersDisaccreditation,
  recordKind,
  recordKindNames,
  recordStatusOn,
  recordProblems,
  recordStatusLabel,
  trackedStatus,
  unmetNeeds,
} from './index.ts'

const today: IsoDate = '2026-11-20'
const kinds = fc.constantFrom(...recordKindNames)
const has = () => true
const days = fc.integer({ min: -900, max: 900 }).map((offset) => addDays(today, offset))

describe('declarations', () => {
  it.each(recordKindNames)('%s names fields it has', (name) => {
    const kind = recordKind(name)
    const names = kind.fields.map((field) => field.name)
    expect(new Set(names).size).toBe(names.length)
    const pointed = [kind.day, kind.ownerField, kind.due?.field, ...kind.searched].filter(Boolean)
    expect(names).toEqual(expect.arrayContaining(pointed))
    for (const field of kind.fields) {
      if (field.from) expect(names).toContain(field.from)
      if (field.after) expect(names).toContain(field.after)
      if (field.kind === 'choice') expect(field.choices?.length).toBeGreaterThan(1)
      if (field.kind === 'term') expect(field.list).toBeDefined()
    }
  })
  it.each(recordKindNames)('%s has a machine that only names its own statuses', (name) => {
    const { machine, due } = recordKind(name)
    const statuses = Object.keys(machine.statuses)
    expect(statuses).toContain(machine.initial)
    expect(Object.keys(machine.moves).toSorted()).toEqual(statuses.toSorted())
    expect(statuses).toEqual(expect.arrayContaining(Object.values(machine.moves).flat()))
    expect(statuses).toEqual(expect.arrayContaining([...machine.final, ...(due?.settled ?? [])]))
    const reached = new Set([machine.initial])
    for (const status of reached) for (const next of machine.moves[status] ?? []) reached.add(next)
    expect([...reached].toSorted()).toEqual(statuses.toSorted())
  })
})

describe('moves', () => {
  it('go exactly where the machine says, whatever is entered', () => {
    fc.assert(
      fc.property(kinds, fc.nat(), fc.nat(), (name, a, b) => {
        const statuses = Object.keys(recordKind(name).machine.statuses)
        const [from = '', to = ''] = [statuses[a % statuses.length], statuses[b % statuses.length]]
        const fields = {
          rootCause: 'Kulang',
          correctiveAction: 'Ayusin',
          targetDate: today,
          answer: 'Oo',
          dateIssued: today,
          response: 'Naayos',
          responseDate: today,
          sanction: 'WARNING',
          dateReturned: today,
          datePulledOut: today,
          approvalCode: 'AP-1',
        }
        const check = checkRecordMove(name, { from, to, fields, authors: ['ana'], actor: 'ben', has })
        expect(check.ok).toBe(nextRecordStatuses(name, from).includes(to))
      }),
    )
  })
  it('a non-conformity needs its plan, and another person to close it', () => {
    const move = { from: 'OPEN', to: 'ACTION_PLANNED', fields: {}, authors: ['ana'], actor: 'ana', has }
    const empty = checkRecordMove('non-conformity', move)
    expect(empty).toMatchObject({ ok: false, reason: 'VALIDATION' })
    expect(unmetNeeds('non-conformity', 'ACTION_PLANNED', {}).map(({ field }) => field)).toEqual([
      'rootCause',
      'correctiveAction',
      'targetDate',
    ])
    const fields = { rootCause: 'a', correctiveAction: 'b', targetDate: today }
    const close = { from: 'FOR_VERIFICATION', to: 'CLOSED', fields, authors: ['ana'], has }
    expect(checkRecordMove('non-conformity', { ...close, actor: 'ana' })).toMatchObject({
      reason: 'OWN_RECORD',
    })
    expect(checkRecordMove('non-conformity', { ...close, actor: 'ben' })).toEqual({ ok: true })
  })
  it('offers exactly the moves that pass, once what they ask for is entered', () => {
    const permissions = [
      'COMPLIANCE_EDIT',
      'CHECKIN_EDIT',
      'HF_SUPPORT_EDIT',
      'SA_EDIT',
      'SA_STATUS',
    ] as const
    const filled = new Proxy({}, { get: () => 'entered' })
    fc.assert(
      fc.property(
        kinds,
        fc.subarray([...permissions]),
        fc.constantFrom('ana', 'ben'),
        (name, held, actor) => {
          const { statuses } = recordKind(name).machine
          for (const from of [...Object.keys(statuses), 'EXPIRED']) {
            const mover = {
              from,
              authors: ['ana'],
              actor,
              has: (one: string) => held.some((each) => each === one),
            }
            const passing = Object.keys(statuses).filter(
              (to) => checkRecordMove(name, { ...mover, to, fields: filled }).ok,
            )
            expect(passing.toSorted()).toEqual([...offeredStatuses(name, mover)].sort())
          }
        },
      ),
    )
  })
  it('an arrangement is written by one permission and decided by another, never by its author', () => {
    const kind = 'special-arrangement'
    const by = (from: string, actor: string, held: string) =>
      offeredStatuses(kind, { from, authors: ['ana'], actor, has: (one) => one === held })
    expect(by('DRAFT', 'ana', 'SA_EDIT')).toEqual(['FOR_APPROVAL'])
    expect(by('DRAFT', 'ben', 'SA_STATUS')).toEqual([])
    expect(by('FOR_APPROVAL', 'ben', 'SA_STATUS')).toEqual(['ACTIVE', 'DISAPPROVED'])
    expect(by('FOR_APPROVAL', 'ana', 'SA_STATUS')).toEqual([])
    expect(by('EXPIRED', 'ben', 'SA_STATUS')).toEqual([])
    const both = { from: 'FOR_APPROVAL', authors: ['ana', 'ben'], has: () => true }
    expect(offeredStatuses(kind, { ...both, actor: 'ben' })).not.toContain('ACTIVE')
    expect(offeredStatuses(kind, { ...both, actor: 'cara' })).toContain('ACTIVE')
    const run = { status: 'ACTIVE', fields: { validityDate: '2026-11-19' } }
    expect(recordStatusOn(kind, run, '2026-11-19')).toBe('ACTIVE')
    expect(recordStatusOn(kind, run, '2026-11-20')).toBe('EXPIRED')
    expect(recordStatusOn('violation', run, '2026-11-20')).toBe('ACTIVE')
  })
  it('a final status leads nowhere unless a return is foreseen, and closes the record', () => {
    fc.assert(
      fc.property(kinds, (name) => {
        for (const status of recordKind(name).machine.final) {
          expect(nextRecordStatuses(name, status)).toEqual([])
          expect(isRecordOpen(name, status)).toBe(false)
        }
      }),
    )
    expect(recordStatusLabel('violation', 'VOID')).toBe('Void')
    expect(recordStatusLabel('violation', 'NO-SUCH')).toBe('NO-SUCH')
  })
})

describe('tracked documents', () => {
  const maybe = fc.option(days, { nil: null })
  it('always have a status, and it never depends on the order the dates were entered in', () => {
    fc.assert(
      fc.property(maybe, maybe, maybe, (dateSent, dateReceived, dateReturned) => {
        const status = trackedStatus({ dateReturned, dateReceived, dateSent })
        expect(Object.keys(recordKind('document-tracker').machine.statuses)).toContain(status)
        expect(status === 'ISSUED').toBe(dateSent === null)
        if (dateSent && dateReceived) expect(status).toBe('RECEIVED')
        if (dateSent && !dateReceived && dateReturned) expect(status).toBe('RETURNED')
      }),
    )
  })
})

describe('rules', () => {
  const base = { dateFiled: today, sourceInternal: 'AUDIT_INTERNAL' }
  it('keeps the days in order and within reach', () => {
    fc.assert(
      fc.property(days, days, (dateFiled, dateIssued) => {
        const found = recordProblems('non-conformity', { ...base, dateFiled, dateIssued }, 'OPEN', today)
        expect(found.some(({ field }) => field === 'dateFiled')).toBe(dateFiled > today)
        expect(found.some(({ field }) => field === 'dateIssued')).toBe(dateIssued < dateFiled)
      }),
    )
    const far = { ...base, targetDate: '2037-01-01' }
    expect(recordProblems('non-conformity', far, 'OPEN', today)).toEqual([
      { field: 'targetDate', message: 'Choose a day within the next ten years.' },
    ])
  })
  it.each([
    [
      'non-conformity',
      { ...base, sourceInternal: 'OTHERS', sourceInternalOthers: ' ' },
      'sourceInternalOthers',
    ],
    ['dentist-check-in', { result: 'UNSATISFACTORY' }, 'nextVisitDate'],
    [
      'facility-check-in',
      { result: 'SATISFACTORY', ratings: [{ item: 'A' }, { item: 'A' }] },
      'ratings.1.item',
    ],
    [
      'facility-check-in',
      { result: 'SATISFACTORY', visitDate: today, nextVisitDate: today },
      'nextVisitDate',
    ],
    ['document-tracker', { dateReceived: today }, 'dateSent'],
    ['document-tracker', { dateSent: today, dateReceived: today, dateReturned: today }, 'dateReturned'],
    ['mobile-device', { maceTypeCode: 'PHONE' }, 'imeiNumber'],
    ['mobile-device', { maceTypeCode: 'PHONE', imeiNumber: '490154203237517' }, 'imeiNumber'],
    ['correction-notice', { applicantType: 'PHY', applicantCode: 'HF0000001' }, 'applicantCode'],
    ['violation', { applicantType: 'HFC', applicantCode: 'PHY0000001' }, 'applicantCode'],
  ] as const)('%s %j: %s', (kind, fields, field) => {
    expect(recordProblems(kind, fields, '', today).map((one) => one.field)).toContain(field)
  })
  it('asks a desktop for no IMEI', () => {
    expect(recordProblems('mobile-device', { maceTypeCode: 'DESKTOP' }, 'ISSUED', today)).toEqual([])
  })
})

describe('IMEI', () => {
  const withCheckDigit = (digits: readonly number[]) =>
    Array.from('0123456789')
      .map((last) => `${digits.join('')}${last}`)
      .filter(isImei)
  it('has exactly one check digit, and a changed digit breaks it', () => {
    const fourteen = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 })
    fc.assert(
      fc.property(fourteen, fc.nat(13), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const [good, ...others] = withCheckDigit(digits)
        expect(others).toEqual([])
        const invalid = Array.from(good ?? '').map((digit, i) =>
          i === at ? String((Number(digit) + by) % 10) : digit,
        )
        expect(isImei(invalid.join(''))).toBe(false)
      }),
    )
    expect(isImei('490154203237518')).toBe(true)
    expect(isImei('4901542032375')).toBe(false)
  })
})

describe('offences', () => {
  const earlier = fc.array(
    fc.record({ dateCommitted: days, status: fc.constantFrom('OPEN', 'RESOLVED', 'VOID') }),
    { maxLength: 12 },
  )
  it('count the live ones of 24 months, like a naive loop', () => {
    fc.assert(
      fc.property(days, earlier, (day, list) => {
        let count = 1
        for (const one of list) {
          const recent = addMonths(day, -24) < one.dateCommitted && one.dateCommitted <= day
          if (recent && one.status !== 'VOID') count += 1
        }
        expect(offenceNumber(day, list)).toBe(count)
      }),
    )
  })
  it('offer disaccreditation for a grave one and the third major one', () => {
    expect(offersDisaccreditation('GRAVE', 1)).toBe(true)
    expect([1, 2, 3, 4].map((number) => offersDisaccreditation('MAJOR', number))).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(offersDisaccreditation('MINOR', 9)).toBe(false)
  })
})

describe('clocks', () => {
  it('overdue begins the day after, and ends when settled', () => {
    const fields = { targetDate: today }
    expect(isOverdue('non-conformity', 'OPEN', fields, today)).toBe(false)
    expect(isOverdue('non-conformity', 'OPEN', fields, addDays(today, 1))).toBe(true)
    expect(isOverdue('non-conformity', 'CLOSED', fields, addDays(today, 1))).toBe(false)
    expect(isOverdue('correction-notice', 'CORRECTED', { dueDate: '2020-01-01' }, today)).toBe(false)
    expect(isOverdue('violation', 'OPEN', fields, addDays(today, 1))).toBe(false)
  })
  it('the answer clock stops with the answer', () => {
    expect(answerDays({ dateFiled: '2026-11-10' }, today)).toBe(10)
    expect(answerDays({ dateFiled: '2026-11-10', dateIssued: '2026-11-13' }, today)).toBe(3)
    expect(answerDays({}, today)).toBe(0)
  })
})
