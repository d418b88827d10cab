import type { PriceSheetKindName } from '@capiz/domain/fees'
import { pricePath } from '../../../patterns/price-path.ts'
import type { Header } from './headers.ts'
import { listKey } from './headers.ts'

/** Which version of which price list; both may be left open. */
interface Place {
  /** the day whose knowledge is shown; now when empty */
  knownAt?: string
  header?: Header
  sheetId?: number | null
}

/** Address of the prices of one kind of one owner, at a version when one is given. */
export function pricesHref(
  kind: PriceSheetKindName,
  owner: string,
  { header, sheetId, knownAt = '' }: Place = {},
): string {
  const params = new URLSearchParams()
  const key = header === undefined ? '' : listKey(header)
  if (key !== '') params.set('list', key)
  if (sheetId !== undefined && sheetId !== null) params.set('version', String(sheetId))
  if (knownAt !== '') params.set('knownAt', knownAt)
  const query = params.toString()
  return query === '' ? pricePath(kind, owner) : `${pricePath(kind, owner)}?${query}`
}
