import { retentionKindCodes, retentionStarts } from '@capiz/domain/privacy'
import * as v from 'valibot'
import { Id, Instant, Text } from './common.ts'

/** Whether a run removed rows. */
export const retentionResults = ['REMOVED', 'NOTHING'] as const

/** The removal of one kind of data by one run. */
export const RetentionRun = v.object({
  id: Id,
  kind: v.picklist(retentionKindCodes),
  /** retention period at the time of the run, in days */
  keepDays: v.number(),
  /** moment before which the removed rows were over */
  before: Instant,
  rows: v.number(),
  startedBy: v.picklist(retentionStarts),
  runDate: Instant,
})

/** Body of a request to erase a person. */
export const ErasureRequest = v.object({
  /** code of a physician or a user */
  code: v.pipe(Text(40), v.regex(/^(PHY|USR)\d{7}$/i, 'Enter a code such as PHY0000001 or USR0000001.')),
})

/** Effects of an erasure on the rows about a person, counted before anybody confirms it. */
export const ErasureEffects = v.object({
  /** name of the person */
  name: v.string(),
  /** what has to be done before, one sentence each; none when nothing stands against it */
  refusals: v.array(v.string()),
  lines: v.array(
    v.object({
      what: v.string(),
      action: v.picklist(['REMOVED', 'REWRITTEN', 'KEPT']),
      rows: v.number(),
      /** reason to keep them, with or without the person */
      why: v.nullable(v.string()),
    }),
  ),
})
