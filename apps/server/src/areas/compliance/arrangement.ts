import type { ArrangementStatus, SpecialArrangementInput, StatusUpdate } from '@capiz/api/schema/record'
import { nextRecordStatuses, recordKind, recordStatusLabel, recordStatusOn } from '@capiz/domain/record'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { caseRecord } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { settledStatus } from './check.ts'
import { fieldText } from './filters.ts'
import type { CaseRow, RecordInput } from './kind.ts'
import { moveRecord, saveRecord } from './save.ts'
import { type Saving } from './saving.ts'
import { lockRecord, recordFor } from './scope.ts'
import { recordView } from './view.ts'

const kind = 'special-arrangement'

/** Most overlapping arrangements that are shown. */
const mostShown = 100

/** Every status with what may follow; that one has expired follows from its last day and is never chosen. */
export function arrangementStatuses(): InferOutput<typeof ArrangementStatus>[] {
  const stored = Object.entries(recordKind(kind).machine.statuses).map(([code, description]) => ({
    code,
    description,
    next: [...nextRecordStatuses(kind, code)],
  }))
  return [...stored, { code: 'EXPIRED', description: 'Expired', next: [] }]
}

/**
 * Returns live arrangements for the same member with the same provider and care setting whose days overlap: a warning,
 * never a block (domain model 9.9). Live are those not disapproved, not ended and not expired.
 */
export async function overlapping(
  db: Executor,
  form: InferOutput<typeof SpecialArrangementInput>,
  today: IsoDate,
): Promise<CaseRow[]> {
  return db
    .select()
    .from(caseRecord)
    .where(
      and(
        eq(caseRecord.kind, kind),
        eq(caseRecord.ownerCode, form.applicantCode),
        eq(caseRecord.deleted, false),
        inArray(caseRecord.status, ['DRAFT', 'FOR_APPROVAL', 'ACTIVE']),
        sql`${fieldText('memberCode')} = ${form.memberCode}`,
        sql`${fieldText('serviceType')} = ${form.serviceType}`,
        sql`${fieldText('effectiveDate')} <= ${form.validityDate}`,
        sql`${fieldText('validityDate')} >= ${form.effectiveDate}`,
        sql`${fieldText('validityDate')} >= ${today}`,
        form.id ? ne(caseRecord.id, form.id) : undefined,
        form.code ? ne(caseRecord.code, form.code) : undefined,
      ),
    )
    .orderBy(caseRecord.day, caseRecord.id)
    .limit(mostShown)
}

/**
 * Moves a special arrangement: drafts and what is sent for approval by those who write them, decisions by those who
 * may decide, and never by the author (domain model 9.9).
 */
export async function moveArrangement(
  saving: Saving,
  id: number,
  input: InferOutput<typeof StatusUpdate>,
): Promise<CaseRow> {
  const { services, tx, principal, actor } = saving
  await recordFor(tx, kind, { id }, principal)
  const before = await lockRecord(tx, kind, { id })
  const { status: to, remarks, approvalCode, version } = input
  if (version !== null && version !== undefined && version !== before.version) {
    const current = await recordView(tx, kind, before, principal, services.clock.today())
    refuse('STALE_RECORD', { details: { current } })
  }
  if (!(to in recordKind(kind).machine.statuses)) refuseField('status', 'Choose one of the statuses offered.')
  const code = approvalCode ?? before.fields['approvalCode'] ?? null
  const fields = { ...before.fields, approvalCode: code }
  if (to === before.status) {
    refuse('RECORD_STATUS', { message: `It is ${recordStatusLabel(kind, to).toLowerCase()} already.` })
  }
  const status = recordStatusOn(kind, before, services.clock.today())
  settledStatus(kind, fields, to, { ...before, status }, principal)
  return moveRecord({ services, tx, actor }, before, to, remarks, { approvalCode: code })
}

/**
 * Saves a draft, or sends it for approval when its status is that; a disapproved one becomes a draft again when it is
 * saved as one.
 */
export async function saveArrangement(saving: Saving, input: RecordInput<typeof kind>): Promise<CaseRow> {
  const { tx, principal } = saving
  const key = input.code ? { code: input.code } : input.id ? { id: input.id } : undefined
  const row = key && input.status === 'DRAFT' ? await recordFor(tx, kind, key, principal) : undefined
  if (row?.status !== 'DISAPPROVED') return saveRecord(saving, kind, input)
  if (input.version === null || input.version === undefined) {
    refuseField('version', 'Send the version this change was made on.')
  }
  const move = { status: 'DRAFT', remarks: null, approvalCode: null, version: input.version }
  const draft = await moveArrangement(saving, row.id, move)
  return saveRecord(saving, kind, { ...input, version: draft.version })
}
