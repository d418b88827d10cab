import type { ReferenceBase } from '../reference/index.ts'
import type { Field, FieldKind } from '../field/index.ts'
import type { RequestType } from '../request/index.ts'
import type { PriceSheetKindName, RegisteredSheet } from '../sheet-kind/index.ts'

/** Kinds of fields of a price line. */
export type LineFieldKind = Extract<
  FieldKind,
  'peso' | 'percent' | 'text' | 'number' | 'boolean' | 'code' | 'list'
>

/** A field of a price line; pesos end at 99,999,999.99 and percents at 100. */
export type LineField = Field<LineFieldKind> & {
  readonly required: boolean
  readonly list?: ReferenceBase
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
  hasSeparateRequestCall: boolean
}
