import type { RequestType } from '../request/index.ts'

/** Whom the sheets of a kind belong to. */
export type SheetOwner = 'facility' | 'physician' | 'society' | 'none'

/** The facts of a kind of price sheet that every part of the product uses. */
export interface RegisteredSheet {
  owner: SheetOwner
  /** group of its calls in the contract */
  group: string
  /** last part of the addresses of its screens */
  path: string
  title: string
  /** shorter title, for the tab of a record */
  tab?: string
  /** type of the request by which a provider proposes a sheet; without one only staff change its prices */
  requestType?: RequestType
}

/**
 * The ten kinds of price sheets (domain model 8) in the order they are shown everywhere: menus, tabs, the sample and
 * the tests go over this list. Kept small since every record loads it; what their lines hold stands in `kinds.ts`.
 */
export const priceSheetRegistry = {
  'room-rate': {
    owner: 'facility',
    group: 'roomRate',
    path: 'room-rates',
    title: 'Room rates',
    requestType: 'hf/room-rate',
  },
  service: {
    owner: 'facility',
    group: 'servicePrice',
    path: 'services',
    title: 'Services',
    requestType: 'hf/service',
  },
  package: {
    owner: 'facility',
    group: 'packagePrice',
    path: 'packages',
    title: 'Packages',
    requestType: 'hf/package',
  },
  'discount-list': { owner: 'facility', group: 'discountList', path: 'discounts', title: 'Discounts' },
  'pf-management': {
    owner: 'physician',
    group: 'physicianFee',
    path: 'professional-fees',
    title: 'Professional fees',
  },
  'procedure-rate': {
    owner: 'physician',
    group: 'procedureRate',
    path: 'procedure-rates',
    title: 'Procedure rates',
    requestType: 'phy/procedure-rate',
  },
  'special-instrument-fee': {
    owner: 'physician',
    group: 'instrumentFee',
    path: 'instrument-fees',
    title: 'Special instrument fees',
    tab: 'Instrument fees',
  },
  'standard-procedure-rate': {
    owner: 'none',
    group: 'standardProcedureRate',
    path: 'standard-procedures',
    title: 'Standard procedure rates',
  },
  'standard-pf': {
    owner: 'society',
    group: 'standardFee',
    path: 'standard-fees',
    title: 'Standard professional fees',
  },
  'ahmopi-rate': { owner: 'society', group: 'societyRate', path: 'society-rates', title: 'Society rates' },
} as const satisfies Record<string, RegisteredSheet>

/** Name of a kind of price sheet. */
export type PriceSheetKindName = keyof typeof priceSheetRegistry

/** Names of the kinds of price sheets. */
export const priceSheetKindNames = Object.keys(priceSheetRegistry) as PriceSheetKindName[]

/** Returns the registration of a kind. */
export function registeredSheet(kind: PriceSheetKindName): RegisteredSheet {
  return priceSheetRegistry[kind]
}

/** One thing for each kind of price sheet. */
export function forEachSheetKind<T>(make: (kind: PriceSheetKindName) => T): Record<PriceSheetKindName, T> {
  const entries = priceSheetKindNames.map((kind) => [kind, make(kind)] as const)
  return Object.fromEntries(entries) as Record<PriceSheetKindName, T>
}

/** The kinds of price sheets of an owner. */
export function sheetKindsOf(owner: SheetOwner): PriceSheetKindName[] {
  return priceSheetKindNames.filter((kind) => priceSheetRegistry[kind].owner === owner)
}

/** Returns the kind of price sheet a type of request carries; undefined for requests about something else. */
export function sheetKindOfRequest(type: RequestType): PriceSheetKindName | undefined {
  return priceSheetKindNames.find((kind) => registeredSheet(kind).requestType === type)
}
