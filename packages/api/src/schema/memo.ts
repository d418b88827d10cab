import * as v from 'valibot'
import { ReplyDay } from './basics.ts'
import { MemoType } from './document.ts'

/** A memo of any provider with how long it took, in working days (our addition). */
export const MemoRow = v.object({
  uuid: v.string(),
  entity: v.picklist(['hf/memo', 'phy/memo']),
  ownerCode: v.string(),
  ownerName: v.string(),
  fileName: v.string(),
  memoType: v.nullable(MemoType),
  dateOfMemo: v.nullable(ReplyDay),
  dateSent: v.nullable(ReplyDay),
  dateReceived: v.nullable(ReplyDay),
  effectiveDate: v.nullable(ReplyDay),
  /** working days from the memo to its sending; null while it is not sent */
  communicatedDays: v.nullable(v.number()),
  /** false once it is late, sent or not; null while there is time */
  communicatedOnTime: v.nullable(v.boolean()),
  deliveredDays: v.nullable(v.number()),
  deliveredOnTime: v.nullable(v.boolean()),
})
