import { requestTypeInfo, type RejectReason, type RequestType } from '@capiz/domain/request'
import { addDays } from '@capiz/domain/time'
import { formatCode } from '../platform/runtime/codes.ts'
import type { attachment, requestRemark, userRequest } from '../db/schema/index.ts'
import { dayAt, momentAt, stampsAt, type SeedInputs } from './context.ts'
import { documentRow } from './document.ts'
import { uuidOf } from './random.ts'
import type { Draft } from './draft.ts'
import { draftsAt } from './request-draft.ts'
import { levelsOf, type Level } from './size.ts'
import { storyLevel } from './stories/index.ts'
import { fixtureUser } from './user.ts'

type RequestRow = typeof userRequest.$inferInsert & { id: number }
type RemarkRow = typeof requestRemark.$inferInsert & { id: number }

interface Numbered extends Draft {
  id: number
  code: string
  /** the level it belongs to; the first is the sample of the tests */
  level: Level
}

function numbered(inputs: SeedInputs, draft: Draft, id: number, level: Level): Numbered {
  return { ...draft, id, level, code: formatCode('request', id, dayAt(inputs, draft.offset).slice(0, 4)) }
}

function* seedRequests(inputs: SeedInputs): Generator<Numbered> {
  let id = 0
  for (const level of levelsOf(inputs.size)) {
    for (const draft of draftsAt(inputs, level)) yield numbered(inputs, draft, ++id, level)
  }
}

/** Number of the first request for an amendment of prices; 0 in the smallest sample, which has none. */
export function firstAmendment(inputs: SeedInputs): number {
  let id = 0
  for (const level of levelsOf(inputs.size).filter((one) => one <= storyLevel)) {
    for (const { type } of draftsAt(inputs, level)) {
      id += 1
      if (type === 'price-amendment') return id
    }
  }
  return 0
}

/** Why a request of a type is rejected; of the smallest sample all for the first reason. */
const rejections: Partial<Record<RequestType, { reasonCode: RejectReason; remarks: string }>> = {
  affiliation: {
    reasonCode: 'NOT_ELIGIBLE',
    remarks: 'The clinic room was given to another doctor in August.',
  },
  'phy-update': { reasonCode: 'MISMATCH', remarks: 'The address is not the one on the licence.' },
  'phy-registration': { reasonCode: 'INCOMPLETE', remarks: 'The board certificate could not be confirmed.' },
  'phy-account': {
    reasonCode: 'DUPLICATE',
    remarks: 'There is an account already; the password can be reset.',
  },
  'hf-update': { reasonCode: 'TERMS', remarks: 'A credit term of sixty days was not agreed.' },
  'price-amendment': { reasonCode: 'TERMS', remarks: 'The agreement runs on until the end of next year.' },
  'hf/room-rate': { reasonCode: 'TERMS', remarks: 'The rise is above what the area allows this year.' },
  disaccreditation: { reasonCode: 'OTHER', remarks: 'The provider has complied since; the case stays open.' },
}
const rejection = {
  reasonCode: 'UNREADABLE',
  remarks: 'Please send a signed copy; this one is not signed.',
} as const

function rejectionOf(
  { type, status, remarks: said }: Pick<Draft, 'type' | 'status' | 'remarks'>,
  level: Level,
) {
  if (status !== 'REJECTED') return { reasonCode: null, remarks: null }
  const { reasonCode, remarks } = rejections[type] ?? rejection
  return level === 0
    ? { reasonCode: null, remarks: rejection.remarks }
    : { reasonCode, remarks: said ?? remarks }
}

/** Returns the reviewer, the decider and their times; two people where the type needs two. */
function lifeOf(inputs: SeedInputs, { type, status, offset, requester, level, remarks: said }: Numbered) {
  const officer = fixtureUser(inputs, 'officer').code
  const approver = fixtureUser(inputs, 'approver').code
  const isReviewed =
    status === 'REVIEWED' ||
    (requestTypeInfo[type].twoStep && (status === 'APPROVED' || status === 'REJECTED'))
  const decider =
    status === 'CANCELLED' ? (requester.userCode ?? fixtureUser(inputs, 'admin').code) : approver
  const isDecided = status !== 'PENDING' && status !== 'REVIEWED'
  return {
    viewedDate: status === 'PENDING' ? null : momentAt(inputs, offset, 60),
    reviewedBy: isReviewed ? officer : null,
    reviewedDate: isReviewed ? momentAt(inputs, offset, 120) : null,
    decidedBy: isDecided ? decider : null,
    decidedDate: isDecided ? momentAt(inputs, Math.min(offset + 2, -1), 300) : null,
    ...rejectionOf({ type, status, remarks: said }, level),
  }
}

