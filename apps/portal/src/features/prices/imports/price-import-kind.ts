import { priceImport } from '@capiz/api/contract/row-import'
import { priceSheetKindNames } from '@capiz/domain/fees'
import type { ImportKind, RowImport } from '../../../patterns/import/kind.ts'
import { type PriceScreen, priceScreens } from '../model/kinds.ts'

/** The workbench of price sheets. */
export const priceImportKind: ImportKind = {
  stale: 'priceImport.*',
  calls: priceImport,
  rowLabels: {
    new: 'New',
    changed: 'Changed',
    same: 'The same',
    conflict: 'Conflict',
    bad: 'Error',
    removed: 'No longer offered',
  },
  itemLabel: 'Item',
  changesLabel: 'What changes',
}

/** The kind of prices an import is for. */
export function screenOf({ kind }: Pick<RowImport, 'kind'>): PriceScreen | undefined {
  const name = priceSheetKindNames.find((each) => each === kind)
  return name && priceScreens[name]
}
