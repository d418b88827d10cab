import type { CodeKind } from '../codes/index.ts'
import type { ReferenceBase } from '../errors/index.ts'

/** One value of a closed set, with its words. */
export type Choice<C extends string = string> = { readonly code: C; readonly label: string }

/** How a field of a record is typed and shown; `term` takes codes of a maintained list or text-template group. */
export type RecordFieldKind =
  | 'text'
  | 'long'
  | 'day'
  | 'whole'
  | 'peso'
  | 'choice'
  | 'term'
  | 'facility'
  | 'physician'
  | 'provider'
  | 'codes'
  | 'ratings'

/** A field of a record: forms, checks, filters, export columns and words in the history are made from it. */
export type RecordField = {
  readonly name: string
  readonly label: string
  readonly kind: RecordFieldKind
  readonly required?: boolean
  /** Shortest and longest text, or least and greatest number. */
  readonly min?: number
  readonly max?: number
  readonly pattern?: RegExp
  /** What to say when the pattern does not fit. */
  readonly message?: string
  readonly choices?: readonly Choice[]
  /** Maintained list whose codes the field takes. */
  readonly list?: ReferenceBase
  /** Group of the text templates when the list is `text-template`. */
  readonly group?: string
  /** How the list filter of this name compares; none: it cannot be filtered by. */
  readonly filter?: 'is' | 'contains' | 'starts'
  /** A day that has come. */
  readonly past?: boolean
  /** Day field this day may not lie before. */
  readonly from?: string
  /** Day field this day must lie after. */
  readonly after?: string
  /** Set by the server; never sent by a form. */
  readonly server?: boolean
}

/** What was looked at in a check-in and how it was found, 1 (poor) to 5 (very good). */
export type Rating = { item: string; score: number; remarks: string | null }

/** Statuses of a record with the moves between them (domain model 9). */
export type RecordMachine = {
  readonly initial: string
  readonly statuses: Readonly<Record<string, string>>
  readonly moves: Readonly<Record<string, readonly string[]>>
  /** Statuses in which the record can no longer be changed. */
  readonly final: readonly string[]
  /** Statuses in which it cannot be changed either, although it still moves. */
  readonly locked?: readonly string[]
  /** Who decides: the form says it, the dates say it, or the server does as its request is decided. */
  readonly decidedBy: 'form' | 'dates' | 'request'
}

/** Whose record it is: a facility's, a physician's, any provider's, or nobody's. */
export type RecordOwner = 'facility' | 'physician' | 'provider' | 'none'

/** Declaration of a kind of record. */
export type RecordKind = {
  /** Base path of its calls. */
  readonly base: string
  /** Name of one record, in sentences. */
  readonly entity: string
  readonly entities: string
  /** Series its codes are counted in; none for records known by their id alone. */
  readonly code?: CodeKind
  readonly owner: RecordOwner
  /** Field that names the owner. */
  readonly ownerField?: string
  /** Whether the owning provider sees the records too (domain model 5.1). */
  readonly own: boolean
  /** Day the record is filed under, for the filters month, year, from and to. */
  readonly day: string
  /** Day by which something is due, and the statuses in which that no longer matters. */
  readonly due?: { readonly field: string; readonly settled: readonly string[] }
  /** Fields the free-text filter looks into. */
  readonly searched: readonly string[]
  readonly machine: RecordMachine
  readonly fields: readonly RecordField[]
  /** Most files a record carries. */
  readonly files: number
}
