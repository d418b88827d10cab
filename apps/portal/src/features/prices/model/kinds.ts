import {
  discountList,
  instrumentFee,
  packagePrice,
  physicianFee,
  procedureRate,
  roomRate,
  servicePrice,
  societyRate,
  standardFee,
  standardProcedureRate,
} from '@capiz/api/contract/price'
import { type PriceSheetKind, type PriceSheetKindName, priceSheetKinds } from '@capiz/domain/fees'
import type { SheetCalls } from './calls.ts'

/** What a kind of price sheet needs to be shown, beside its declaration in the domain. */
export interface PriceScreen extends PriceSheetKind {
  /** last part of the addresses of its screens */
  path: string
  title: string
  /** heading of what is priced */
  itemLabel: string
  calls: SheetCalls
}

function screen(kind: PriceSheetKindName, more: Omit<PriceScreen, keyof PriceSheetKind>): PriceScreen {
  return { ...priceSheetKinds[kind], ...more }
}

/** The ten kinds of price sheets on the screen; a kind more is an entry here and in the declarations it stands on. */
export const priceScreens = {
  'room-rate': screen('room-rate', {
    path: 'room-rates',
    title: 'Room rates',
    itemLabel: 'Room category',
    calls: roomRate,
  }),
  service: screen('service', {
    path: 'services',
    title: 'Services',
    itemLabel: 'Service',
    calls: servicePrice,
  }),
  package: screen('package', {
    path: 'packages',
    title: 'Packages',
    itemLabel: 'Package',
    calls: packagePrice,
  }),
  'discount-list': screen('discount-list', {
    path: 'discounts',
    title: 'Discounts',
    itemLabel: 'Discount',
    calls: discountList,
  }),
  'pf-management': screen('pf-management', {
    path: 'professional-fees',
    title: 'Professional fees',
    itemLabel: 'Fee',
    calls: physicianFee,
  }),
  'procedure-rate': screen('procedure-rate', {
    path: 'procedure-rates',
    title: 'Procedure rates',
    itemLabel: 'Procedure',
    calls: procedureRate,
  }),
  'special-instrument-fee': screen('special-instrument-fee', {
    path: 'instrument-fees',
    title: 'Special instrument fees',
    itemLabel: 'Instrument',
    calls: instrumentFee,
  }),
  'standard-procedure-rate': screen('standard-procedure-rate', {
    path: 'standard-procedures',
    title: 'Standard procedure rates',
    itemLabel: 'Procedure',
    calls: standardProcedureRate,
  }),
  'standard-pf': screen('standard-pf', {
    path: 'standard-fees',
    title: 'Standard professional fees',
    itemLabel: 'Fee',
    calls: standardFee,
  }),
  'ahmopi-rate': screen('ahmopi-rate', {
    path: 'society-rates',
    title: 'Society rates',
    itemLabel: 'Fee',
    calls: societyRate,
  }),
} as const satisfies Record<PriceSheetKindName, PriceScreen>

const order = Object.keys(priceScreens)

/** Sheets of several kinds in the order and under the titles the screens have everywhere. */
export function inScreenOrder<S extends { kind: PriceSheetKindName; title: string }>(
  sheets: readonly S[],
): S[] {
  return sheets
    .map((sheet) => ({ ...sheet, title: priceScreens[sheet.kind].title }))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}
