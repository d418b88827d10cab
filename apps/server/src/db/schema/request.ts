import type {
  CounterOffer,
  InformationRequest,
  LineOffer,
  RejectReason,
  RequestStatus,
  RequestType,
} from '@capiz/domain/request'
import type { MatchTier } from '@capiz/domain/duplicate'
import type { ItemUse, MarketPosition } from '@capiz/domain/fees'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { code, day, identity, moment, recordColumns } from './columns.ts'

/** A likely duplicate as it was when the request was made. */
export interface RequestCandidate {
  code: string
  name: string
  score: number
  /** how likely it is the same; absent on requests from before candidates were weighed */
  tier?: MatchTier | null
  accreditationStatusCode: string
  city?: string | null
  type?: string | null
  reasons: {
    signal: string
    label: string
    points: number
    candidateValue?: string | null
    existingValue?: string | null
  }[]
}

/** The decision on one line of a proposed price sheet. */
export interface LineDecision {
  key: string
  name: string
  accepted: boolean
  reason: string | null
  /** agreed by a counter-offer, in pesos; absent where the line was accepted as requested */
  amount?: number | undefined
}

/** A field of a request in words, as the decision saw it. */
interface FrozenChange {
  field: string
  label: string
  kind: string
  before: string | null
  requested: string | null
  now: string | null
  changed: boolean
  moved: boolean
}

/** A line of a proposed sheet against the sheet in force, as the decision saw it; amounts in pesos. */
export interface FrozenLine {
  key: string
  name: string
  state: 'added' | 'removed' | 'changed' | 'same'
  values: Record<string, string | number | boolean | string[] | null | undefined>
  changes: {
    field: string
    label: string
    kind: string
    before: unknown
    after: unknown
    change: number | null
    percent: number | null
  }[]
  /** the counter-offers made for it, oldest first; absent where it was decided before there were any */
  offers?: readonly LineOffer[] | undefined
  /** place among its peers on the first day of the sheet; absent under five peers */
  position?: MarketPosition | undefined
  /** use of its item in the twelve months before; absent where nothing was counted */
  uses?: ItemUse | undefined
}

/**
 * The state a decision was based on: the fields as text, the lines of a proposed sheet and the files by their hash.
 * Written once, never changed.
 */
export interface DecisionSnapshot {
  changes: FrozenChange[]
  /** of a proposed price sheet; absent where it was decided before lines were kept */
  lines?: FrozenLine[]
  files: { uuid: string; fileName: string; docType: string | null; sha256: string }[]
  /** of a change of status: all that was known of the provider, as canonical JSON with its sha256 */
  packet?: SealedPacket
}

/** Facts of a provider as canonical JSON, byte for byte as they were sealed. */
export interface SealedPacket {
  json: string
  /** sha256 of the JSON, hexadecimal */
  hash: string
}

