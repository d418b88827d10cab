import { type ComponentType, createContext, type ReactElement } from 'react'

/**
 * A part of a record with its own address, often another feature's; the record around
 * it provides the owner (`useProvider`, for prices `usePriceOwner`).
 */
export interface RecordPart {
  path: string
  label: string
  /** the tab it stands under; parts of one area share a tab and are chosen from a list beside them */
  area: RecordArea
  Screen: ComponentType
  /** action the server must allow the caller for the part to be there */
  needs?: string
}

/** The tabs of a record after its overview. */
export type RecordArea =
  | 'Accreditation'
  | 'People'
  | 'Practice'
  | 'Prices'
  | 'Fees'
  | 'Accounts'
  | 'Compliance'
  | 'History'

/** The parts of a tab, in their order. */
export interface OpenArea {
  label: RecordArea
  /** address of the tab below the record; it leads to the first part */
  path: string
  parts: readonly RecordPart[]
}

/** Groups the parts by their tabs, both in the order in which they first come. */
export function areasOf(parts: readonly RecordPart[]): OpenArea[] {
  const labels = [...new Set(parts.map(({ area }) => area))]
  return labels.map((label) => ({
    label,
    path: label.toLowerCase(),
    parts: parts.filter(({ area }) => area === label),
  }))
}

/** The parts the app passes to a record from other features, which the record must not import. */
export interface HandedParts {
  /** parts between the record's own, in their order */
  parts: readonly RecordPart[]
  /** state of the accreditation, shown to the owner above the overview */
  ownSummary: ReactElement
  /** more of that state, beside it where there is room */
  ownSide: ReactElement
}

/** The summary shown to the owner of the record around; `ProviderRecord` provides it. */
export const OwnSummaryContext = createContext<ReactElement | undefined>(undefined)
