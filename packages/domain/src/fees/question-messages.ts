import { formatPercentChange, formatPeso, toCentavos } from '../money/index.ts'
import { plural } from '../text/index.ts'
import { priceSheetKinds } from './kinds.ts'
import type { PriceSheetKindName } from '../sheet-kind/index.ts'
import type { PriceAnswer, PriceQuestion } from './question.ts'

/** Names of lines in one sentence at most. */
const mostNamed = 20

function amountText(kind: PriceSheetKindName, field: string, amount: number | null): string {
  if (amount === null) return 'none'
  const declared = priceSheetKinds[kind].lineFields.find(({ name }) => name === field)
  if (declared?.kind === 'peso') return formatPeso(toCentavos(amount))
  return declared?.kind === 'percent' ? `${amount}%` : String(amount)
}

const percentText = (percent: number | null): string =>
  percent === null ? '' : ` (${formatPercentChange(percent)})`

/** Returns a question in a sentence; `nameOf` names a line by its key. */
export function priceQuestionText(
  kind: PriceSheetKindName,
  { code, keys, field, before, after, percent, peers }: PriceQuestion,
  nameOf: (key: string) => string,
): string {
  const amount = (value: number | null) => amountText(kind, field, value)
  const names = keys.slice(0, mostNamed).map(nameOf)
  switch (code) {
    case 'FAR_FROM_PRICE':
      return `${names.join(', ')}: ${amount(before)} to ${amount(after)}${percentText(percent)}.`
    case 'FAR_FROM_PEERS':
      return `${names.join(', ')}: ${amount(after)}; the middle price of ${peers ?? 0} peers is ${amount(before)}${percentText(percent)}.`
    case 'LINES_END': {
      const more = keys.length > mostNamed ? ` and ${keys.length - mostNamed} more` : ''
      return `${plural(keys.length, 'item ends', 'items end')}: ${names.join(', ')}${more}.`
    }
  }
}

/**
 * Returns an answered question as it is kept with the prices, for every reader of them: what stands out, without the
 * figures of the peers.
 */
export function overrideText(
  kind: PriceSheetKindName,
  question: PriceQuestion,
  nameOf: (key: string) => string,
): string {
  if (question.code !== 'FAR_FROM_PEERS') return priceQuestionText(kind, question, nameOf)
  const side = (question.percent ?? 0) < 0 ? 'below' : 'above'
  return `${question.keys.map(nameOf).join(', ')}: ${amountText(kind, question.field, question.after)}, far ${side} its peers.`
}

/** Returns an answer in words: the typed reason, or what becomes of lines that end. */
export function answerText({ choice, reason }: Pick<PriceAnswer, 'choice' | 'reason'>): string {
  if (choice === 'KEEP') return 'Kept in the new prices'
  return choice === 'END' ? 'They end' : (reason ?? '').trim()
}
