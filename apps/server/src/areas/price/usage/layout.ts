import { isIsoMonth, lastMonths, type LineField } from '@capiz/domain/fees'
import { normalise } from '@capiz/domain/text'
import { isIsoDate, type IsoDate } from '@capiz/domain/time'
import type { RowLayout } from '../../../engines/import/layout.ts'
import type { RowChecker, RowError } from '../../../engines/import/read-rows.ts'
import type { Line } from '../../../engines/import/value.ts'

/** Largest count of an item in a month. */
const mostUses = 9_999_999

/** Columns of a file of monthly counts; none of them names a person. */
const usageFields: readonly LineField[] = [
  { name: 'facilityCode', label: 'Facility code', kind: 'text', required: true, max: 20 },
  { name: 'itemCode', label: 'Item code', kind: 'text', required: true, max: 200 },
  { name: 'month', label: 'Month', kind: 'text', required: true, max: 10 },
  { name: 'uses', label: 'Count', kind: 'number', required: true, max: mostUses },
]

/** The layout of a file of monthly counts. */
export const usageLayout: RowLayout = { fields: usageFields, details: [] }

const textOf = (value: Line[string]): string | null => {
  const text = value === null || value === undefined ? '' : String(value).trim()
  return text === '' ? null : text
}

/** A row with every field in its one way of writing; a spreadsheet may have made a day of the month. */
export function tidyUsage(line: Line): Line {
  const month = textOf(line['month'])
  return {
    facilityCode: textOf(line['facilityCode'])?.toUpperCase() ?? null,
    itemCode: textOf(line['itemCode']),
    month: month !== null && isIsoDate(month) ? month.slice(0, 7) : month,
    uses: line['uses'] ?? null,
  }
}

/** A count as it is stored. */
export interface UsageCount {
  facilityCode: string
  month: string
  itemKey: string
  uses: number
}

/** Returns the count of a checked row. */
export function usageOf({ facilityCode, itemCode, month, uses }: Line): UsageCount {
  return {
    facilityCode: String(facilityCode),
    month: String(month),
    itemKey: normalise(String(itemCode)),
    uses: Number(uses),
  }
}

/** Returns the key of a row within its file. */
export function usageKey(line: Line): string {
  const { facilityCode, month, itemKey } = usageOf(line)
  return [facilityCode, month, itemKey].join(' ')
}

/** Names a row by its facility, item and month. */
export function usageName({ facilityCode, itemCode, month }: Line): string {
  return [facilityCode, itemCode, month].filter(Boolean).join(', ')
}

function errorsOf(line: Line, today: IsoDate): RowError[] {
  const missing = usageFields.flatMap(({ name, label }) =>
    (line[name] ?? null) === null ? [{ field: name, message: `Enter the ${label.toLowerCase()}.` }] : [],
  )
  const errors: RowError[] = [...missing]
  const { month, uses } = line
  if (typeof month === 'string') {
    if (!isIsoMonth(month)) errors.push({ field: 'month', message: 'Enter a month as 2026-10.' })
    else if (month > lastMonths(today).to)
      errors.push({ field: 'month', message: 'This month is not over yet. Leave its rows out.' })
  }
  if (typeof uses === 'number' && (!Number.isInteger(uses) || uses < 0 || uses > mostUses))
    errors.push({ field: 'uses', message: 'Enter a whole number from 0 to 9,999,999.' })
  return errors
}

/** Returns the check of counts by themselves: months that are over, whole numbers, no item of a month twice. */
export function usageChecker(today: IsoDate): RowChecker {
  const seen = new Map<string, number>()
  return (line, at) => {
    const errors = errorsOf(line, today)
    if (errors.length > 0) return errors
    const key = usageKey(line)
    const before = seen.get(key)
    if (before === undefined) seen.set(key, at)
    else errors.push({ field: 'itemCode', message: 'This item is counted already.', sameAs: before })
    return errors
  }
}
