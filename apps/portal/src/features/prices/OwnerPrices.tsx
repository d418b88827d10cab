import { forEachSheetKind, type PriceSheetKindName } from '@capiz/domain/fees'
import type { ReactElement } from 'react'
import { usePriceOwner } from '../../patterns/price-owner.ts'
import { priceScreens } from './model/kinds.ts'
import { PriceSheets } from './sheets/PriceSheets.tsx'

/** Makes the part of a record that shows its prices of one kind. */
function partFor(kind: PriceSheetKindName): () => ReactElement {
  const screen = priceScreens[kind]
  return function OwnerPrices() {
    const { code, canEdit, canRequest } = usePriceOwner()
    return <PriceSheets key={code} owner={code} {...{ screen, canEdit, canRequest }} />
  }
}

/** The prices of the facility or physician around, each kind a part of the record. */
export const ownerPrices = forEachSheetKind(partFor)
