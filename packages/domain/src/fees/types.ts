import type { ReferenceBase } from '../errors/index.ts'
import type { RequestType } from '../request/index.ts'
import type { PriceSheetKindName, RegisteredSheet } from './registry.ts'

/** How a field of a price line is typed and shown. */
export type LineFieldKind = 'peso' | 'percent' | 'text' | 'number' | 'boolean' | 'code' | 'list'

/** A field of a price line. */
export type LineField = {
  name: string
  label: string
  kind: LineFieldKind
  required: boolean
  /** Longest text, most entries of a list, or greatest number. Pesos end at 99,999,999.99 and percents at 100. */
  max?: number
  choices?: readonly string[]
  /** Shape of a code that is in no list. */
  pattern?: RegExp
  /** List whose codes the field takes. */
  reference?: ReferenceBase
}

/** Header fields that tell price sheets apart. */
export const headerFields = [
  'healthFacilityCode',
  'physicianCode',
  'societyName',
  'serviceType',
  'costCenter',
  'roomCategoryCode',
] as const

/** A header field that tells price sheets apart. */
export type HeaderField = (typeof headerFields)[number]

/** Declaration of a kind of price sheet; routes, tables, forms and upload templates are made from it. */
export interface PriceSheetKind extends RegisteredSheet {
  kind: PriceSheetKindName
  /** Base path of its calls. */
  base: string
  entity: string
  headerKey: readonly HeaderField[]
  /** Header key fields that may be empty. */
  optionalHeader: readonly HeaderField[]
  lineKey: readonly string[]
  lineFields: readonly LineField[]
  /** Fields of which each line needs exactly one. */
  oneOf?: readonly string[]
  /** Whether the sheet carries its own last day, `validityDate` (society sheets). */
  validity: boolean
  upload: boolean
  template: boolean
  latest: boolean
  latestBy: readonly HeaderField[]
  /** Whether `price-history` and `available-dates` exist. */
  history: boolean
  /** Start of the codes of its sheets; others go by their number. */
  codePrefix?: string
  /** Line fields with words a person searches by. */
  searched: readonly string[]
  /** Request a provider's sheet becomes; without one only staff enter such sheets. */
  requestType: RequestType | undefined
  /** Whether a provider's sheet is sent to a call of its own, `/user-request/…`, and not to its save. */
  requestApart: boolean
}
