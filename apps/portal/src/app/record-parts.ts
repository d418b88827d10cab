import type { ComponentType } from 'react'
import { lazyScreen } from './lazy-screen.ts'

/** A part of a record that another feature brings; the record provides whose it is (`patterns/price-owner.ts`). */
export interface RecordPart {
  path: string
  label: string
  Screen: ComponentType
}

const prices = () => import('../features/prices/OwnerPrices.tsx')

/** The prices of a facility, each kind a part of its record. */
export const facilityPriceParts: readonly RecordPart[] = [
  { path: 'room-rates', label: 'Room rates', Screen: lazyScreen(prices, (m) => m.RoomRates) },
  { path: 'services', label: 'Services', Screen: lazyScreen(prices, (m) => m.Services) },
  { path: 'packages', label: 'Packages', Screen: lazyScreen(prices, (m) => m.Packages) },
  { path: 'discounts', label: 'Discounts', Screen: lazyScreen(prices, (m) => m.Discounts) },
]
