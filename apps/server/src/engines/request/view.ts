import { seesBankNumbers } from '@capiz/domain/access'
import type { UserRequest, UserRequestRow } from '@capiz/api/schema/request'
import { allowedActions, isOpenRequest, offerState, waitsForApprover } from '@capiz/domain/request'
import { daysBetween, manilaDay, type IsoDate } from '@capiz/domain/time'
import { asc, eq, inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { appUser, requestRemark } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { cachedFromStart } from '../../platform/cache/call-start.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import type { Services } from '../../platform/services.ts'
import { maskBankNumbers } from './bank-numbers.ts'
import { recordChanges } from './changes.ts'
import { filesOf } from './files.ts'
import { requestKindOf } from './registry.ts'
import type { RequestRecord } from './record.ts'
import { actionable, requestActor } from './rules.ts'

type Row = Outgoing<InferOutput<typeof UserRequestRow>>
type View = Outgoing<InferOutput<typeof UserRequest>>

/** Names that are kept from one call to the next; those of a page of a list are not. */
const fewNames = 8

/** Names of users by their codes. */
export async function namesOf(db: Executor, codes: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(codes.filter((code): code is string => code !== null))]
  if (wanted.length === 0) return new Map()
  if (wanted.length > fewNames) return namesByCode(await readNames(db, wanted))
  const key = `user names ${wanted.toSorted().join(' ')}`
  const rows = await cachedFromStart(['app_user'], key, () => readNames(db, wanted))
  return namesByCode(rows)
}

const namesByCode = (rows: Awaited<ReturnType<typeof readNames>>) =>
  new Map(rows.map((row) => [row.code, `${row.firstName} ${row.lastName}`]))

const readNames = (db: Executor, codes: readonly string[]) =>
  db
    .select({ code: appUser.code, firstName: appUser.firstName, lastName: appUser.lastName })
    .from(appUser)
    .where(inArray(appUser.code, [...codes]))

/** Returns the users a row of the request queue names. */
export const namedIn = (row: RequestRecord) => [row.reviewedBy, row.decidedBy, row.assigneeCode]

const daysSince = (moment: Date, today: IsoDate) => Math.max(0, daysBetween(manilaDay(moment), today))

/** Returns a request as a row of the request queue; the assignee is for staff alone. */
export function rowOf(
  request: RequestRecord,
  names: Map<string, string>,
  { today, principal }: { today: IsoDate; principal: Principal },
): Row {
  const assigneeCode = principal.marker === 'ADMIN' ? request.assigneeCode : null
  const since = request.decidedDate ?? request.reviewedDate ?? request.requestedDate
  const nameOf = (code: string | null) => (code === null ? null : (names.get(code) ?? code))
  return {
    id: request.id,
    code: request.code,
    type: request.type,
    targetCode: request.targetCode,
    targetName: request.targetName ?? '',
    applicantType: request.applicantType as 'PHY' | 'HFC' | null,
    docType: request.docType,
    status: request.status,
    requesterCode: request.requesterCode,
    requesterName: request.requesterName,
    requestedDate: request.requestedDate,
    reviewedBy: nameOf(request.reviewedBy),
    reviewedDate: request.reviewedDate,
    decidedBy: nameOf(request.decidedBy),
    decidedDate: request.decidedDate,
    remarks: request.remarks,
    ageDays: daysSince(request.requestedDate, today),
    stateDays: daysSince(since, today),
    assigneeCode,
    assigneeName: nameOf(assigneeCode),
    answerDueDate: request.answerDueDate,
    version: request.version,
  }
}

async function remarksOf(db: Executor, request: RequestRecord) {
  return db
    .select()
    .from(requestRemark)
    .where(eq(requestRemark.requestId, request.id))
    .orderBy(asc(requestRemark.id))
}

type RemarkRow = typeof requestRemark.$inferSelect

