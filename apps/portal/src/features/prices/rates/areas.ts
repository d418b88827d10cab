import { type PriceSheetKindName, sheetKindsOf, type SheetOwner } from '@capiz/domain/fees'
import { priceScreens } from '../model/kinds.ts'

/** A tab of the rates. */
export interface RatesArea {
  label: string
  href: string
  /** last part of its address, for tabs that are one screen */
  path?: string
  /** the kinds of prices it lists */
  kinds: readonly PriceSheetKindName[]
  /** right without which the tab is not offered */
  needs?: 'RATE_EDIT'
}

function sheets(label: string, ...owners: readonly SheetOwner[]): RatesArea {
  const kinds = owners.flatMap(sheetKindsOf)
  return { label, href: kinds[0] === undefined ? '/rates' : `/rates/${priceScreens[kinds[0]].path}`, kinds }
}

/** The tabs of the rates: what is coming, what is paid, all sheets by whose they are, the counts of use, and the files. */
export const ratesAreas: readonly RatesArea[] = [
  { label: 'Upcoming changes', href: '/rates', path: '', kinds: [] },
  { label: 'Fee lookup', href: '/rates/fee', path: 'fee', kinds: [] },
  sheets('Facilities', 'facility'),
  sheets('Physicians', 'physician'),
  sheets('Standards', 'none', 'society'),
  { label: 'Counts of use', href: '/rates/usage', path: 'usage', kinds: [], needs: 'RATE_EDIT' },
  { label: 'Uploads', href: '/rates/imports', path: 'imports', kinds: [], needs: 'RATE_EDIT' },
]

/** The tab a path of the rates belongs to. */
export function areaOf(path: string): RatesArea | undefined {
  return ratesAreas.find(
    (area) => area.path === path || area.kinds.some((kind) => priceScreens[kind].path === path),
  )
}
