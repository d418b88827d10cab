import { formatPercentChange, formatPeso, percentChange } from '@capiz/domain/money'
import { formatDay, parseIsoDate } from '@capiz/domain/time'
import { sameValue } from '@capiz/domain/text'

/** The kind of a compared field; `peso` values are centavos, `percent` 8.8 means 8.8 %. */
export type DiffKind = 'text' | 'day' | 'peso' | 'percent' | 'boolean' | 'code' | 'number' | 'list'

/** One compared field. */
export interface DiffRow {
  readonly field: string
  readonly label: string
  readonly kind: DiffKind
  /** Value when the request was made. */
  readonly before: unknown
  readonly requested: unknown
  /** Value of the record today; differs from `before` when the record moved on since. */
  readonly now?: unknown
  readonly changed: boolean
  readonly moved?: boolean | undefined
}

/** The change of a field. */
export type DiffChange = 'added' | 'removed' | 'changed' | 'same'

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value as people read it; undefined when there is none. */
export function valueText(kind: DiffKind, value: unknown): string | undefined {
  if (isNothing(value)) return undefined
  if (typeof value === 'number') {
    if (kind === 'peso') return formatPeso(value)
    if (kind === 'percent') return `${value.toLocaleString('en-PH')}%`
    return value.toLocaleString('en-PH')
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') {
    const day = kind === 'day' ? parseIsoDate(value) : undefined
    return day ? formatDay(day) : value.trim() || undefined
  }
  if (Array.isArray(value)) return value.map((item) => valueText('text', item) ?? '').join(', ')
  return itemText(value)
}

/** A structured item as `label: value` pairs, since a bare object would read "[object Object]". */
function itemText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .filter(([, part]) => !isNothing(part))
    .map(([, part]) => valueText('text', part) ?? '')
    .join(' · ')
}

/** Whether a field was added, removed, changed or left. */
export function changeOf(row: DiffRow): DiffChange {
  const [before, after] = [valueText(row.kind, row.before), valueText(row.kind, row.requested)]
  if (sameValue(row.before, row.requested)) return 'same'
  if (before === undefined) return 'added'
  return after === undefined ? 'removed' : 'changed'
}

/** Difference of two amounts: `+8.8%`, or undefined where a percentage says nothing. */
export function difference(row: DiffRow): string | undefined {
  if (row.kind !== 'peso' || typeof row.before !== 'number' || typeof row.requested !== 'number')
    return undefined
  const percent = percentChange(row.before, row.requested)
  return percent === undefined ? undefined : formatPercentChange(percent)
}

/** `3 changes`, `1 change`, `No changes`. */
export function changesText(count: number): string {
  if (count === 0) return 'No changes'
  return count === 1 ? '1 change' : `${count} changes`
}

/** `6 fields unchanged`. */
export function unchangedText(count: number): string {
  return count === 1 ? '1 field unchanged' : `${count} fields unchanged`
}

/** The sentences about fields that changed on the record after the request was made. */
export function conflicts(rows: readonly DiffRow[]): string[] {
  return rows
    .filter((row) => row.moved && !sameValue(row.before, row.now))
    .map((row) => {
      const then = valueText(row.kind, row.before) ?? 'none'
      const today = valueText(row.kind, row.now) ?? 'none'
      return `${row.label}: ${then} when requested, ${today} today`
    })
}
