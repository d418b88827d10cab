import { dateRules } from '@capiz/domain/document'
import {
  overdueActions,
  rejectReasonCodes,
  requestActions,
  requestStatuses,
  requestTypes,
} from '@capiz/domain/request'
import * as v from 'valibot'
import { CodeOf, Day, Id, Instant, OptionalDay, OptionalText, ReplyDay, Text, Version } from './common.ts'
import { RecordFile } from './document.ts'
import { DuplicateCandidate } from './duplicate.ts'

/** Type tag of a user request. */
export const RequestType = v.picklist(requestTypes)

/** Status of a user request. */
export const RequestStatus = v.picklist(requestStatuses)

/** One field of the request as it was, as it is asked for, and as it is today; display-ready words, not codes. */
export const RequestChange = v.object({
  field: v.string(),
  label: v.string(),
  kind: v.string(),
  before: v.nullable(v.string()),
  requested: v.nullable(v.string()),
  now: v.nullable(v.string()),
  /** asked value differs from today's */
  changed: v.boolean(),
  /** today's value is no longer what the requester saw */
  moved: v.boolean(),
})

/** One action on a request and, when it is refused to the caller, the reason in words. */
export const RequestAction = v.object({
  action: v.picklist(requestActions),
  allowed: v.boolean(),
  reason: v.nullable(v.string()),
})

/** A remark on a request. */
export const RequestRemark = v.object({
  id: Id,
  remarks: v.string(),
  createdBy: v.string(),
  createdDate: Instant,
})

/** One step in the life of a request. */
export const RequestStep = v.object({
  action: v.string(),
  by: v.string(),
  at: Instant,
  remarks: v.nullable(v.string()),
})

/** A user request as a row of the request queue. */
export const UserRequestRow = v.object({
  id: Id,
  code: v.string(),
  type: RequestType,
  targetCode: v.nullable(v.string()),
  targetName: v.string(),
  applicantType: v.nullable(v.picklist(['PHY', 'HFC'])),
  docType: v.nullable(v.string()),
  status: RequestStatus,
  requesterCode: v.nullable(v.string()),
  requesterName: v.string(),
  requestedDate: Instant,
  reviewedBy: v.nullable(v.string()),
  reviewedDate: v.nullable(Instant),
  decidedBy: v.nullable(v.string()),
  decidedDate: v.nullable(Instant),
  remarks: v.nullable(v.string()),
  /** whole days since it was asked */
  ageDays: v.number(),
  /** whole days in its present status */
  stateDays: v.number(),
  /** user the request is assigned to in the request queue; null for providers, whom it does not concern */
  assigneeCode: v.nullable(v.string()),
  assigneeName: v.nullable(v.string()),
  /** last day of the answer that is waited for; null when nothing is */
  answerDueDate: v.nullable(ReplyDay),
  version: v.number(),
})

const LaterDay = v.nullish(ReplyDay)

/** One thing asked for, with its last day, its answer and what became of it. */
export const InformationItem = v.object({
  text: v.string(),
  /** the document of the record it asks for, and the date given with it */
  document: v.nullish(
    v.object({ code: v.string(), dateRule: v.picklist(dateRules), dateLabel: v.nullable(v.string()) }),
  ),
  answeredOn: v.nullable(ReplyDay),
  askedOn: v.optional(ReplyDay),
  dueDate: v.optional(ReplyDay),
  withdrawnOn: LaterDay,
  withdrawnReason: v.nullish(v.string()),
  earlierText: v.nullish(v.string()),
  reply: v.nullish(v.string()),
  /** uuids of its files */
  files: v.optional(v.array(v.string())),
  remindedOn: LaterDay,
  overdueOn: LaterDay,
})

/** The information request of staff to the requester, item by item (our addition). */
const RequestAsk = v.object({
  items: v.array(InformationItem),
  onOverdue: v.optional(v.picklist(overdueActions)),
  reason: v.nullable(v.string()),
  askedOn: ReplyDay,
  dueDate: ReplyDay,
})

