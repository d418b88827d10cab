import { type ComponentType, createContext, type ReactElement } from 'react'

/**
 * A part of a record with its own address, often another feature's; the record around
 * it provides the owner (`useProvider`, for prices `usePriceOwner`).
 */
export interface RecordPart {
  path: string
  label: string
  Screen: ComponentType
  /** action the server must allow the caller for the part to be there */
  needs?: string
  /** takes the whole width, without the latest events beside it */
  isAlone?: boolean
}

/** The parts the app passes to a record from other features, which the record must not import. */
export interface HandedParts {
  /** parts between the record's own, in their order */
  parts: readonly RecordPart[]
  /** state of the accreditation, shown to the owner above the overview */
  ownSummary: ReactElement
}

/** The summary shown to the owner of the record around; `ProviderRecord` provides it. */
export const OwnSummaryContext = createContext<ReactElement | undefined>(undefined)
