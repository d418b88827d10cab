import type { Endpoint, OutputOf } from '@capiz/api/contract/define'
import type { priceImport } from '@capiz/api/contract/row-import'
import type { ImportRowState } from '@capiz/api/schema/row-import'

/** An endpoint that every family of uploads has, whatever its number and path. */
type Any<E> = Omit<E, 'call' | 'path' | 'access' | 'id'> &
  Pick<Endpoint, 'call' | 'path' | 'access'> & { id: string }

/** The configuration of import review for prices, rosters or any other rows. */
export interface ImportKind {
  /** its answers in the cache, to be read again */
  stale: `${string}.*`
  calls: {
    list: Any<typeof priceImport.list>
    get: Any<typeof priceImport.get>
    rows: Any<typeof priceImport.rows>
    check: Any<typeof priceImport.check>
    save: Any<typeof priceImport.save>
    cancel: Any<typeof priceImport.cancel>
    corrected: Any<typeof priceImport.corrected>
  }
  /** where a row stands, in words */
  rowLabels: Readonly<Record<ImportRowState, string>>
  /** heading of what a row is about */
  itemLabel: string
  /** heading of what a row comes to */
  changesLabel: string
}

/** An import with everything the workbench shows beside its rows. */
export type RowImport = OutputOf<typeof priceImport.get>

/** One row of an import. */
export type ImportRow = OutputOf<typeof priceImport.rows>['content'][number]
