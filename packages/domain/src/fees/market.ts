/** Fewest peers a position is told of; with fewer, single prices could be guessed from it. */
export const leastPeers = 5

/** Percent of peers that cost less, from which a price is high or very high, and up to which it is low. */
export const marketLimits = { high: 85, veryHigh: 92, low: 15 } as const

/** The place of a line among the prices of its peers on one day. */
export interface MarketPosition {
  /** Number of peers with a price for the same item. */
  peers: number
  /** Whole percent of the peers that cost less than the requested amount; null where none is requested. */
  requested: number | null
  /** Whole percent of the peers that cost less than the price in force; null where there is none. */
  inForce: number | null
}

/** The quarter of the market an amount lies in; what an owner is told of the own price. */
export type MarketBand = 'LOW' | 'MIDDLE' | 'HIGH'

/** Peers of one item, counted by the database. */
export interface PeerCounts {
  peers: number
  /** Peers that cost less than the requested amount, and than the price in force. */
  belowRequested: number
  belowInForce: number
}

/**
 * Returns the position of a line among its peers; undefined under five of them. Percents are rounded to whole numbers, so
 * that both ends of a group read as 0 and 100.
 */
export function marketPosition(
  counts: PeerCounts,
  amounts: { requested: number | null; inForce: number | null },
): MarketPosition | undefined {
  const { peers, belowRequested, belowInForce } = counts
  if (peers < leastPeers) return undefined
  const percent = (below: number, amount: number | null) =>
    amount === null ? null : Math.round((below / peers) * 100)
  return {
    peers,
    requested: percent(belowRequested, amounts.requested),
    inForce: percent(belowInForce, amounts.inForce),
  }
}

/** Returns the band of a position: the lowest quarter, the middle half or the highest quarter. */
export function marketBand(percent: number): MarketBand {
  if (percent < 25) return 'LOW'
  return percent < 75 ? 'MIDDLE' : 'HIGH'
}