/**
 * Returns the assignee and the information request of an open request: of a part of them, and of none in the sample of
 * the tests, which do this themselves.
 */
function queueFieldsOf(inputs: SeedInputs, { id, level, status, offset, requester }: Numbered) {
  const isOpen = status === 'PENDING' || status === 'REVIEWED'
  const isWorked = isOpen && level > 0
  const isAssigned = isWorked && id % 3 === 0
  const isAwaitingReply = isWorked && id % 5 === 0 && requester.userCode !== null
  const askedOn = dayAt(inputs, offset)
  const dueDate = addDays(askedOn, 7)
  const items = [{ text: 'Signed copy of the letter', answeredOn: null }]
  return {
    assigneeCode: isAssigned ? fixtureUser(inputs, id % 2 === 0 ? 'officer' : 'approver').code : null,
    assignedDate: isAssigned ? momentAt(inputs, offset, 90) : null,
    ask: isAwaitingReply ? { items, reason: 'The copy we have is not signed.', askedOn, dueDate } : null,
    answerDueDate: isAwaitingReply ? dueDate : null,
  }
}

/** Requests as stored (domain model 10.1). */
export function* requestRows(inputs: SeedInputs): Generator<RequestRow> {
  for (const one of seedRequests(inputs)) {
    const life = lifeOf(inputs, one)
    const { requester } = one
    const stamps = stampsAt(inputs, { offset: one.offset, by: requester.userCode ?? 'PUBLIC' })
    yield {
      id: one.id,
      code: one.code,
      type: one.type,
      targetCode: one.targetCode,
      targetName: one.targetName,
      applicantType: one.applicantType,
      docType: one.docType,
      counterpartCode: one.counterpartCode ?? null,
      status: one.status,
      payload: one.asked.payload,
      before: one.asked.before,
      targetVersion: 1,
      candidates: [],
      requesterCode: requester.userCode,
      requesterName: requester.name,
      requesterEmail: requester.email,
      // the first hour, so that a review of the same day comes after it
      requestedDate: momentAt(inputs, one.offset, one.id % 60),
      ...life,
      ...queueFieldsOf(inputs, one),
      ...stamps,
      updatedDate: life.decidedDate ?? life.reviewedDate ?? stamps.createdDate,
      version: 1 + Number(life.reviewedDate !== null) + Number(life.decidedDate !== null),
    }
  }
}

/** Yields the steps recorded on requests, oldest first. */
export function* remarkRows(inputs: SeedInputs): Generator<RemarkRow> {
  let id = 0
  for (const one of seedRequests(inputs)) {
    const { reviewedBy, reviewedDate, decidedBy, decidedDate, remarks } = lifeOf(inputs, one)
    if (reviewedBy && reviewedDate) {
      yield {
        id: ++id,
        requestId: one.id,
        action: 'REVIEW',
        remarks: '',
        createdBy: reviewedBy,
        createdDate: reviewedDate,
      }
    }
    if (decidedBy && decidedDate) {
      const action = { APPROVED: 'APPROVE', REJECTED: 'REJECT', CANCELLED: 'CANCEL' }[
        one.status as 'APPROVED'
      ]
      yield {
        id: ++id,
        requestId: one.id,
        action,
        remarks: remarks ?? '',
        createdBy: decidedBy,
        createdDate: decidedDate,
      }
    }
  }
}

/** The files that came with them, for the documents of all levels: by level, in the order of the requests. */
export function requestDocuments(
  inputs: SeedInputs,
): (level: Level) => Iterable<Omit<typeof attachment.$inferInsert, 'id'>> {
  let id = 0
  return function* documentsAt(level) {
    for (const draft of draftsAt(inputs, level)) {
      id += 1
      if (draft.type !== 'hf-document' && draft.type !== 'phy-document') continue
      const { code, offset, requester, docType } = numbered(inputs, draft, id, level)
      const document = {
        inputs,
        ownerKind: 'user-request',
        ownerCode: code,
        docType: docType ?? 'OTHERS',
        uuid: uuidOf(inputs.seedNumber, 'request-paper', code),
        uploadedBy: requester.username,
        offset,
      }
      yield documentRow(document, { fileName: String(draft.asked.payload['fileName']) })
    }
  }
}

/** Codes of the requests that decide on check-ins, by the code of the check-in: by level, in order. */
export function checkInRequests(inputs: SeedInputs): (level: Level) => ReadonlyMap<string, string> {
  let id = 0
  return (level) => {
    const codes = new Map<string, string>()
    for (const draft of draftsAt(inputs, level)) {
      id += 1
      const { recordCode } = draft.asked.payload
      if (typeof recordCode === 'string') codes.set(recordCode, numbered(inputs, draft, id, level).code)
    }
    return codes
  }
}
