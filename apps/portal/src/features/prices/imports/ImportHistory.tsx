import { uploadedSheetKinds } from '@capiz/api/contract/row-import'
import type { ReactElement } from 'react'
import { ImportList } from '../../../patterns/import/ImportList.tsx'
import { priceScreens } from '../model/kinds.ts'
import { priceImportKind } from './price-import-kind.ts'

const kinds = {
  label: 'Prices',
  options: uploadedSheetKinds.map((kind) => ({ value: kind, label: priceScreens[kind].title })),
}

/** Every file of prices that was uploaded, what became of it, and the way back to it. */
export function ImportHistory(): ReactElement {
  return (
    <ImportList
      kind={priceImportKind}
      views="price-uploads"
      kinds={kinds}
      emptyText="Files of prices appear here with what became of them."
      hrefOf={(code) => `/rates/imports/${code}`}
    />
  )
}
