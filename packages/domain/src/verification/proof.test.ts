import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../time/index.ts'
import {
  documentTypesOfText,
  nextDueOf,
  proofOf,
  proofStates,
  verificationResults,
  type VerificationFact,
} from './index.ts'

const today: IsoDate = '2026-11-20'
const fact = (more: Partial<VerificationFact> = {}): VerificationFact => ({
  sourceCode: 'PRC',
  documentHash: 'a',
  result: 'CONFIRMED',
  performedOn: '2026-11-01',
  nextDue: '2027-11-01',
  ...more,
})
const ask = { documentHash: 'a', today } as const

const anyFact = fc.record({
  sourceCode: fc.constantFrom('PRC', 'PMA', 'BIR'),
  documentHash: fc.constantFrom('a', 'b', null),
  result: fc.constantFrom(...verificationResults),
  performedOn: fc.integer({ min: -400, max: 0 }).map((days) => addDays(today, days)),
  nextDue: fc.option(fc.integer({ min: -100, max: 400 }).map((days) => addDays(today, days))),
})
const facts = fc.array(anyFact, { maxLength: 12 })
const sources = fc.constantFrom('PRC', 'PMA', 'BIR', null)

describe('the state of a claim', () => {
  it('is unproven without a verification, and verified until the day it is due again', () => {
    expect(proofOf([], ask).state).toBe('UNPROVEN')
    expect(proofOf([fact()], ask)).toMatchObject({ state: 'VERIFIED', sourceCode: 'PRC', isAsked: false })
    expect(proofOf([fact({ nextDue: today })], ask).state).toBe('STALE')
    expect(proofOf([fact({ nextDue: addDays(today, 1) })], ask).state).toBe('VERIFIED')
  })

  it('is that of the document on file: a replaced document has to be verified again', () => {
    expect(proofOf([fact()], { ...ask, documentHash: 'b' }).state).toBe('UNPROVEN')
    expect(proofOf([fact({ result: 'MISMATCH' })], { ...ask, documentHash: 'b' }).state).toBe('UNPROVEN')
  })

  it('is contradicted when a source says otherwise, whatever another one confirmed', () => {
    const both = [fact({ result: 'NOT_FOUND' }), fact({ sourceCode: 'PMA' })]
    expect(proofOf(both, ask)).toMatchObject({ state: 'CONTRADICTED', sourceCode: 'PRC' })
    expect(proofOf(both, { ...ask, sourceCode: 'PMA' })).toMatchObject({ state: 'VERIFIED', isAsked: true })
  })

  it('stays what it was while the source is not reachable', () => {
    fc.assert(
      fc.property(facts, sources, (list, sourceCode) => {
        const down = list.flatMap((one) => [one, { ...one, result: 'SOURCE_DOWN' as const }])
        expect(proofOf(down, { ...ask, sourceCode })).toEqual(proofOf(list, { ...ask, sourceCode }))
      }),
    )
  })

  it('depends on no verification of another document or another source than the one asked for', () => {
    fc.assert(
      fc.property(facts, facts, (list, others) => {
        const foreign = others.map((one) => ({ ...one, documentHash: 'other' }))
        const question = { ...ask, sourceCode: 'PRC' }
        expect(proofOf([...foreign, ...list, ...foreign], question)).toEqual(proofOf(list, question))
        const own = list.filter(({ sourceCode }) => sourceCode === 'PRC')
        expect(proofOf(own, question)).toEqual(proofOf(list, question))
      }),
    )
  })

  it('follows from the last verification of the source that reached it', () => {
    fc.assert(
      fc.property(facts, anyFact, (list, last) => {
        fc.pre(last.result !== 'SOURCE_DOWN')
        const own = { ...last, documentHash: 'a' }
        const question = { ...ask, sourceCode: own.sourceCode }
        expect(proofOf([...list, own], question)).toEqual(proofOf([own], question))
      }),
    )
  })

  it('never becomes verified by the passing of days', () => {
    fc.assert(
      fc.property(facts, sources, fc.integer({ min: 0, max: 500 }), (list, sourceCode, days) => {
        const before = proofOf(list, { ...ask, sourceCode }).state
        const later = proofOf(list, { ...ask, sourceCode, today: addDays(today, days) }).state
        expect(proofStates).toContain(later)
        if (later === 'VERIFIED') expect(before).toBe('VERIFIED')
        if (before === 'CONTRADICTED') expect(later).toBe('CONTRADICTED')
      }),
    )
  })
})

describe('the next verification', () => {
  it('is due after the days a confirmation holds, at least a day later, and only after a confirmation', () => {
    expect(nextDueOf('CONFIRMED', today, 30)).toBe('2026-12-20')
    expect(nextDueOf('CONFIRMED', today, 0)).toBe('2026-11-21')
    for (const result of ['MISMATCH', 'NOT_FOUND', 'SOURCE_DOWN'] as const) {
      expect(nextDueOf(result, today, 30)).toBeNull()
    }
  })
})

it('reads the document types of a source from its text, each once', () => {
  expect(documentTypesOfText(' prc; PTR,prc  s2 ')).toEqual(['PRC', 'PTR', 'S2'])
  expect(documentTypesOfText(null)).toEqual([])
})
