import { describe, expect, it } from 'vitest'
import type { PriceLimit } from './approval-limit.ts'
import { answeredLines, openQuestions, priceQuestions, type AskedPrices } from './price-questions.ts'

const limit: PriceLimit = {
  percent: null,
  pesos: null,
  droppedShare: null,
  droppedLines: null,
  noticeDays: null,
  askPercent: 40,
  askPeerPercent: 75,
  askLines: 2,
}
const room = (roomCategoryCode: string, rate: number) => ({ roomCategoryCode, rate })
const before = [room('WARD', 1000), room('SUITE', 5000), room('PRIV', 2000), room('ICU', 9000)]
const ask = (by: Partial<AskedPrices>) =>
  priceQuestions({ kind: 'room-rate', before, lines: before, ...by }, limit)
const peersOf = (median: number, count: number) => {
  return { field: 'rate', prices: new Map([['ward', { median, count }]]) }
}

describe('priceQuestions', () => {
  it('asks of a line far from the price before it, up or down', () => {
    const lines = [room('WARD', 1400), room('SUITE', 2900), room('PRIV', 20_000), room('ICU', 9000)]
    expect(ask({ lines })).toMatchObject([
      { id: 'FAR_FROM_PRICE:suite:rate', before: 5000, after: 2900, percent: -42 },
      { id: 'FAR_FROM_PRICE:priv:rate', before: 2000, after: 20_000, percent: 900 },
    ])
    expect(ask({ lines: before })).toEqual([])
  })

  it('asks of a new or changed line far from five peers or more, and says nothing of fewer', () => {
    const lines = [room('WARD', 1100), ...before.slice(1)]
    expect(ask({ lines, peers: peersOf(600, 5) })).toMatchObject([{ id: 'FAR_FROM_PEERS:ward', before: 600 }])
    expect(ask({ lines, peers: peersOf(600, 4) })).toEqual([])
    expect(ask({ lines, peers: peersOf(700, 9) })).toEqual([])
    expect(ask({ peers: peersOf(1, 9) })).toEqual([])
  })

  it('asks whether more than a few lines end, and nothing where no limit holds', () => {
    expect(ask({ lines: before.slice(0, 2) })).toEqual([])
    expect(ask({ lines: before.slice(0, 1) })).toMatchObject([
      { id: 'LINES_END', keys: ['suite', 'priv', 'icu'] },
    ])
    expect(priceQuestions({ kind: 'room-rate', before, lines: [] }, undefined)).toEqual([])
  })
})

describe('answers', () => {
  const lines = [room('WARD', 9)]
  const questions = ask({ lines })
  it('are open until every line has a reason and every end a choice', () => {
    const far = { id: 'FAR_FROM_PRICE:ward:rate', reason: 'Promised in the contract' }
    expect(openQuestions(questions, []).map(({ code }) => code)).toEqual(['LINES_END', 'FAR_FROM_PRICE'])
    expect(openQuestions(questions, [far])).toHaveLength(1)
    expect(
      openQuestions(questions, [
        { ...far, reason: ' x ' },
        { id: 'LINES_END', choice: 'END' },
      ]),
    ).toHaveLength(1)
    expect(openQuestions(questions, [far, { id: 'LINES_END', choice: 'KEEP' }])).toEqual([])
  })
  it('keep the lines that were to be kept, and end the others', () => {
    const kept = answeredLines('room-rate', before, lines, [{ id: 'LINES_END', choice: 'KEEP' }])
    expect(kept).toEqual([room('WARD', 9), ...before.slice(1)])
    expect(answeredLines('room-rate', before, lines, [{ id: 'LINES_END', choice: 'END' }])).toEqual(lines)
  })
})
