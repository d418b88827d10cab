import { percentChange } from '../money/index.ts'
import { isDroppedBeyond, type PriceLimit } from './approval-limit.ts'
import { lineKey } from './keys.ts'
import { priceSteps, type PriceLineValues } from './price-steps.ts'
import type { PriceSheetKindName } from '../sheet-kind/index.ts'

/** Least number of peers whose middle price is compared with; below it nothing is said of them. */
export const leastPeers = 5

/** Least length of a typed answer, in characters. */
export const leastAnswer = 3

/** The middle price of the peers for a line, and how many peers have one. */
export interface PeerPrice {
  median: number
  count: number
}

/** The questions about prices: far from the price before, far from the peers, lines that end. */
export const priceQuestionCodes = ['FAR_FROM_PRICE', 'FAR_FROM_PEERS', 'LINES_END'] as const

/** What is asked before prices are stored; `id` tells a question from the others of the same prices. */
export interface PriceQuestion {
  id: string
  code: (typeof priceQuestionCodes)[number]
  /** keys of the lines it is about */
  keys: string[]
  /** the price compared with, and the new one; null for lines that end */
  before: number | null
  after: number | null
  /** difference in percent, in points of a field in percent; null where there is nothing to compare with */
  percent: number | null
}

/** The answer to a question: a typed reason, and of lines that end whether they do. */
export interface PriceAnswer {
  id: string
  reason?: string | null | undefined
  choice?: 'END' | 'KEEP' | null | undefined
}

/** Prices about to be stored. */
export interface AskedPrices {
  kind: PriceSheetKindName
  /** the lines they take the place of */
  before: readonly PriceLineValues[]
  lines: readonly PriceLineValues[]
  /** prices of the peers by the key of the line, for the field named */
  peers?: { field: string; prices: ReadonlyMap<string, PeerPrice> } | undefined
}

function farFromPrice({ kind, before, lines }: AskedPrices, limit: PriceLimit): PriceQuestion[] {
  const { percent, pesos } = limit
  const far = priceSteps(kind, before, lines).filter((step) => {
    if (step.state !== 'changed') return false
    const isFar = percent !== null && Math.abs(step.percent ?? 0) > percent
    return isFar || (pesos !== null && Math.abs(step.pesos ?? 0) > pesos)
  })
  return far.map((step) => ({
    id: `FAR_FROM_PRICE:${step.key}:${step.field}`,
    code: 'FAR_FROM_PRICE',
    keys: [step.key],
    before: step.before,
    after: step.after,
    percent: step.percent !== null && Number.isFinite(step.percent) ? step.percent : null,
  }))
}

function farFromPeers(asked: AskedPrices, { peerPercent }: PriceLimit): PriceQuestion[] {
  const { kind, before, lines, peers } = asked
  if (peers === undefined || peerPercent === null) return []
  const stored = new Map(before.map((line) => [lineKey(kind, line), line[peers.field]]))
  return lines.flatMap((line): PriceQuestion[] => {
    const key = lineKey(kind, line)
    const [price, peer] = [line[peers.field], peers.prices.get(key)]
    // What was asked when it was entered is not asked again.
    if (typeof price !== 'number' || price === stored.get(key)) return []
    if (peer === undefined || peer.count < leastPeers) return []
    const percent = percentChange(peer.median, price)
    if (percent === undefined || Math.abs(percent) <= peerPercent) return []
    const id = `FAR_FROM_PEERS:${key}`
    return [{ id, code: 'FAR_FROM_PEERS', keys: [key], before: peer.median, after: price, percent }]
  })
}

function linesEnd({ kind, before, lines }: AskedPrices, limit: PriceLimit): PriceQuestion[] {
  const later = new Set(lines.map((line) => lineKey(kind, line)))
  const keys = before.map((line) => lineKey(kind, line)).filter((key) => !later.has(key))
  if (!isDroppedBeyond({ dropped: keys.length, of: before.length }, limit)) return []
  return [{ id: 'LINES_END', code: 'LINES_END', keys, before: null, after: null, percent: null }]
}

/**
 * Returns what is asked before prices are stored: of a line far from the price before it or from its peers the reason,
 * of many lines that fall out of force whether they end. One rule for saves, uploads and proposals; without limits
 * nothing is asked.
 */
export function priceQuestions(asked: AskedPrices, limit: PriceLimit | undefined): PriceQuestion[] {
  if (!limit) return []
  return [...linesEnd(asked, limit), ...farFromPrice(asked, limit), ...farFromPeers(asked, limit)]
}

function isAnswered({ id, code }: PriceQuestion, answers: ReadonlyMap<string, PriceAnswer>): boolean {
  const answer = answers.get(id)
  if (code === 'LINES_END') return answer?.choice === 'END' || answer?.choice === 'KEEP'
  return (answer?.reason ?? '').trim().length >= leastAnswer
}

/** Returns the questions that have no answer yet: lines that end want a choice, the others a typed reason. */
export function openQuestions(
  questions: readonly PriceQuestion[],
  answers: readonly PriceAnswer[],
): PriceQuestion[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  return questions.filter((question) => !isAnswered(question, byId))
}

/** Returns the lines to store after the answers: those that would have ended stay where they were to be kept. */
export function answeredLines<L extends PriceLineValues>(
  kind: PriceSheetKindName,
  before: readonly L[],
  lines: readonly L[],
  answers: readonly PriceAnswer[],
): L[] {
  const isKept = answers.some(({ id, choice }) => id === 'LINES_END' && choice === 'KEEP')
  if (!isKept) return [...lines]
  const later = new Set(lines.map((line) => lineKey(kind, line)))
  return [...lines, ...before.filter((line) => !later.has(lineKey(kind, line)))]
}
