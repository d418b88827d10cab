import { purposeCodes, retentionKindCodes, retentionStarts } from '@capiz/domain/privacy'
import * as v from 'valibot'
import { CodeOf, Id, Instant, OptionalText, Text } from './common.ts'

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

const Purpose = v.picklist(purposeCodes, 'Choose a use of the data.')

/** The uses of the data of a physician, and the texts agreed to (Republic Act 10173, section 16). */
export const DataUse = v.object({
  uses: v.array(
    v.object({
      purpose: Purpose,
      label: v.string(),
      /** lawful basis in words */
      basis: v.string(),
      data: v.string(),
      recipients: v.string(),
      /** what an objection ends; null where there is no right to object */
      ends: v.nullable(v.string()),
      isObjected: v.boolean(),
      /** who made the last statement, when, and how staff learned of it; null where nothing was stated */
      statedBy: v.nullable(v.string()),
      statedDate: v.nullable(Instant),
      reason: v.nullable(v.string()),
    }),
  ),
  /** texts agreed to on the public pages, the newest first */
  consents: v.array(v.object({ text: v.string(), version: v.string(), givenDate: Instant })),
})

/** A statement of a physician about one use; `objects` false withdraws an objection. */
export const DataUseStatement = v.object({
  code: CodeOf('physician'),
  purpose: Purpose,
  objects: v.boolean(),
  /** how it was stated; staff have to say */
  reason: OptionalText(500),
})
