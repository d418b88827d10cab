import type { LapseEffect } from '@capiz/domain/credentials'
import { documentState } from '@capiz/domain/document'
import { requestTypeInfo, staffRequestTypes } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { addDays, formatDay, manilaDay, type IsoDate } from '@capiz/domain/time'
import { rankWork, requestDueDays, type RankedItem } from '@capiz/domain/work'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { caseRecord, userRequest } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { checklistOf, type ChecklistOwner } from './checklist.ts'
import { lapsesOf } from './lapses.ts'

/** An item of a record that needs attention, as text. */
export interface Warning {
  kind: string
  message: string
}

/** A warning with what its rank among the others depends on. */
type RankedWarning = Warning & RankedItem

/** A document of a provider that has expired or soon will, as text. */
interface EndingDocument {
  uuid: string
  docType: string
  state: 'EXPIRED' | 'EXPIRING'
  validityDate: IsoDate
  text: string
}

/** How a document stands by its last day. */
function endText(last: IsoDate, today: IsoDate): string {
  if (last === today) return 'ends today'
  return `${last < today ? 'expired on' : 'is valid until'} ${formatDay(last)}`
}

/** The documents of a provider that have expired or soon will, as its checklist sees them. */
export async function endingDocuments(
  db: Executor,
  owner: ChecklistOwner,
  today: IsoDate,
): Promise<EndingDocument[]> {
  const rows = await checklistOf(db, owner, today)
  return rows.flatMap(
    ({ submitted: uuid, documentTypeCode: docType, state, validityDate, label }): EndingDocument[] => {
      if (uuid === null || validityDate === null || (state !== 'EXPIRED' && state !== 'EXPIRING')) return []
      return [{ uuid, docType, state, validityDate, text: `${label} ${endText(validityDate, today)}` }]
    },
  )
}

/** Consequences of a lapse beyond the warning; of a proposal the provider itself learns by the decision only. */
function followsText(effect: LapseEffect | null | undefined, isStaff: boolean): string {
  if (effect !== 'HOLD' && effect !== 'PROPOSE') return ''
  const isProposed = effect === 'PROPOSE' && isStaff
  return `; new affiliations are held${isProposed ? ' and a suspension is proposed' : ''}`
}

async function documentWarnings(
  db: Executor,
  owner: ChecklistOwner,
  { accreditationStatusCode: ownerStatus }: WarnedRecord,
  today: IsoDate,
  isStaff: boolean,
): Promise<RankedWarning[]> {
  const ending = await endingDocuments(db, owner, today)
  const entity = owner.subject.kind === 'facility' ? 'hf/document' : 'phy/document'
  const expired = ending.filter(({ state }) => state === 'EXPIRED')
  const lapses = await lapsesOf(
    db,
    expired.map(({ uuid, docType, validityDate }) => ({ uuid, entity, docType, validityDate, ownerStatus })),
    today,
  )
  return ending.map(({ uuid, state, text, validityDate }) => ({
    kind: validityDate === today ? 'ending' : state.toLowerCase(),
    // the provider sends the new one, staff wait for it
    actor: isStaff ? 'others' : 'me',
    dueDate: validityDate,
    message: `${text}${followsText(lapses.get(uuid)?.effect, isStaff)}.`,
  }))
}

function contractWarnings(until: IsoDate | null, today: IsoDate, isStaff: boolean): RankedWarning[] {
  if (until === null) return []
  const state = documentState(until, today)
  // staff make the next contract
  const rank = { actor: isStaff ? ('team' as const) : ('others' as const), dueDate: until }
  const day = formatDay(until)
  if (state === 'EXPIRED') return [{ kind: 'expired', message: `The contract ended on ${day}.`, ...rank }]
  return state === 'EXPIRING'
    ? [
        {
          kind: until === today ? 'ending' : 'expiring',
          message: `The contract ${endText(until, today)}.`,
          ...rank,
        },
      ]
    : []
}

/** Requests that wait; a provider learns of none that staff file about it. */
async function requestWarnings(db: Executor, code: string, isStaff: boolean): Promise<RankedWarning[]> {
  const open = await db
    .select({ type: userRequest.type, requestedDate: userRequest.requestedDate })
    .from(userRequest)
    .where(
      and(
        eq(userRequest.targetCode, code),
        isStaff ? undefined : notInArray(userRequest.type, [...staffRequestTypes]),
        inArray(userRequest.status, ['PENDING', 'REVIEWED']),
        eq(userRequest.deleted, false),
      ),
    )
    .orderBy(userRequest.id)
  const byType = Map.groupBy(open, ({ type }) => type)
  return [...byType].map(([type, rows]) => ({
    kind: 'request',
    actor: isStaff ? 'team' : 'others',
    dueDate: addDays(
      rows.map(({ requestedDate }) => manilaDay(requestedDate)).reduce((a, b) => (b < a ? b : a)),
      requestDueDays(type),
    ),
    message: `${plural(rows.length, 'request', 'requests')} waiting: ${requestTypeInfo[type].label}.`,
  }))
}

/** Returns a warning of unsettled violations; for staff alone (domain model 5.2, "Never sent"). */
async function violationWarnings(db: Executor, code: string): Promise<RankedWarning[]> {
  const open = await db.$count(
    caseRecord,
    and(
      eq(caseRecord.kind, 'violation'),
      eq(caseRecord.ownerCode, code),
      eq(caseRecord.status, 'OPEN'),
      eq(caseRecord.deleted, false),
    ),
  )
  return open > 0
    ? [
        {
          kind: 'violation',
          message: `${plural(open, 'open violation', 'open violations')}.`,
          actor: 'role',
          dueDate: null,
        },
      ]
    : []
}

/** The record behind a banner, as far as its warnings go. */
interface WarnedRecord {
  duplicateOf: string | null
  accepted: boolean
  contractValidityDate: IsoDate | null
  accreditationStatusCode: string
}

/** Returns the warnings that staff settle before anything else on the record. */
function staffWarnings(record: WarnedRecord): RankedWarning[] {
  const rank = { actor: 'role', dueDate: null } as const
  const warnings: RankedWarning[] = []
  if (record.duplicateOf) {
    warnings.push({ kind: 'duplicate', message: `Marked as a duplicate of ${record.duplicateOf}.`, ...rank })
  }
  if (!record.accepted) {
    warnings.push({ kind: 'application', message: 'This application has not been accepted yet.', ...rank })
  }
  return warnings
}

/**
 * Returns the items that need attention on a facility or physician, for users who see the whole record (domain model
 * 6.3), ranked by who must act and how late they are.
 */
export async function warningsOf(
  db: Executor,
  owner: ChecklistOwner,
  record: WarnedRecord,
  principal: Principal,
  today: IsoDate,
): Promise<Warning[]> {
  const staff = principal.marker === 'ADMIN'
  const found = [
    ...(staff ? staffWarnings(record) : []),
    ...(staff && principal.permissions.has('COMPLIANCE_VIEW') ? await violationWarnings(db, owner.code) : []),
    ...contractWarnings(record.contractValidityDate, today, staff),
    ...(await documentWarnings(db, owner, record, today, staff)),
    ...(await requestWarnings(db, owner.code, staff)),
  ]
  return rankWork(found).map(({ kind, message }) => ({ kind, message }))
}
