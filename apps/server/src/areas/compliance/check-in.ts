import { recordKind, type RecordKindName } from '@capiz/domain/record'
import type { RequestType } from '@capiz/domain/request'
import { sameValue } from '@capiz/domain/text'
import { and, eq, inArray } from 'drizzle-orm'
import { caseRecord, userRequest } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { createRequest } from '../../engines/request/create.ts'
import { enteredOf } from './check.ts'
import type { RecordUpload } from './files.ts'
import type { CaseRow, RecordInput } from './kind.ts'
import { providersOf } from './owner.ts'
import { recordToChange, saveRecord } from './save.ts'
import { type Saving } from './saving.ts'
import { lockProvider } from './server-fields.ts'

/** The two kinds of check-in. */
export type CheckInKind = Extract<RecordKindName, 'dentist-check-in' | 'facility-check-in'>

/** Type of the request that decides on a check-in. */
const checkInRequest: Readonly<Record<CheckInKind, RequestType>> = {
  'dentist-check-in': 'dentist-kamustahan',
  'facility-check-in': 'hf-kamustahan',
}

/** A check-in that was sent, and the request that decides on it. */
interface SentCheckIn {
  row: CaseRow
  requestCode: string
  created: boolean
}

const openStatuses = ['PENDING', 'REVIEWED'] as const

function openRequests(tx: Transaction, kind: CheckInKind, targetCode: string) {
  return tx
    .select()
    .from(userRequest)
    .where(
      and(
        eq(userRequest.type, checkInRequest[kind]),
        eq(userRequest.targetCode, targetCode),
        inArray(userRequest.status, [...openStatuses]),
        eq(userRequest.deleted, false),
      ),
    )
    .for('update')
}

const ownerOf = (kind: CheckInKind, entered: Readonly<Record<string, unknown>>): string => {
  const code = entered[recordKind(kind).ownerField ?? '']
  return typeof code === 'string' ? code : ''
}

/** The very same check-in sent once more by the same person, which is answered as the first time (domain model 9.2). */
async function sentBefore(
  { tx, principal }: Saving,
  kind: CheckInKind,
  entered: Readonly<Record<string, unknown>>,
): Promise<SentCheckIn | undefined> {
  const [open] = await openRequests(tx, kind, ownerOf(kind, entered))
  if (!open || open.requesterCode !== principal.userCode) return undefined
  const { recordCode, ...requested } = open.payload
  if (typeof recordCode !== 'string' || !sameValue(requested, entered)) return undefined
  const [row] = await tx.select().from(caseRecord).where(eq(caseRecord.code, recordCode))
  return row && { row, requestCode: open.code, created: false }
}

async function requestCheckIn(
  { services, tx, actor }: Saving,
  kind: CheckInKind,
  row: CaseRow,
  entered: Readonly<Record<string, unknown>>,
): Promise<string> {
  const targetCode = row.ownerCode ?? ''
  const target = (await providersOf(tx, [targetCode])).get(targetCode)
  const draft = {
    type: checkInRequest[kind],
    targetCode,
    targetName: target?.name ?? targetCode,
    applicantType: kind === 'facility-check-in' ? 'HFC' : 'PHY',
    payload: { recordCode: row.code, ...entered },
    targetVersion: target?.version ?? null,
  } as const
  const { code } = await createRequest(services, tx, draft, actor)
  return code
}

/** A check-in that waits is changed by who sent it alone; what the request holds changes with it. */
async function changeWaiting(
  { services, tx, principal, actor }: Saving,
  before: CaseRow,
  entered: Readonly<Record<string, unknown>>,
): Promise<string> {
  const open = await openRequests(tx, before.kind as CheckInKind, before.ownerCode ?? '')
  const request = open.find(({ code }) => code === before.fields['requestCode'])
  if (!request) return refuse('RECORD_STATUS')
  if (request.requesterCode !== principal.userCode) {
    refuse('FORBIDDEN', {
      message: 'Only who sent this check-in can change it while it waits. Reject its request to return it.',
    })
  }
  await tx
    .update(userRequest)
    .set({
      payload: { recordCode: before.code, ...entered },
      // What was reviewed is no longer what stands there.
      status: 'PENDING',
      reviewedBy: null,
      reviewedDate: null,
      version: request.version + 1,
      updatedBy: actor.username,
      updatedDate: services.clock.now(),
    })
    .where(eq(userRequest.id, request.id))
  return request.code
}

/**
 * Sends a check-in for decision: a new one, a returned one once more, or a waiting one as its sender changed it. Record,
 * files and request are stored together or not at all (domain model 9.2).
 */
export async function sendCheckIn<K extends CheckInKind>(
  saving: Saving,
  kind: K,
  input: RecordInput<K>,
  uploads: readonly RecordUpload[],
): Promise<SentCheckIn> {
  const { tx } = saving
  const entered = enteredOf(kind, input)
  await lockProvider(tx, ownerOf(kind, entered))
  const before = await recordToChange(saving, kind, input)
  const again = before ? undefined : await sentBefore(saving, kind, entered)
  if (again) return again
  const { initial } = recordKind(kind).machine
  const waits = before?.status === initial
  const known = before && waits ? await changeWaiting(saving, before, entered) : undefined
  const row = await saveRecord(saving, kind, input, uploads, { status: initial })
  const requestCode = known ?? (await requestCheckIn(saving, kind, row, entered))
  const [noted] = await tx
    .update(caseRecord)
    .set({ fields: { ...row.fields, requestCode } })
    .where(eq(caseRecord.id, row.id))
    .returning()
  return { row: noted ?? row, requestCode, created: before === undefined }
}
