import { formatPercentChange, formatPeso, toCentavos } from '@capiz/domain/money'
import { formatDay, isIsoDate } from '@capiz/domain/time'
import { formatFieldAmount } from '@capiz/ui/accreditation/PriceHistory'
import { choiceLabel } from './price-labels.ts'

/** A change of one field of a price line as the server tells it. */
export interface FieldChange {
  field: string
  label: string
  kind: string
  before?: unknown
  after?: unknown
  /** difference in the unit of the field; null where there is nothing to subtract */
  change: number | null
  percent: number | null
}

/** A value of a price line in words; undefined when there is none. */
export function valueText(field: string, kind: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'number') {
    if (kind === 'peso') return formatPeso(toCentavos(value))
    return formatFieldAmount(toCentavos(value), kind === 'percent' ? 'percent' : 'number')
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value !== 'string') return undefined
  return isIsoDate(value) ? formatDay(value) : choiceLabel(field, value)
}

/** How much a field changed, in its unit and in percent: "+₱150.00 (+8.8%)"; empty where nothing can be subtracted. */
export function changeText({ kind, change, percent }: FieldChange): string {
  if (change === null) return ''
  const size = valueText('', kind, Math.abs(change)) ?? ''
  const sign = change < 0 ? '−' : '+'
  const share = percent === null || kind === 'percent' ? '' : ` (${formatPercentChange(percent)})`
  return change === 0 ? 'No change' : `${sign}${size}${share}`
}
