import { priceSheetKinds } from '@capiz/domain/fees'
import type { HeaderField, PriceSheetKindName } from '@capiz/domain/fees'
import type { RowLayout } from '../../../engines/import/layout.ts'
import { headerLabels } from '../check.ts'

/** Facts above the table of a template, beside the header of the kind. */
export type DetailField = HeaderField | 'effectiveDate' | 'validityDate' | 'remarks'

const moreLabels = {
  effectiveDate: 'Effective date',
  validityDate: 'Valid until',
  remarks: 'Remarks',
} as const

/** Words for the facts above the table. */
const detailLabels: Record<DetailField, string> = { ...headerLabels, ...moreLabels }

/** The facts a kind's template asks for above the table, in their order. */
export function detailFields(kind: PriceSheetKindName): DetailField[] {
  const { headerKey, validity } = priceSheetKinds[kind]
  return [...headerKey, 'effectiveDate', ...(validity ? (['validityDate'] as const) : []), 'remarks']
}

/** Returns the file layout of a kind's sheet. */
export function sheetLayout(kind: PriceSheetKindName): RowLayout {
  const { lineFields, oneOf } = priceSheetKinds[kind]
  const details = detailFields(kind).map((name) => ({ name, label: detailLabels[name] }))
  return { fields: lineFields, details, ...(oneOf ? { oneOf } : {}) }
}
