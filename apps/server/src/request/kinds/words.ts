import { formatPeso, toCentavos } from '@capiz/domain/money'
import { isBlank } from '@capiz/domain/text'
import { formatDay, isIsoDate } from '@capiz/domain/time'

const yesNo = (value: unknown) => (value ? 'Yes' : 'No')

function amount(value: unknown): string {
  const pesos = Number(value)
  return Number.isFinite(pesos) ? formatPeso(toCentavos(pesos)) : String(value)
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join(', ')
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).map(plain).filter(Boolean).join(', ')
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return isBlank(text) ? '' : text
}

/** A value in the words of its kind; null for nothing. */
export function inWords(kind: string, value: unknown): string | null {
  if (kind === 'boolean') return value === undefined || value === null ? null : yesNo(value)
  if (value === undefined || value === null || value === '') return null
  if (kind === 'peso') return amount(value)
  if (kind === 'percent') return `${plain(value)}%`
  if (kind === 'date' && typeof value === 'string' && isIsoDate(value)) return formatDay(value)
  return plain(value) || null
}
