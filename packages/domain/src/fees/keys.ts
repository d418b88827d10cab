import { normalise } from '../text/index.ts'
import { priceSheetKinds } from './kinds.ts'
import type { PriceSheetKindName } from '../sheet-kind/index.ts'
import { type HeaderField, headerFields } from './types.ts'

function part(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? normalise(String(value)) : ''
  // The separator must not be forged by a value that contains it.
  return text.replace(/[\\|]/gu, String.raw`\$&`)
}

/**
 * Key of a sheet's header as text: sheets with equal keys supersede each other. Case, spacing and empty fields make no
 * difference.
 */
export function sheetKey(header: Readonly<Partial<Record<HeaderField, string | null>>>): string {
  return headerFields.map((field) => part(header[field])).join('|')
}

/** Key of a line inside a sheet of a kind; two lines of one sheet may not share it. */
export function lineKey(kind: PriceSheetKindName, line: Readonly<Record<string, unknown>>): string {
  return priceSheetKinds[kind].lineKey.map((field) => part(line[field])).join('|')
}

/** The fields of a kind's lines that carry an amount, and those that carry anything else beside the key. */
export function comparedFields(kind: PriceSheetKindName): { amounts: string[]; others: string[] } {
  const { lineFields, lineKey: keys } = priceSheetKinds[kind]
  const named = lineFields.filter(({ name }) => !keys.includes(name))
  const isAmount = ({ kind: type }: (typeof named)[number]) =>
    type === 'peso' || type === 'percent' || type === 'number'
  return {
    amounts: named.filter(isAmount).map(({ name }) => name),
    others: named.filter((field) => !isAmount(field)).map(({ name }) => name),
  }
}