/** Requests for approval (domain model 10.1). */
export const userRequest = pgTable(
  'user_request',
  {
    id: identity(),
    code: code().notNull().unique('user_request_code_uk'),
    type: varchar({ length: 40 }).$type<RequestType>().notNull(),
    targetCode: code(),
    targetName: varchar({ length: 250 }),
    applicantType: varchar({ length: 3 }),
    docType: varchar({ length: 60 }),
    /** the other end, of a request about two records: the facility of an affiliation */
    counterpartCode: code(),
    status: varchar({ length: 10 }).$type<RequestStatus>().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    targetVersion: integer(),
    /** likely duplicates found when it was made, for staff only */
    candidates: jsonb().$type<RequestCandidate[]>().notNull().default([]),
    /** of a price sheet approved line by line: the lines that were not simply accepted */
    lineDecisions: jsonb().$type<LineDecision[]>(),
    requesterCode: varchar({ length: 60 }),
    /** record the requester's account belonged to: who moves to another provider leaves the request behind */
    requesterLink: varchar({ length: 60 }),
    requesterName: varchar({ length: 200 }).notNull(),
    requesterEmail: varchar({ length: 254 }),
    requestedDate: moment().notNull(),
    /** first opened by a user other than the requester */
    viewedDate: moment(),
    reviewedBy: varchar({ length: 60 }),
    reviewedDate: moment(),
    decidedBy: varchar({ length: 60 }),
    decidedDate: moment(),
    remarks: text(),
    /** user the request is assigned to in the request queue */
    assigneeCode: varchar({ length: 60 }),
    assignedDate: moment(),
    /** what was asked of the requester last, answered or not */
    ask: jsonb().$type<InformationRequest>(),
    /** amounts offered in place of requested ones, round by round */
    counterOffer: jsonb().$type<CounterOffer>(),
    /** last day of the answer; null when nothing is waited for */
    answerDueDate: day(),
    reasonCode: varchar({ length: 30 }).$type<RejectReason>(),
    snapshot: jsonb().$type<DecisionSnapshot>(),
    ...recordColumns(),
  },
  (t) => [
    uniqueIndex('user_request_open_uk')
      .on(t.type, t.targetCode, sql`coalesce(${t.docType}, '')`, sql`coalesce(${t.counterpartCode}, '')`)
      .where(
        // documents outside the list are each another one, and so are amendments of prices
        sql`not ${t.deleted} and ${t.status} in ('PENDING', 'REVIEWED') and ${t.targetCode} is not null and ${t.docType} is distinct from 'OTHERS' and ${t.type} <> 'price-amendment'`,
      ),
    index('user_request_status').on(t.status, t.requestedDate, t.id),
    index('user_request_requested')
      .on(t.requestedDate, t.id)
      .where(sql`not ${t.deleted}`),
    index('user_request_open')
      .on(t.requestedDate, t.id)
      .where(sql`not ${t.deleted} and ${t.status} in ('PENDING', 'REVIEWED')`),
    index('user_request_target').on(t.targetCode),
    index('user_request_requester').on(t.requesterCode),
    index('user_request_updated').on(t.updatedDate, t.id),
    index('user_request_assignee').on(t.assigneeCode),
    index('user_request_answer_due').on(t.answerDueDate),
  ],
)

/** Remarks written on a request, oldest first. */
export const requestRemark = pgTable(
  'request_remark',
  {
    id: identity(),
    requestId: integer()
      .notNull()
      .references(() => userRequest.id),
    /** what was done: REVIEW, APPROVE, REJECT, CANCEL, ASSIGN, ASK, ASK_CHANGE, ASK_DUE, ANSWER, OFFER, REPLY, a REMARK, or a NOTE that staff alone read */
    action: varchar({ length: 10 }).notNull(),
    remarks: text().notNull(),
    createdBy: varchar({ length: 60 }).notNull(),
    createdDate: moment()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('request_remark_request').on(t.requestId)],
)

/** The record and the request that a confirmed application became. */
export interface ConfirmedCodes {
  code: string
  requestCode: string
  name: string
}

/**
 * A public application whose mail address is not confirmed yet: neither a record nor a request. Once it is confirmed its
 * content is gone and the codes stay until it expires, so that a second press on the link finds them.
 */
export const pendingApplication = pgTable(
  'pending_application',
  {
    id: uuid().primaryKey(),
    kind: varchar({ length: 10 }).notNull().$type<'FACILITY' | 'PHYSICIAN'>(),
    /** as it was sent and checked; null once it is confirmed */
    body: jsonb().$type<object>(),
    emailAddress: varchar({ length: 254 }).notNull(),
    /** held files it names */
    files: uuid().array().notNull(),
    /** where it came from */
    ip: varchar({ length: 64 }).notNull(),
    sentDate: moment().notNull(),
    expires: moment().notNull(),
    /** mails with the link so far */
    mails: integer().notNull(),
    lastMail: moment().notNull(),
    confirmed: jsonb().$type<ConfirmedCodes>(),
  },
  (t) => [index('pending_application_expires').on(t.expires)],
)

/** Decisions on many requests at once, each with its receipts: what was done, and what was left alone and why. */
export const requestBatch = pgTable('request_batch', {
  id: identity(),
  code: code().notNull().unique('request_batch_code_uk'),
  action: varchar({ length: 10 }).$type<'review' | 'approve' | 'reject' | 'assign'>().notNull(),
  ranBy: varchar({ length: 60 }).notNull(),
  ranDate: moment().notNull(),
  remarks: text(),
  receipts: jsonb().$type<RequestBatchReceipt[]>().notNull(),
})

/** The result for one request of a batch. */
export interface RequestBatchReceipt {
  code: string
  type: RequestType | null
  targetName: string
  ok: boolean
  status: RequestStatus | null
  message: string | null
}
