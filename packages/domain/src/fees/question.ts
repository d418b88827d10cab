/** Least length of a typed answer, in characters. */
export const leastAnswer = 3

/** The questions about prices: far from the price before, far from the peers, lines that end. */
export const priceQuestionCodes = ['FAR_FROM_PRICE', 'FAR_FROM_PEERS', 'LINES_END'] as const

/** Code of a question about prices. */
export type PriceQuestionCode = (typeof priceQuestionCodes)[number]

/** The answers to the question whether lines end: they do, or they are kept in the new prices. */
export const lineEndChoices = ['END', 'KEEP'] as const

/** Answer to the question whether lines end. */
export type LineEndChoice = (typeof lineEndChoices)[number]

/** A question that is asked before prices are stored; `id` tells it from the others of the same prices. */
export interface PriceQuestion {
  id: string
  code: PriceQuestionCode
  /** keys of the lines it is about */
  keys: string[]
  /** name of the priced field; empty for lines that end */
  field: string
  /** the price compared with, and the new one; null for lines that end */
  before: number | null
  after: number | null
  /** difference in percent, in points of a field in percent; null where there is nothing to compare with */
  percent: number | null
  /** how many peers the middle price is of; null where no peers are compared with */
  peers: number | null
}

/**
 * The answer to a question: a typed reason, and of lines that end whether they do. An answer whose id is the code of
 * questions answers all of that code that have none of their own.
 */
export interface PriceAnswer {
  id: string
  reason?: string | null | undefined
  choice?: LineEndChoice | null | undefined
}
