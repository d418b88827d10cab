import { checkLines, type LineField, lineKey } from '@capiz/domain/fees'
import { fromCentavos, toCentavos } from '@capiz/domain/money'
import type { SheetLine } from '@capiz/ui/RateSheetTable'
import type { Line } from '../model/calls.ts'
import type { Header } from '../model/headers.ts'
import type { PriceScreen } from '../model/kinds.ts'
import { lineCode, lineLabel } from '../model/lines.ts'
import type { Names } from '../model/names.ts'

/** Lists up to this long are laid out whole in a new version, so that a price is only typed in. */
const mostOffered = 60

/** The one amount that every line of a kind has; undefined where a line is priced one way or another. */
export function mainAmount({ oneOf, lineFields }: PriceScreen): LineField | undefined {
  return oneOf === undefined ? lineFields.find(({ kind }) => kind === 'peso') : undefined
}

/** A line that holds nothing yet. */
export function emptyLine({ lineFields }: PriceScreen): Line {
  return Object.fromEntries(lineFields.map(({ name, kind }) => [name, kind === 'boolean' ? false : null]))
}

/** The lines a new version starts from: those of the sheet before, and what else could have a price. */
export function startLines(screen: PriceScreen, current: readonly Line[], names: Names): Line[] {
  const [key = '', ...others] = screen.lineKey
  const offered = names.choicesOf(key).filter(({ isGone }) => !isGone)
  if (others.length > 0 || mainAmount(screen) === undefined || offered.length > mostOffered)
    return [...current]
  const priced = new Set(current.map((line) => line[key]))
  const order = offered.map(({ value }) => value)
  const place = (line: Line): number => {
    const at = order.indexOf(String(line[key]))
    // what was taken off the list keeps its price until somebody removes it
    return at < 0 ? order.length : at
  }
  const rest = offered
    .filter(({ value }) => !priced.has(value))
    .map(({ value }) => ({ ...emptyLine(screen), [key]: value }))
  return [...current, ...rest].toSorted((a, b) => place(a) - place(b))
}

/** Lines as the table of amounts edits them. */
export function amountLines(screen: PriceScreen, lines: readonly Line[], names: Names): SheetLine[] {
  const main = mainAmount(screen)?.name ?? ''
  return lines.map((line) => {
    const amount = line[main]
    const code = lineCode(screen, line)
    return {
      key: lineKey(screen.kind, line),
      label: lineLabel(screen, line, names),
      amount: typeof amount === 'number' ? toCentavos(amount) : null,
      ...(code === undefined ? {} : { code }),
    }
  })
}

/** The lines after the table of amounts changed some. */
export function withAmounts(
  screen: PriceScreen,
  lines: readonly Line[],
  edited: readonly SheetLine[],
): Line[] {
  const main = mainAmount(screen)?.name ?? ''
  const amounts = new Map(edited.map(({ key, amount }) => [key, amount]))
  return lines.map((line) => {
    const amount = amounts.get(lineKey(screen.kind, line))
    return { ...line, [main]: amount === null || amount === undefined ? null : fromCentavos(amount) }
  })
}

/** The lines as they are sent: an item whose amount was taken out is not offered any more. */
export function sentLines(screen: PriceScreen, lines: readonly Line[]): Line[] {
  const main = mainAmount(screen)?.name
  return lines.filter((line) => main === undefined || typeof line[main] === 'number')
}

/** Puts a line among the others, in the place of the one it was made from. */
export function withLine(
  screen: PriceScreen,
  lines: readonly Line[],
  line: Line,
  replaced: string | undefined,
): Line[] {
  const keyOf = (each: Line): string => lineKey(screen.kind, each)
  const at = lines.findIndex((each) => keyOf(each) === (replaced ?? keyOf(line)))
  return at < 0 ? [...lines, line] : lines.with(at, line)
}

/** What is wrong with one line, by field: its own values, and a second line of the same key. */
export function lineProblems(
  screen: PriceScreen,
  line: Line,
  others: readonly Line[],
  header: Header,
): Record<string, string> {
  const found = checkLines(screen.kind, [line], { serviceType: header['serviceType'] ?? null })
  const problems = Object.fromEntries(found.map(({ field, message }) => [field, message]))
  const key = lineKey(screen.kind, line)
  const isDouble = others.some((other) => lineKey(screen.kind, other) === key)
  const [first = ''] = screen.lineKey
  return isDouble && !(first in problems)
    ? { ...problems, [first]: 'This item is in the list already.' }
    : problems
}
