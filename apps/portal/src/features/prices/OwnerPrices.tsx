import type { ReactElement } from 'react'
import { usePriceOwner } from '../../patterns/price-owner.ts'
import { priceScreens } from './model/kinds.ts'
import { PriceSheets } from './sheets/PriceSheets.tsx'

/** Makes the part of a record that shows its prices of one kind. */
function partFor(kind: keyof typeof priceScreens): () => ReactElement {
  const screen = priceScreens[kind]
  return function OwnerPrices() {
    const { code, canEdit, canRequest } = usePriceOwner()
    return <PriceSheets key={code} owner={code} {...{ screen, canEdit, canRequest }} />
  }
}

/** Room rates of the facility around. */
export const RoomRates = partFor('room-rate')
/** Services of the facility around. */
export const Services = partFor('service')
/** Packages of the facility around. */
export const Packages = partFor('package')
/** Discounts of the facility around. */
export const Discounts = partFor('discount-list')
/** Professional fees of the physician around. */
export const ProfessionalFees = partFor('pf-management')
/** Procedure rates of the physician around. */
export const ProcedureRates = partFor('procedure-rate')
/** Special instrument fees of the physician around. */
export const InstrumentFees = partFor('special-instrument-fee')
