import { checkLines, lineKey } from '@capiz/domain/fees'
import { fromCentavos } from '@capiz/domain/money'
import type { GridLine } from '@capiz/ui/accreditation/RateSheetGrid'
import type { Line } from '../model/calls.ts'
import type { Header } from '../model/headers.ts'
import type { PriceScreen } from '../model/kinds.ts'
import { amountFields, lineLabel, rowOf } from '../model/lines.ts'
import type { Names } from '../model/names.ts'

/** Lists up to this long are laid out whole in a new version, so that a price is only typed in. */
const mostOffered = 60

/** A line that holds nothing yet. */
export function emptyLine({ lineFields }: PriceScreen): Line {
  return Object.fromEntries(lineFields.map(({ name, kind }) => [name, kind === 'boolean' ? false : null]))
}

/** The lines a new version starts from: those of the sheet before, and what else could have a price. */
export function startLines(screen: PriceScreen, current: readonly Line[], names: Names): Line[] {
  const [key = '', ...others] = screen.lineKey
  const isListed = screen.lineFields.some(({ name, list }) => name === key && list !== undefined)
  const offered = names.choicesOf(key).filter(({ isGone }) => !isGone)
  if (!isListed || others.length > 0 || offered.length > mostOffered) return [...current]
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

/** Lines as the grid edits them; `removed` are the keys of those taken out. */
export function gridLines(
  screen: PriceScreen,
  { lines, removed = [] }: { lines: readonly Line[]; removed?: readonly string[] },
  names: Names,
): GridLine[] {
  return lines.map((line) => {
    const { key, label, code, amounts } = rowOf(screen, line, names)
    return {
      key,
      label,
      amounts,
      isRemoved: removed.includes(key),
      ...(code === undefined ? {} : { code }),
    }
  })
}

/** The lines after the grid changed some: amounts into the lines, what was taken out apart. */
export function fromGrid(
  screen: PriceScreen,
  lines: readonly Line[],
  edited: readonly GridLine[],
): { lines: Line[]; removed: string[] } {
  const byKey = new Map(edited.map((line) => [line.key, line]))
  const names = amountFields(screen).map(({ name }) => name)
  return {
    lines: lines.map((line) => {
      const amounts = byKey.get(lineKey(screen.kind, line))?.amounts ?? {}
      const values = names.map((name) => {
        const amount = amounts[name] ?? null
        return [name, amount === null ? null : fromCentavos(amount)] as const
      })
      return { ...line, ...Object.fromEntries(values) }
    }),
    removed: edited.filter(({ isRemoved }) => isRemoved === true).map(({ key }) => key),
  }
}

/** The lines as they are sent: what was taken out, and what has no amount at all, is not offered any more. */
export function sentLines(
  screen: PriceScreen,
  lines: readonly Line[],
  removed: readonly string[] = [],
): Line[] {
  const names = amountFields(screen).map(({ name }) => name)
  return lines.filter(
    (line) =>
      !removed.includes(lineKey(screen.kind, line)) && names.some((name) => typeof line[name] === 'number'),
  )
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

/** Returns the errors of one line, by field: its own values, and a second line of the same key. */
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

/** Most problems of lines that are listed at once. */
const mostListed = 20

/** Returns the errors of the lines that would be sent, each labelled with its item. */
export function linesProblems(
  screen: PriceScreen,
  lines: readonly Line[],
  header: Header,
  names: Names,
): Record<string, string> {
  const found = checkLines(screen.kind, lines, { serviceType: header['serviceType'] ?? null })
  const listed = found.slice(0, mostListed).map(({ row, field, message }): [string, string] => {
    const line = lines[row]
    const item = line === undefined ? `Row ${row + 1}` : lineLabel(screen, line, names)
    return [`lines.${row}.${field}`, `${item}: ${message}`]
  })
  return Object.fromEntries(listed)
}