/** The remarks on a request, by the name of their writer. */
function written(rows: readonly RemarkRow[], action: 'REMARK' | 'NOTE', by: (code: string) => string) {
  return rows
    .filter((row) => row.action === action)
    .map(({ id, remarks, createdBy, createdDate }) => ({
      id,
      remarks,
      createdBy: by(createdBy),
      createdDate,
    }))
}

/** The newest round of counter-offers; null when there was none. */
function offerOf({ counterOffer }: RequestRecord, names: Map<string, string>, today: IsoDate) {
  const newest = counterOffer?.rounds.at(-1)
  if (!counterOffer || !newest) return null
  const { offeredOn, offeredBy, dueDate, answeredOn, lines } = newest
  return {
    round: counterOffer.rounds.length,
    state: offerState(counterOffer, today),
    offeredOn,
    offeredBy: names.get(offeredBy) ?? offeredBy,
    dueDate,
    answeredOn,
    lines: lines.length,
    declined: lines.filter(({ answer }) => answer === 'DECLINED').length,
  }
}

async function wholeViewOf(
  services: Services,
  request: RequestRecord,
  principal: Principal,
  today: IsoDate,
): Promise<View> {
  const { db } = services
  const kind = requestKindOf(request.type)
  const [remarkRows, files] = await Promise.all([remarksOf(db, request), filesOf(db, request, today)])
  const names = await namesOf(db, [...namedIn(request), ...remarkRows.map((row) => row.createdBy)])
  const isOpen = isOpenRequest(request.status)
  const rows = kind ? await recordChanges(services, db, kind, request) : []
  const headOf = <V>(values: V) => (kind?.splitLines && values ? kind.splitLines(values).head : values)
  const actor = requestActor(principal)
  const rules = actionable(request, today)
  const actions = allowedActions(rules, actor)
  const mayApprove = actions.some(({ action, check }) => action === 'approve' && check.ok)
  const problem = mayApprove
    ? (await kind?.approvalProblem?.(services, db, request, principal.username))?.message
    : undefined
  const isStaff = principal.marker === 'ADMIN'
  // an applicant without an account is known by the name of the application alone
  const by = (code: string) => names.get(code) ?? (code === 'PUBLIC' ? request.requesterName : code)
  const created = { action: 'CREATE', by: request.requesterName, at: request.requestedDate, remarks: null }
  const steps = remarkRows
    .filter(({ action }) => action !== 'REMARK' && action !== 'NOTE' && (isStaff || action !== 'ASSIGN'))
    .map((row) => ({
      action: row.action,
      by: by(row.createdBy),
      at: row.createdDate,
      remarks: row.remarks || null,
    }))
  return {
    ...rowOf(request, names, { today, principal }),
    payload: headOf(request.payload),
    before: headOf(request.before),
    targetVersion: request.targetVersion,
    stale: isOpen && rows.some((row) => row.moved),
    changes: rows.filter((row) => row.changed || (!isOpen && row.before !== row.requested)),
    unchanged: rows.filter((row) => !row.changed && (isOpen || row.before === row.requested)),
    files,
    candidates: isStaff ? request.candidates : [],
    trail: [created, ...steps],
    remarkRows: written(remarkRows, 'REMARK', by),
    noteRows: isStaff ? written(remarkRows, 'NOTE', by) : [],
    ask: request.ask,
    counterOffer: offerOf(request, names, today),
    waitsForApprover: waitsForApprover(rules, actor),
    reasonCode: request.reasonCode,
    packetHash: request.snapshot?.packet?.hash ?? null,
    decidedFiles: request.snapshot?.files ?? null,
    actions: actions.map(({ action, check }) => ({
      action,
      allowed: check.ok && !(action === 'approve' && problem),
      reason: check.ok ? (action === 'approve' && problem) || null : check.message,
    })),
  }
}

/** A request with everything a decision needs; likely duplicates are for staff alone. */
export async function viewOf(
  services: Services,
  request: RequestRecord,
  principal: Principal,
  today: IsoDate,
): Promise<View> {
  const view = await wholeViewOf(services, request, principal, today)
  return seesBankNumbers(principal) ? view : maskBankNumbers(view)
}
