import type { CodeKind } from '../codes/index.ts'
import type { ReferenceBase } from '../reference/index.ts'
import type { Field, FieldKind } from '../field/index.ts'

/** Kinds of fields of a record; `term` takes codes of a maintained list or of a group of the text templates. */
export type RecordFieldKind = Extract<
  FieldKind,
  | 'text'
  | 'longText'
  | 'day'
  | 'whole'
  | 'year'
  | 'peso'
  | 'choice'
  | 'term'
  | 'facility'
  | 'physician'
  | 'provider'
  | 'codes'
  | 'ratings'
>

/** A field of a record: forms, checks, filters, export columns and words in the history are made from it. */
export type RecordField = Field<RecordFieldKind> & {
  readonly list?: ReferenceBase
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

/** Statuses of a record with the moves between them (domain model 9). */
export type RecordMachine = {
  readonly initial: string
  readonly statuses: Readonly<Record<string, string>>
  readonly moves: Readonly<Record<string, readonly string[]>>
  /** Statuses in which the record can no longer be changed. */
  readonly final: readonly string[]
  /** Statuses in which it cannot be changed either, although it still moves. */
  readonly locked?: readonly string[]
  /** Source of the decision: the form, the dates, or the server as the request is decided. */
  readonly decidedBy: 'form' | 'dates' | 'request'
}

/** The owner of a record: a facility, a physician, any provider, or none. */
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
  /** Fields that name a provider the record is about without belonging to it; a code there lists it on that record. */
  readonly about?: Partial<Readonly<Record<'facility' | 'physician', string>>>
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
