import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastPeers, marketBand, marketPosition } from './market.ts'

describe('the position of a price in the market', () => {
  const amounts = { requested: 1200, inForce: 900 }
  it('is the share of peers that cost less, and nothing under five of them', () => {
    expect(marketPosition({ peers: 8, belowRequested: 6, belowInForce: 1 }, amounts)).toEqual({
      peers: 8,
      requested: 75,
      inForce: 13,
    })
    expect(marketPosition({ peers: 4, belowRequested: 4, belowInForce: 0 }, amounts)).toBeUndefined()
    const added = { requested: 1200, inForce: null }
    expect(marketPosition({ peers: 5, belowRequested: 5, belowInForce: 0 }, added)).toEqual({
      peers: 5,
      requested: 100,
      inForce: null,
    })
  })
  it('never falls when the price rises', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: leastPeers, maxLength: 40 })
    const amount = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(prices, amount, amount, (peers, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const below = (limit: number) => peers.filter((price) => price < limit).length
        const counts = { peers: peers.length, belowRequested: below(high), belowInForce: below(low) }
        const position = marketPosition(counts, { requested: high, inForce: low })
        expect(position?.requested).toBeGreaterThanOrEqual(position?.inForce ?? Number.NaN)
      }),
    )
  })
  it('is told to its owner as a quarter of the market', () => {
    expect([0, 24, 25, 74, 75, 100].map(marketBand)).toEqual([
      'LOW',
      'LOW',
      'MIDDLE',
      'MIDDLE',
      'HIGH',
      'HIGH',
    ])
  })
})
