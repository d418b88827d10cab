import { percentChange } from '../money/index.ts'
import { isAbsent } from '../field/index.ts'
import { lineKey } from './keys.ts'
import { priceSheetKinds } from './kinds.ts'
import type { PriceSheetKindName } from '../sheet-kind/index.ts'
import type { LineField } from './types.ts'

/** A line of a price sheet by its fields. */
export type PriceLineValues = Readonly<Record<string, unknown>>

/** How one price of a line moves from one list of lines to another. */
export interface PriceStep {
  key: string
  /** name of the priced field; of a line that ends, its first one */
  field: string
  state: 'added' | 'removed' | 'changed'
  before: number | null
  after: number | null
  /**
   * Difference in percent, of a field in percent in points; null for lines that are added or end. A price without one
   * before it, or after it, differs beyond every percent.
   */
  percent: number | null
  /** difference in pesos, of an added line its whole price; null where the field is not in pesos */
  pesos: number | null
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Returns the fields of a kind that state a price: pesos, percents, and what may stand in place of them. */
function pricedFields(kind: PriceSheetKindName): LineField[] {
  const { lineFields, oneOf = [] } = priceSheetKinds[kind]
  return lineFields.filter((field) => ['peso', 'percent'].includes(field.kind) || oneOf.includes(field.name))
}

function percentOf(field: LineField, before: number | null, after: number | null): number {
  if (field.kind === 'percent') return Math.round(((after ?? 0) - (before ?? 0)) * 100) / 100
  if (before === null || after === null) return Number.POSITIVE_INFINITY
  return percentChange(before, after) ?? Number.POSITIVE_INFINITY
}

function pesosOf(field: LineField, before: number | null, after: number | null): number | null {
  // Rounded because wire amounts are decimals, where 0.3 - 0.1 is not quite 0.2.
  return field.kind === 'peso' ? Math.round(((after ?? 0) - (before ?? 0)) * 100) / 100 : null
}

/** Returns every price that differs between two lists of lines of a kind; lines that end come last. */
export function priceSteps(
  kind: PriceSheetKindName,
  before: readonly PriceLineValues[],
  after: readonly PriceLineValues[],
): PriceStep[] {
  const fields = pricedFields(kind)
  const earlier = new Map(before.map((line) => [lineKey(kind, line), line]))
  const later = new Set(after.map((line) => lineKey(kind, line)))
  const steps = after.flatMap((line) => {
    const key = lineKey(kind, line)
    const old = earlier.get(key)
    return fields.flatMap((field): PriceStep[] => {
      const from = old ? numberOf(old[field.name]) : null
      const to = numberOf(line[field.name])
      if (from === to) return []
      const state = old ? 'changed' : 'added'
      const percent = old ? percentOf(field, from, to) : null
      const pesos = pesosOf(field, from, to)
      return [{ key, field: field.name, state, before: from, after: to, percent, pesos }]
    })
  })
  const ended = [...earlier].filter(([key]) => !later.has(key))
  return [
    ...steps,
    ...ended.map(([key, line]): PriceStep => {
      const field = fields.find(({ name }) => !isAbsent(line[name])) ?? fields[0]
      const before = field ? numberOf(line[field.name]) : null
      return {
        key,
        field: field?.name ?? '',
        state: 'removed',
        before,
        after: null,
        percent: null,
        pesos: null,
      }
    }),
  ]
}
