import { limitNames, priceLimitOf, type PriceLimit, type PriceLimitRow } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import type { Executor } from '../../db/types.ts'
import { liveItems } from '../../engines/reference/list.ts'
import { itemFields } from '../../engines/reference/row.ts'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The limit of a role for a kind of sheet out of the maintained list; undefined where none applies. */
export async function readPriceLimit(
  db: Executor,
  kind: PriceSheetKindName,
  role: string,
): Promise<PriceLimit | undefined> {
  const items = await liveItems(db, 'price-limit')
  const rows = items.map((item) => {
    const fields = itemFields(item)
    const measures = Object.fromEntries(limitNames.map((name) => [name, numberOf(fields[name])]))
    return {
      ...measures,
      sheetKind: textOf(fields['sheetKind']),
      role: textOf(fields['role']),
    } as PriceLimitRow
  })
  return priceLimitOf(rows, kind, role)
}
