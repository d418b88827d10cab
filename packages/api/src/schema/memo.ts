import { memoSteps } from '@capiz/domain/memo'
import * as v from 'valibot'
import { ReplyDay } from './basics.ts'
import { CodeOf, Day, OptionalDay, OptionalText, Uuid, Version } from './common.ts'
import { MemoType } from './document.ts'

/** Most providers one memo is entered for, and most memos marked, in one call. */
export const memosAtOnce = 200

/** A memo of any provider with how long it took, in working days (our addition). */
export const MemoRow = v.object({
  uuid: v.string(),
  version: v.number(),
  entity: v.picklist(['hf/memo', 'phy/memo']),
  ownerCode: v.string(),
  ownerName: v.string(),
  fileName: v.string(),
  memoType: v.nullable(MemoType),
  dateOfMemo: v.nullable(ReplyDay),
  dateSent: v.nullable(ReplyDay),
  dateReceived: v.nullable(ReplyDay),
  effectiveDate: v.nullable(ReplyDay),
  remarks: v.nullable(v.string()),
  /** working days from the memo to its sending; null while it is not sent */
  communicatedDays: v.nullable(v.number()),
  /** false once it is late, sent or not; null while there is time */
  communicatedOnTime: v.nullable(v.boolean()),
  deliveredDays: v.nullable(v.number()),
  deliveredOnTime: v.nullable(v.boolean()),
  /** whether the caller may correct, mark and remove it */
  mayChange: v.boolean(),
})

const facts = {
  memoType: MemoType,
  dateOfMemo: Day,
  dateSent: OptionalDay,
  dateReceived: OptionalDay,
  effectiveDate: OptionalDay,
  remarks: OptionalText(2000),
}

/** A memo as it is entered for one or many providers, by their codes. */
export const MemoInput = v.object({
  recipients: v.pipe(
    v.array(CodeOf('facility', 'physician')),
    v.minLength(1, 'Choose the providers the memo is for.'),
    v.maxLength(memosAtOnce, `Choose ${memosAtOnce} providers or fewer.`),
  ),
  ...facts,
})

/** The facts of one memo as they are corrected. */
export const MemoCorrection = v.object({ version: Version, ...facts })

/** Memos that were sent or received on a day. */
export const MemoMark = v.object({
  uuids: v.pipe(
    v.array(Uuid),
    v.minLength(1, 'Choose the memos.'),
    v.maxLength(memosAtOnce, `Choose ${memosAtOnce} memos or fewer.`),
  ),
  step: v.picklist(memoSteps, 'Choose sent or received.'),
  day: Day,
})

/** Which memos were marked, and for the others why not. */
export const MemoMarkOutcome = v.object({
  marked: v.array(v.string()),
  skipped: v.array(v.object({ uuid: v.string(), ownerName: v.string(), reason: v.string() })),
})

/** The version of a memo whose file is replaced. */
export const MemoFile = v.object({ version: Version })
