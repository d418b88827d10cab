import type { Actor } from '../../../platform/access/actor.ts'
import type { Principal } from '../../../platform/access/principal.ts'
import type { MergedPart, facility, physician } from '../../../db/schema/index.ts'
import type { Transaction } from '../../../db/types.ts'
import type { Services } from '../../../platform/services.ts'
import type { OwnerType } from '../owner.ts'

/** The columns of a facility or physician that a merge reads. */
export interface MergeSide {
  id: number
  code: string
  version: number
  duplicateOf: string | null
  accreditationStatusCode: string
}

/** Everything of a record that a person can enter, by field. */
export type MergeForm = Readonly<Record<string, unknown>>

/** The transaction of a merge with both records, which are locked. */
export interface Merging<R extends MergeSide = MergeSide> {
  services: Services
  tx: Transaction
  stays: R
  gone: R
  stamps: { updatedBy: string; updatedDate: Date }
  actor: Actor
}

/** The rows of one kind that a merge moved, and how many stayed because the other record has an equal one. */
export interface Moved {
  parts: MergedPart[]
  kept: number
}

/** Facilities and physicians as far as merging them needs them. */
export interface MergeOwner<R extends MergeSide> {
  kind: 'hf' | 'phy'
  entityType: OwnerType
  table: typeof facility | typeof physician
  documentKinds: readonly string[]
  /** fields that may be taken from the duplicate */
  fields: readonly string[]
  /** columns that only one of the two may have: the duplicate gives them up, the record that stays takes them if it has none */
  exclusive: readonly { field: string; cleared: unknown; isTaken: boolean }[]
  lock: (tx: Transaction, code: string) => Promise<R>
  nameOf: (record: R) => string
  refuseStale: (tx: Transaction, record: R, principal: Principal) => Promise<never>
  formOf: (tx: Transaction, record: R) => Promise<MergeForm>
  replace: (services: Services, tx: Transaction, record: R, form: MergeForm, actor: Actor) => Promise<R>
  update: (services: Services, tx: Transaction, record: R, values: MergeForm, actor: Actor) => Promise<R>
  /** what only this kind has and moves */
  moveOwn?: (merging: Merging) => Promise<Moved>
}
