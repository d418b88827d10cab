import { type PriceSheetKindName, priceSheetRegistry, type SheetOwner } from '../sheet-kind/index.ts'
import type { HeaderField } from './types.ts'

const ownerFields: Record<SheetOwner, HeaderField | undefined> = {
  facility: 'healthFacilityCode',
  physician: 'physicianCode',
  society: 'societyName',
  none: undefined,
}

/** Returns the header field that names the owner of a kind's sheets; undefined for the one list without an owner. */
export function ownerField(kind: PriceSheetKindName): HeaderField | undefined {
  return ownerFields[priceSheetRegistry[kind].owner]
}
