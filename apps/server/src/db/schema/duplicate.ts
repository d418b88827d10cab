import type { FacilityWeights, Level, PersonWeights } from '@capiz/domain/duplicate'
import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { code, identity, moment } from './columns.ts'

/** How rare the values of a register are, by which duplicates are weighed; a row per estimate, append-only. */
export const duplicateWeights = pgTable(
  'duplicate_weights',
  {
    id: identity(),
    /** `hf` or `phy` */
    kind: varchar({ length: 3 }).notNull(),
    version: integer().notNull(),
    weights: jsonb().$type<FacilityWeights | PersonWeights>().notNull(),
    createdDate: moment()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [uniqueIndex('duplicate_weights_uk').on(t.kind, t.version)],
)

/** Pairs of the register that may be one provider, as the last comparison of all found them. */
export const duplicatePair = pgTable(
  'duplicate_pair',
  {
    id: identity(),
    kind: varchar({ length: 3 }).notNull(),
    /** the smaller code of the two */
    firstCode: code().notNull(),
    secondCode: code().notNull(),
    bits: doublePrecision().notNull(),
    tier: varchar({ length: 10 }).notNull(),
    levels: jsonb().$type<Level[]>().notNull(),
    weightsVersion: integer().notNull(),
    comparedDate: moment().notNull(),
  },
  (t) => [
    uniqueIndex('duplicate_pair_uk').on(t.firstCode, t.secondCode),
    index('duplicate_pair_rank').on(t.kind, t.bits, t.id),
  ],
)

/** One thing a merge moved or took over, by which it is given back. */
export interface MergedPart {
  part:
    | 'affiliation'
    | 'endedAffiliation'
    | 'coveredAccount'
    | 'document'
    | 'record'
    | 'user'
    | 'earlierMerge'
    | 'pair'
  id: number
}

/** A value of the record that stays, which the merge took from the duplicate; or of the duplicate, which it gave up. */
export interface MergedField {
  of: 'stays' | 'gone'
  field: string
  before: unknown
  after: unknown
}

/** The rows that one merge moved, or that undoing it gave back; append-only. */
export const mergeRecord = pgTable(
  'merge_record',
  {
    id: identity(),
    kind: varchar({ length: 3 }).notNull(),
    staysCode: code().notNull(),
    goneCode: code().notNull(),
    reason: varchar({ length: 500 }).notNull(),
    parts: jsonb().$type<MergedPart[]>().notNull(),
    fields: jsonb().$type<MergedField[]>().notNull(),
    /** the merge that this row undoes; null on a merge */
    undoes: integer(),
    createdDate: moment()
      .notNull()
      .default(sql`now()`),
    createdBy: varchar({ length: 60 }).notNull(),
  },
  (t) => [
    index('merge_record_stays').on(t.staysCode),
    index('merge_record_gone').on(t.goneCode),
    uniqueIndex('merge_record_undone').on(t.undoes),
  ],
)
