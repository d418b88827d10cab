import { describe, expect, it } from 'vitest'
import {
  agreedAmounts,
  counterOfferLimits,
  offersByLine,
  offerState,
  unsettledLines,
  withOfferAnswers,
  withRound,
} from './counter-offer.ts'

const line = (key: string, amount: number) => ({ key, name: key, requested: 1200, amount, reason: null })
const round = (...lines: ReturnType<typeof line>[]) => ({ lines, days: 7, by: 'USR0000009' })
const first = withRound(null, round(line('ward', 1000), line('suite', 900)), [], '2026-11-20')

describe('a counter-offer', () => {
  it('waits until its last day, and is answered or expired afterwards', () => {
    expect(offerState(null, '2026-11-20')).toBe('none')
    expect(first.rounds[0]?.dueDate).toBe('2026-11-27')
    expect(offerState(first, '2026-11-27')).toBe('waiting')
    expect(offerState(first, '2026-11-28')).toBe('expired')
    expect(offerState(withOfferAnswers(first, new Set(), '2026-11-21'), '2026-12-31')).toBe('answered')
  })
  it('agrees what the requester accepts, and leaves the rest to decide', () => {
    const answered = withOfferAnswers(first, new Set(['ward']), '2026-11-21')
    expect([...agreedAmounts(answered)]).toEqual([['ward', 1000]])
    expect(unsettledLines(answered)).toEqual(['suite'])
    expect(unsettledLines(first)).toEqual(['ward', 'suite'])
  })
  it('keeps the rounds of a line, and answers of earlier rounds', () => {
    const answered = withOfferAnswers(first, new Set(['ward']), '2026-11-21')
    const second = withRound(answered, round(line('suite', 1100)), [], '2026-11-22')
    expect(offersByLine(second).get('suite')).toEqual([
      { round: 1, amount: 900, reason: null, answer: 'DECLINED' },
      { round: 2, amount: 1100, reason: null, answer: null },
    ])
    const ended = withOfferAnswers(second, new Set(['suite']), '2026-11-23')
    expect([...agreedAmounts(ended)]).toEqual([
      ['ward', 1000],
      ['suite', 1100],
    ])
    expect(unsettledLines(ended)).toEqual([])
    expect(ended.rounds).toHaveLength(2)
    expect(counterOfferLimits.rounds).toBe(3)
  })
  it('keeps decisions on further lines, until one is decided anew or countered', () => {
    const aside = [
      { key: 'priv', accepted: true, reason: null },
      { key: 'norc', accepted: false, reason: 'Still needed' },
    ]
    const kept = withRound(null, round(line('ward', 1000)), aside, '2026-11-20')
    const next = withRound(
      kept,
      round(line('priv', 5)),
      [{ key: 'norc', accepted: true, reason: null }],
      '2026-11-21',
    )
    expect(kept.setAside).toEqual(aside)
    expect(next.setAside).toEqual([{ key: 'norc', accepted: true, reason: null }])
  })
})