/** The newest round of counter-offers on the lines of a proposed sheet (our addition). */
const RequestCounterOffer = v.object({
  round: v.number(),
  state: v.picklist(['none', 'waiting', 'answered', 'expired']),
  offeredOn: ReplyDay,
  offeredBy: v.string(),
  /** last day of the answer */
  dueDate: ReplyDay,
  answeredOn: v.nullable(ReplyDay),
  /** number of lines offered another amount, and of those declined */
  lines: v.number(),
  declined: v.number(),
})

/** A user request with everything a decision needs (domain model 10.1). */
export const UserRequest = v.object({
  ...UserRequestRow.entries,
  /** what is asked for and what was before; the lines of a proposed sheet have a call of their own */
  payload: v.unknown(),
  before: v.unknown(),
  targetVersion: v.nullable(v.number()),
  /** the record changed after this was requested */
  stale: v.boolean(),
  changes: v.array(RequestChange),
  unchanged: v.array(RequestChange),
  files: v.array(RecordFile),
  candidates: v.array(DuplicateCandidate),
  trail: v.array(RequestStep),
  remarkRows: v.array(RequestRemark),
  /** notes among staff; empty for everybody else */
  noteRows: v.array(RequestRemark),
  ask: v.nullable(RequestAsk),
  counterOffer: v.nullable(RequestCounterOffer),
  /** the caller reviewed it, and another person has to approve it */
  waitsForApprover: v.boolean(),
  reasonCode: v.nullable(v.picklist(rejectReasonCodes)),
  /** the files the decision saw, by their hash; null while it is open */
  /** sha256 of the facts sealed with a decision on a status (our addition); null where none were */
  packetHash: v.nullish(v.string()),
  decidedFiles: v.nullable(v.array(v.object({ fileName: v.string(), sha256: v.string() }))),
  actions: v.array(RequestAction),
})

/**
 * Body of approve and reject. `acceptMoved` is the consent to a record that changed meanwhile and belongs to an approval,
 * `reasonCode` to a rejection.
 */
export const RequestDecision = v.object({
  code: CodeOf('request'),
  remarks: OptionalText(1000),
  /** of a rejection: why, as a closed list (our addition) */
  reasonCode: v.nullish(v.picklist(rejectReasonCodes, 'Choose a reason of the list.')),
  version: v.nullish(Version),
  acceptMoved: v.optional(v.boolean(), false),
})

/** Body of review and cancel. */
export const RequestCode = v.object({
  code: CodeOf('request'),
  remarks: OptionalText(1000),
  version: v.nullish(Version),
})

/** Body of save-remarks. */
export const RequestRemarks = v.object({ remarks: Text(1000, 3) })

/** Body of `POST /user-request`: a request with its type inside. */
export const UserRequestInput = v.object({
  type: RequestType,
  targetCode: OptionalText(20),
  docType: OptionalText(30),
  payload: v.record(v.string(), v.unknown()),
  remarks: OptionalText(1000),
})

/** JSON of a typed request: its target and the payload the type asks for (checked by the type, 422). */
export const RequestPayload = v.looseObject({
  targetCode: OptionalText(20),
  docType: OptionalText(30),
})

/** Body of a disaccreditation request (domain model 10.4); the reason decides the status it leads to. */
export const DisaccreditationForm = v.object({
  applicantType: v.picklist(['PHY', 'HFC'], 'Choose facility or physician.'),
  targetCode: CodeOf('facility', 'physician'),
  reasonCode: v.picklist(
    [
      'VIOLATION',
      'NON_COMPLIANCE',
      'EXPIRED_CREDENTIALS',
      'NON_RENEWAL',
      'INACTIVE',
      'VOLUNTARY',
      'CLOSURE',
      'RETIRED',
      'DECEASED',
    ],
    'Choose a reason of the list.',
  ),
  effectiveDate: Day,
  noticeDate: OptionalDay,
  details: Text(4000, 10),
  violationCodes: v.optional(v.pipe(v.array(CodeOf('violation')), v.maxLength(50)), []),
})
