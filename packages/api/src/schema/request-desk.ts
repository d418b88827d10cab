import { informationRequestLimits, overdueActions, rejectReasonCodes } from '@capiz/domain/request'
import * as v from 'valibot'
import { CodeOf, Day, Instant, OptionalText, ReplyDay, Text, Version, Whole } from './common.ts'
import { RequestStatus, RequestType } from './request.ts'

const version = v.nullish(Version)

/** A user to whom requests may be assigned. */
export const Assignee = v.object({ code: v.string(), name: v.string() })

/** The assignment of a request to a user; null leaves it unassigned. */
export const Assignment = v.object({
  code: CodeOf('request'),
  version,
  assigneeCode: v.nullable(CodeOf('user')),
})

/** A note that staff alone read. */
export const RequestNote = v.object({ code: CodeOf('request'), remarks: Text(1000, 3) })

/** More asked of the requester: what, why, and how many days there are to answer. */
export const AskForMore = v.object({
  code: CodeOf('request'),
  version,
  items: v.pipe(
    v.array(Text(200, 3)),
    v.minLength(1, 'Name at least one thing.'),
    v.maxLength(informationRequestLimits.items, `Name at most ${informationRequestLimits.items} things.`),
  ),
  /** the items that ask for a document of the record, by their place from 0, each with the code of its type */
  documents: v.optional(
    v.pipe(
      v.array(v.object({ item: Whole(0, informationRequestLimits.items - 1), documentTypeCode: Text(40) })),
      v.maxLength(informationRequestLimits.items),
    ),
  ),
  reason: OptionalText(1000),
  days: Whole(informationRequestLimits.minDays, informationRequestLimits.maxDays),
  /** what happens when no answer comes by the last day */
  onOverdue: v.optional(v.picklist(overdueActions, 'Choose what happens without an answer.'), 'DECIDE'),
})

const places = v.pipe(
  v.array(Whole(0, informationRequestLimits.items - 1)),
  v.minLength(1, 'Choose what it is about.'),
  v.maxLength(informationRequestLimits.items),
)

/** A change of what is asked for: more days, taken back, called to mind, or said in other words. */
export const AskChange = v.object({
  code: CodeOf('request'),
  version,
  change: v.picklist(['EXTEND', 'WITHDRAW', 'REMIND', 'CORRECT'], 'Choose what to change.'),
  items: places,
  days: v.nullish(Whole(informationRequestLimits.minDays, informationRequestLimits.maxDays)),
  text: v.nullish(Text(200, 3)),
  reason: OptionalText(1000),
})

/**
 * The parts of an answer by item: the item each file answers and the day entered with it, both in the order of the files,
 * and a message each.
 */
export const itemAnswers = {
  fileItems: v.optional(v.pipe(v.array(Whole(0, informationRequestLimits.items - 1)), v.maxLength(20))),
  fileDates: v.optional(v.pipe(v.array(v.nullable(Day)), v.maxLength(20))),
  replies: v.optional(
    v.pipe(
      v.array(v.object({ item: Whole(0, informationRequestLimits.items - 1), text: Text(1000) })),
      v.maxLength(informationRequestLimits.items),
    ),
  ),
}

/** An answer to what was asked, whole or in part; `items` are the places of what is answered, from 0. */
export const AskAnswer = v.object({
  code: CodeOf('request'),
  version,
  remarks: OptionalText(1000),
  items: v.pipe(
    v.array(Whole(0, informationRequestLimits.items - 1)),
    v.minLength(1, 'Say which of the things asked for you answer.'),
    v.maxLength(informationRequestLimits.items),
  ),
  ...itemAnswers,
})

/** The number of open requests in each place of the request queue. */
export const DeskCounts = v.object({
  /** by type and status, open ones only */
  open: v.array(v.object({ type: RequestType, status: RequestStatus, count: v.number() })),
  mine: v.number(),
  unassigned: v.number(),
  /** more was asked and is waited for */
  waiting: v.number(),
  /** of those, with the last day behind them */
  overdue: v.number(),
  /** the reader could review these now */
  toReview: v.number(),
  /** the reader could approve these now */
  toApprove: v.number(),
})

/** One action on many requests; each is decided by itself. */
export const DeskBatch = v.object({
  action: v.picklist(['review', 'approve', 'reject', 'assign'], 'Choose what to do.'),
  requests: v.pipe(
    v.array(v.object({ code: CodeOf('request'), version })),
    v.minLength(1, 'Choose at least one request.'),
    v.maxLength(200, 'Choose at most 200 requests at once.'),
  ),
  remarks: OptionalText(1000),
  reasonCode: v.nullish(v.picklist(rejectReasonCodes, 'Choose a reason of the list.')),
  assigneeCode: v.nullish(CodeOf('user'), null),
})

const BatchAction = v.picklist(['review', 'approve', 'reject', 'assign'])

/** The requests to prepare: named, or all that match the filters of the list. */
export const BatchChoice = v.object({
  action: v.picklist(['review', 'approve', 'reject'], 'Choose what to prepare.'),
  codes: v.optional(
    v.pipe(v.array(CodeOf('request')), v.maxLength(200, 'Choose at most 200 requests at once.')),
  ),
  /** filters as the list of requests takes them, without page, size and order */
  filters: v.nullish(v.record(v.string(), v.string())),
})

/** One request of a prepared batch: whether it can be decided, and what to look at before. */
const PreparedRequest = v.object({
  code: v.string(),
  type: RequestType,
  targetName: v.string(),
  requesterName: v.string(),
  status: RequestStatus,
  version: v.number(),
  ageDays: v.number(),
  /** `cannot` is refused to the caller, `look` has something to look at first, `ready` neither */
  group: v.picklist(['cannot', 'look', 'ready']),
  reasons: v.array(v.string()),
  /** approving it asks why, because something asked for is still open */
  needsRemarks: v.boolean(),
  /** of a proposed price sheet: what it comes to in a year by the counts of use, in pesos; null where nothing is counted */
  impact: v.nullable(v.number()),
  /** first day of what is asked for; null where it takes effect at once */
  firstDay: v.nullable(ReplyDay),
})

/** A batch before it runs; `matching` counts all requests the filters find, of which 200 are prepared. */
export const PreparedBatch = v.object({ matching: v.number(), requests: v.array(PreparedRequest) })

/** The result for one request of a batch. */
export const BatchReceipt = v.object({
  code: v.string(),
  type: v.nullable(RequestType),
  targetName: v.string(),
  ok: v.boolean(),
  /** where it stands now */
  status: v.nullable(RequestStatus),
  /** why it was left alone */
  message: v.nullable(v.string()),
})

/** A batch that was run, with a receipt for each request; `code` is its address. */
export const RequestBatch = v.object({
  code: v.string(),
  action: BatchAction,
  ranBy: v.string(),
  ranDate: Instant,
  remarks: v.nullable(v.string()),
  receipts: v.array(BatchReceipt),
})

/** A batch in the list of those one ran. */
export const RequestBatchRow = v.object({
  code: v.string(),
  action: BatchAction,
  ranDate: Instant,
  done: v.number(),
  /** requests that were left alone */
  left: v.number(),
})
