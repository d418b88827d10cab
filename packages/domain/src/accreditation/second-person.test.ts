import { describe, expect, it } from 'vitest'
import {
  accreditationStatusCodes,
  consequenceTexts,
  guardedMoveOf,
  lastVerifiers,
  secondPersonNeed,
  type HandsQuestion,
  type OnePersonRule,
  type StatusFigures,
} from './index.ts'

const question: HandsQuestion = {
  subject: 'facility',
  from: 'ON_PROCESS',
  to: 'ACCREDITED',
  overturned: [],
  affected: 0,
  isLastVerifier: false,
  rules: [],
}
const rule: OnePersonRule = { move: 'ACCREDIT', subject: null, mostAffected: null, isActive: true }

describe('what takes two persons', () => {
  it('is accrediting, reinstating, disaccrediting and closing of facilities and physicians', () => {
    const found = accreditationStatusCodes.map((to) => guardedMoveOf({ ...question, to }))
    expect(found.filter(Boolean)).toEqual(['ACCREDIT', 'DISACCREDIT', 'CLOSE'])
    expect(guardedMoveOf({ ...question, from: 'SUSPENDED' })).toBe('REINSTATE')
    expect(guardedMoveOf({ ...question, subject: 'affiliation' })).toBeUndefined()
  })
  it('is undoing what ends an accreditation on a coming day, and nothing else that is planned', () => {
    const move = { ...question, from: 'ACCREDITED', to: 'SUSPENDED' } as const
    expect(guardedMoveOf({ ...move, overturned: ['ACCREDITED', 'DISACCREDITED'] })).toBe('OVERTURN')
    expect(guardedMoveOf({ ...move, overturned: ['ACCREDITED'] })).toBeUndefined()
  })
})

describe('a rule for one person', () => {
  it('holds while it is in force, for its change and kind of provider', () => {
    expect(secondPersonNeed(question)).toBe('Accrediting takes two persons.')
    expect(secondPersonNeed({ ...question, rules: [rule] })).toBeUndefined()
    for (const other of [{ isActive: false }, { move: 'CLOSE' }, { subject: 'PHYSICIAN' }] as const) {
      expect(secondPersonNeed({ ...question, rules: [{ ...rule, ...other }] })).toBeDefined()
    }
  })
  it('goes as far as its amount, the widest of several', () => {
    const rules = [2, 5].map((mostAffected) => ({ ...rule, mostAffected }))
    expect(secondPersonNeed({ ...question, affected: 5, rules })).toBeUndefined()
    expect(secondPersonNeed({ ...question, affected: 6, rules })).toBe(
      'Accrediting takes two persons: it touches 6 physicians, and one person decides up to 5.',
    )
    const ofPlaces = { ...question, subject: 'physician', affected: 6, rules } as const
    expect(secondPersonNeed(ofPlaces)).toContain('it touches 6 places')
  })
  it('never leaves an accreditation to who verified last', () => {
    const alone = { ...question, isLastVerifier: true, rules: [rule] }
    expect(secondPersonNeed(alone)).toBe(
      'Accrediting takes two persons when who asks verified the last required claim.',
    )
    const closing = { ...alone, to: 'CLOSED', rules: [{ ...rule, move: 'CLOSE' }] } as const
    expect(secondPersonNeed(closing)).toBeUndefined()
  })
})

describe('who verified last', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 2, minute))
  it('is one person, or all of one moment, or nobody', () => {
    expect(lastVerifiers([])).toEqual([])
    const looks = [
      { by: 'ana', at: at(2) },
      { by: 'ben', at: at(5) },
      { by: 'ana', at: at(5) },
      { by: 'ben', at: at(5) },
    ]
    expect(lastVerifiers(looks)).toEqual(['ben', 'ana'])
    expect(lastVerifiers(looks.slice(0, 2))).toEqual(['ben'])
  })
})

describe('the consequences of a change', () => {
  const none: StatusFigures = {
    physicians: 0,
    onlyHere: 0,
    places: 0,
    coveredAccounts: 0,
    openRequests: 0,
    comingSheets: 0,
    plannedChanges: 0,
    portalAccounts: 0,
  }
  it('name each figure that is not zero, and say so when there is none', () => {
    expect(consequenceTexts('facility', { ...none, physicians: 3, onlyHere: 1, comingSheets: 1 })).toEqual([
      '3 physicians practise here, 1 of them nowhere else.',
      '1 price sheet begins later.',
    ])
    expect(consequenceTexts('facility', none)).toEqual([
      'No physician practises here, and nothing else is open.',
    ])
    expect(consequenceTexts('physician', none)).toEqual([
      'This physician practises nowhere yet, and nothing else is open.',
    ])
  })
})
