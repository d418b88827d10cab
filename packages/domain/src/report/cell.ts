import { formatPeso, toCentavos } from '../money/index.ts'
import { formatDay, type IsoDate } from '../time/index.ts'
import type { ReportColumn, ReportRow } from './types.ts'

const counts = new Intl.NumberFormat('en-PH')

/** A cell as people read it; what is not there is an empty text. */
export function reportCellText({ key, kind }: ReportColumn, row: ReportRow): string {
  const value = row[key]
  if (value === null || value === undefined) return ''
  if (kind === 'day') return formatDay(value as IsoDate)
  if (kind === 'moment')
    return `${formatDay(String(value).slice(0, 10) as IsoDate)}, ${String(value).slice(11)}`
  if (kind === 'peso') return formatPeso(toCentavos(Number(value)))
  // years are no quantities
  if (kind === 'count') return key === 'year' ? String(value) : counts.format(Number(value))
  return String(value)
}
