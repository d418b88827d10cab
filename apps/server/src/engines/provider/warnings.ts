import type { LapseEffect } from '@capiz/domain/credentials'
import { documentState } from '@capiz/domain/document'
import { requestTypeInfo, staffRequestTypes } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'
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

/** A document of a provider that has expired or soon will, as text. */
interface EndingDocument {
  uuid: string
  docType: string
  state: 'EXPIRED' | 'EXPIRING'
  validityDate: IsoDate
  text: string
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
      const words = state === 'EXPIRED' ? 'expired on' : 'is valid until'
      return [{ uuid, docType, state, validityDate, text: `${label} ${words} ${formatDay(validityDate)}` }]
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
): Promise<Warning[]> {
  const ending = await endingDocuments(db, owner, today)
  const entity = owner.subject.kind === 'facility' ? 'hf/document' : 'phy/document'
  const expired = ending.filter(({ state }) => state === 'EXPIRED')
  const lapses = await lapsesOf(
    db,
    expired.map(({ uuid, docType, validityDate }) => ({ uuid, entity, docType, validityDate, ownerStatus })),
    today,
  )
  return ending.map(({ uuid, state, text }) => ({
    kind: state.toLowerCase(),
    message: `${text}${followsText(lapses.get(uuid)?.effect, isStaff)}.`,
  }))
}

function contractWarnings(until: IsoDate | null, today: IsoDate): Warning[] {
  if (until === null) return []
  const state = documentState(until, today)
  if (state === 'EXPIRED') return [{ kind: 'expired', message: `The contract ended on ${formatDay(until)}.` }]
  return state === 'EXPIRING'
    ? [{ kind: 'expiring', message: `The contract is valid until ${formatDay(until)}.` }]
    : []
}

/** Requests that wait; a provider learns of none that staff file about it. */
async function requestWarnings(db: Executor, code: string, isStaff: boolean): Promise<Warning[]> {
  const open = await db
    .select({ type: userRequest.type, code: userRequest.code })
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
  return [...byType].map(([type, { length }]) => ({
    kind: 'request',
    message: `${plural(length, 'request', 'requests')} waiting: ${requestTypeInfo[type].label}.`,
  }))
}

/** Returns a warning of unsettled violations; for staff alone (domain model 5.2, "Never sent"). */
async function violationWarnings(db: Executor, code: string): Promise<Warning[]> {
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
    ? [{ kind: 'violation', message: `${plural(open, 'open violation', 'open violations')}.` }]
    : []
}

/** The record behind a banner, as far as its warnings go. */
interface WarnedRecord {
  duplicateOf: string | null
  accepted: boolean
  contractValidityDate: IsoDate | null
  accreditationStatusCode: string
}

function staffWarnings(record: WarnedRecord): Warning[] {
  const warnings: Warning[] = []
  if (record.duplicateOf) {
    warnings.push({ kind: 'duplicate', message: `Marked as a duplicate of ${record.duplicateOf}.` })
  }
  if (!record.accepted) {
    warnings.push({ kind: 'application', message: 'This application has not been accepted yet.' })
  }
  return warnings
}

/**
 * Returns the items that need attention on a facility or physician, for users who see the whole record (domain model
 * 6.3).
 */
export async function warningsOf(
  db: Executor,
  owner: ChecklistOwner,
  record: WarnedRecord,
  principal: Principal,
  today: IsoDate,
): Promise<Warning[]> {
  const staff = principal.marker === 'ADMIN'
  return [
    ...(staff ? staffWarnings(record) : []),
    ...(staff && principal.permissions.has('COMPLIANCE_VIEW') ? await violationWarnings(db, owner.code) : []),
    ...contractWarnings(record.contractValidityDate, today),
    ...(await documentWarnings(db, owner, record, today, staff)),
    ...(await requestWarnings(db, owner.code, staff)),
  ]
}
