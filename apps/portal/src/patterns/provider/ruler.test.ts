import type { IsoDate } from '@capiz/domain/time'
import { describe, expect, it } from 'vitest'
import { ownRows, rulerSegments, type RulerFacts } from './ruler.ts'

const today = '2026-11-21'
const facts: RulerFacts = {
  status: 'ACCREDITED',
  accreditationDate: '2025-06-01',
  contractEffectiveDate: '2025-04-01',
  contractValidityDate: '2027-03-31',
}
const drawn = (history: [IsoDate, string][], more: RulerFacts = facts) =>
  rulerSegments(
    history.map(([effectiveDate, toStatus], id) => ({ id, effectiveDate, toStatus })),
    more,
    today,
  ).map(({ from, until, fill, label }) => [from, until, fill, label])

describe('ruler of a facility', () => {
  it('ends each period the day before the next, the last with the contract', () => {
    const history: [IsoDate, string][] = [
      ['2024-01-10', 'ON_PROCESS'],
      ['2024-02-01', 'ACCREDITED'],
      ['2025-03-04', 'SUSPENDED'],
      ['2025-06-01', 'ACCREDITED'],
    ]
    expect(drawn(history)).toEqual([
      ['2024-01-10', '2024-01-31', 'past', 'On process'],
      ['2024-02-01', '2025-03-03', 'past', 'Accredited'],
      ['2025-03-04', '2025-05-31', 'hatched', 'Suspended'],
      ['2025-06-01', '2027-03-31', 'current', 'Accredited'],
    ])
  })

  it('draws nothing after the facility left, and what is planned as planned', () => {
    const history: [IsoDate, string][] = [
      ['2024-02-01', 'ACCREDITED'],
      ['2026-01-01', 'WITHDRAWN'],
      ['2027-01-01', 'ON_PROCESS'],
    ]
    expect(drawn(history, { ...facts, status: 'WITHDRAWN' })).toEqual([
      ['2024-02-01', '2025-12-31', 'past', 'Accredited'],
      ['2027-01-01', undefined, 'scheduled', 'On process'],
    ])
  })

  it('lets the change written last rule its day', () => {
    const history: [IsoDate, string][] = [
      ['2024-02-01', 'ON_PROCESS'],
      ['2024-02-01', 'ACCREDITED'],
    ]
    expect(drawn(history).map(([from]) => from)).toEqual(['2024-02-01'])
  })

  it('falls back to the contract of a record without history', () => {
    expect(drawn([])).toEqual([['2025-04-01', '2027-03-31', 'current', 'Accredited']])
    expect(drawn([], { ...facts, status: 'CLOSED' })).toEqual([])
  })
})

it('leaves the changes of a merged record out', () => {
  const row = (applicantCode: string, id: number) => ({ applicantCode, id })
  expect(ownRows([row('HF0000001', 1), row('HF0000301', 2)], 'HF0000001')).toEqual([row('HF0000001', 1)])
})
