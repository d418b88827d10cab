import { type HeaderField, ownerField } from '@capiz/domain/fees'
import type { SheetRow } from './calls.ts'
import type { PriceScreen } from './kinds.ts'
import type { Names } from './names.ts'
import { headerLabels } from '../../../patterns/price-labels.ts'

/** The fields that identify the subject of a sheet, besides its owner. */
export type Header = Partial<Record<HeaderField, string | null>>

/** The header fields that tell the price lists of one owner apart. */
export function listFields(screen: PriceScreen): HeaderField[] {
  const owner = ownerField(screen.kind)
  return screen.headerKey.filter((field) => field !== owner)
}

/** One price list of an owner: its header without the owner, and its versions, newest first. */
export interface PriceList {
  key: string
  header: Header
  rows: readonly SheetRow[]
}

/** The price lists among the sheets of one owner, in the order of their words. */
export function priceLists(screen: PriceScreen, rows: readonly SheetRow[], names: Names): PriceList[] {
  const fields = listFields(screen)
  const lists = new Map<string, { header: Header; rows: SheetRow[] }>()
  for (const row of rows) {
    const header: Header = Object.fromEntries(fields.map((field) => [field, row[field] ?? null]))
    const key = listKey(header)
    const list = lists.get(key) ?? { header, rows: [] }
    list.rows.push(row)
    lists.set(key, list)
  }
  return [...lists]
    .map(([key, list]) => ({ key, ...list }))
    .toSorted((a, b) =>
      headerText(screen, a.header, names).localeCompare(headerText(screen, b.header, names)),
    )
}

const keyFields = ['serviceType', 'costCenter', 'roomCategoryCode'] as const

/** A price list as it stands in the address; whose it is, is said elsewhere. */
export function listKey(header: Header): string {
  return keyFields
    .map((field) => header[field] ?? '')
    .join('~')
    .replace(/~+$/, '')
}

/** A price list in words: "Outpatient, Laboratory". */
export function headerText(screen: PriceScreen, header: Header, names: Names): string {
  return listFields(screen)
    .flatMap((field) => {
      const value = header[field]
      return value === null || value === undefined || value === '' ? [] : [names.nameOf(field, value)]
    })
    .join(', ')
}

/** Returns the errors of missing fields in the header of a new price list, by field. */
export function headerProblems(screen: PriceScreen, header: Header): Record<string, string> {
  const missing = listFields(screen).filter((field) => {
    const isEmpty = header[field] === null || header[field] === undefined || header[field] === ''
    return isEmpty && !screen.optionalHeader.includes(field)
  })
  return Object.fromEntries(
    missing.map((field) => [field, `Choose the ${headerLabels[field].toLowerCase()}.`]),
  )
}
