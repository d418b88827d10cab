import { priceSheets } from '@capiz/api/contract/price'
import { forEachSheetKind, type PriceSheetKind, priceSheetKinds } from '@capiz/domain/fees'
import type { SheetCalls } from './calls.ts'

/** A kind of price sheet on the screen: its declaration, its calls, and what a line is called. */
export interface PriceScreen extends PriceSheetKind {
  /** heading of what is priced: the first field of a line's key */
  itemLabel: string
  calls: SheetCalls
}

/** The kinds of price sheets on the screen; all of it follows from their declarations and their calls. */
export const priceScreens = forEachSheetKind((kind): PriceScreen => {
  const declared = priceSheetKinds[kind]
  const item = declared.lineFields.find(({ name }) => name === declared.lineKey[0])
  return { ...declared, itemLabel: item?.label ?? declared.entity, calls: priceSheets[kind] }
})

/** The kind whose screens lie at an address. */
export function screenAt(path: string | undefined): PriceScreen | undefined {
  return Object.values(priceScreens).find((screen) => screen.path === path)
}
