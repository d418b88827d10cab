import { percentChange } from '../money/index.ts'
import type { PriceLimit } from './approval-limit.ts'
import { lineKey } from './keys.ts'
import { leastPeers } from './market.ts'
import { priceSteps, type PriceLineValues } from './price-steps.ts'
import { leastAnswer, type PriceAnswer, type PriceQuestion } from './question.ts'
import type { PriceSheetKindName } from '../sheet-kind/index.ts'

/** The middle price of the peers for a line, and how many peers have one. */
export interface PeerPrice {
  median: number
  count: number
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

function farFromPrice({ kind, before, lines }: AskedPrices, { askPercent }: PriceLimit): PriceQuestion[] {
  if (askPercent === null) return []
  const far = priceSteps(kind, before, lines).filter(
    (step) => step.state === 'changed' && Math.abs(step.percent ?? 0) > askPercent,
  )
  return far.map((step) => ({
    id: `FAR_FROM_PRICE:${step.key}:${step.field}`,
    code: 'FAR_FROM_PRICE',
    keys: [step.key],
    field: step.field,
    peers: null,
    before: step.before,
    after: step.after,
    percent: step.percent !== null && Number.isFinite(step.percent) ? step.percent : null,
  }))
}

function farFromPeers(asked: AskedPrices, { askPeerPercent }: PriceLimit): PriceQuestion[] {
  const { kind, before, lines, peers } = asked
  if (peers === undefined || askPeerPercent === null) return []
  const stored = new Map(before.map((line) => [lineKey(kind, line), line[peers.field]]))
  return lines.flatMap((line): PriceQuestion[] => {
    const key = lineKey(kind, line)
    const [price, peer] = [line[peers.field], peers.prices.get(key)]
    // What was asked when it was entered is not asked again.
    if (typeof price !== 'number' || price === stored.get(key)) return []
    if (peer === undefined || peer.count < leastPeers) return []
    const percent = percentChange(peer.median, price)
    if (percent === undefined || Math.abs(percent) <= askPeerPercent) return []
    const id = `FAR_FROM_PEERS:${key}`
    const { field } = peers
    const compared = { before: peer.median, after: price, percent, peers: peer.count }
    return [{ id, code: 'FAR_FROM_PEERS', keys: [key], field, ...compared }]
  })
}

function linesEnd({ kind, before, lines }: AskedPrices, { askLines }: PriceLimit): PriceQuestion[] {
  const later = new Set(lines.map((line) => lineKey(kind, line)))
  const keys = before.map((line) => lineKey(kind, line)).filter((key) => !later.has(key))
  if (askLines === null || keys.length <= askLines) return []
  const none = { field: '', before: null, after: null, percent: null, peers: null }
  return [{ id: 'LINES_END', code: 'LINES_END', keys, ...none }]
}

/**
 * Returns the questions that are asked before prices are stored: of a line far from the price before it or from its peers the reason,
 * of many lines that fall out of force whether they end. One rule for saves, uploads and proposals; without limits
 * nothing is asked.
 */
export function priceQuestions(asked: AskedPrices, limit: PriceLimit | undefined): PriceQuestion[] {
  if (!limit) return []
  return [...linesEnd(asked, limit), ...farFromPrice(asked, limit), ...farFromPeers(asked, limit)]
}

/** Returns the answer to a question: its own, else the one for all questions of its code. */
export function answerTo(
  { id, code }: Pick<PriceQuestion, 'id' | 'code'>,
  answers: readonly PriceAnswer[],
): PriceAnswer | undefined {
  return answers.find((answer) => answer.id === id) ?? answers.find((answer) => answer.id === code)
}

function isAnswered(question: PriceQuestion, answers: readonly PriceAnswer[]): boolean {
  const answer = answerTo(question, answers)
  if (question.code === 'LINES_END') return answer?.choice === 'END' || answer?.choice === 'KEEP'
  return (answer?.reason ?? '').trim().length >= leastAnswer
}

/** Returns the questions that have no answer yet: lines that end want a choice, the others a typed reason. */
export function openQuestions(
  questions: readonly PriceQuestion[],
  answers: readonly PriceAnswer[],
): PriceQuestion[] {
  return questions.filter((question) => !isAnswered(question, answers))
}

/** Returns the lines to store after the answers: those that would have ended stay where they are to be kept. */
export function answeredLines<L extends PriceLineValues>(
  kind: PriceSheetKindName,
  before: readonly L[],
  lines: readonly L[],
  answers: readonly PriceAnswer[],
): L[] {
  const isKept = answerTo({ id: 'LINES_END', code: 'LINES_END' }, answers)?.choice === 'KEEP'
  if (!isKept) return [...lines]
  const later = new Set(lines.map((line) => lineKey(kind, line)))
  return [...lines, ...before.filter((line) => !later.has(lineKey(kind, line)))]
}
