import type { FacilityBanner } from '@capiz/api/schema/facility'
import { documentState } from '@capiz/domain/document'
import { requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { and, eq, inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../auth/principal.ts'
import { caseRecord, userRequest } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'
import { facilityChecklist } from './checklist.ts'
import { addressesOf } from './form.ts'
import { loadTerms } from './labels.ts'
import { addressLine, placesOf } from './places.ts'
import { seesWholeRecord, type FacilityRecord } from './scope.ts'

type Banner = InferOutput<typeof FacilityBanner>
type Warning = Banner['warnings'][number]

async function paperWarnings(db: Executor, record: FacilityRecord, today: IsoDate): Promise<Warning[]> {
  const rows = await facilityChecklist(db, record, today)
  return rows.flatMap((row): Warning[] => {
    if (!row.validityDate) return []
    const day = formatDay(row.validityDate)
    if (row.state === 'EXPIRED') return [{ kind: 'expired', message: `${row.label} expired on ${day}.` }]
    return row.state === 'EXPIRING'
      ? [{ kind: 'expiring', message: `${row.label} is valid until ${day}.` }]
      : []
  })
}

function contractWarnings(record: FacilityRecord, today: IsoDate): Warning[] {
  const until = record.contractValidityDate as IsoDate | null
  if (until === null) return []
  const state = documentState(until, today)
  if (state === 'EXPIRED') return [{ kind: 'expired', message: `The contract ended on ${formatDay(until)}.` }]
  return state === 'EXPIRING'
    ? [{ kind: 'expiring', message: `The contract is valid until ${formatDay(until)}.` }]
    : []
}

async function requestWarnings(db: Executor, record: FacilityRecord): Promise<Warning[]> {
  const open = await db
    .select({ type: userRequest.type, code: userRequest.code })
    .from(userRequest)
    .where(
      and(
        eq(userRequest.targetCode, record.code),
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

function staffWarnings(record: FacilityRecord): Warning[] {
  const warnings: Warning[] = []
  if (record.blocked) {
    const reason = record.blockedReason ? `: ${record.blockedReason}` : ''
    warnings.push({ kind: 'blocked', message: `Blocked for all but its covered accounts${reason}.` })
  }
  if (record.duplicateOf) {
    warnings.push({ kind: 'duplicate', message: `Marked as a duplicate of ${record.duplicateOf}.` })
  }
  if (!record.accepted) {
    warnings.push({ kind: 'application', message: 'This application has not been accepted yet.' })
  }
  return warnings
}

/** Violations nobody has settled yet; for staff alone (domain model 5.2, "Never sent"). */
async function violationWarnings(db: Executor, record: FacilityRecord): Promise<Warning[]> {
  const open = await db.$count(
    caseRecord,
    and(
      eq(caseRecord.kind, 'violation'),
      eq(caseRecord.ownerCode, record.code),
      eq(caseRecord.status, 'OPEN'),
      eq(caseRecord.deleted, false),
    ),
  )
  return open > 0
    ? [{ kind: 'violation', message: `${plural(open, 'open violation', 'open violations')}.` }]
    : []
}

/** The header of a facility's pages with what needs attention (domain model 6.3). */
export async function facilityBanner(
  db: Executor,
  record: FacilityRecord,
  principal: Principal,
  today: IsoDate,
): Promise<Banner> {
  const terms = await loadTerms(db, 'hf-type', 'hf-category')
  const [main] = await addressesOf(db, record.id)
  const places = await placesOf(db, [main?.cityId ?? null])
  const whole = seesWholeRecord(principal, record.code)
  return {
    code: record.code,
    name: record.name,
    type: terms.coded('hf-type', record.typeCode),
    category: terms.coded('hf-category', record.categoryCode),
    accreditationStatusCode: record.accreditationStatusCode,
    mainAddress: main ? addressLine(main, places.get(main.cityId)) : null,
    contractValidityDate: whole ? record.contractValidityDate : null,
    warnings: whole
      ? [
          ...(principal.marker === 'ADMIN' ? staffWarnings(record) : []),
          ...(principal.permissions.has('COMPLIANCE_VIEW') && principal.marker === 'ADMIN'
            ? await violationWarnings(db, record)
            : []),
          ...contractWarnings(record, today),
          ...(await paperWarnings(db, record, today)),
          ...(await requestWarnings(db, record)),
        ]
      : [],
  }
}
