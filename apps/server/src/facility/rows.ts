import type { FacilityRow } from '@capiz/api/schema/facility'
import { documentState, type DocumentState } from '@capiz/domain/document'
import type { IsoDate } from '@capiz/domain/time'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../auth/principal.ts'
import { affiliation, attachment } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'
import type { Outgoing } from '../http/types.ts'
import { loadTerms } from './labels.ts'
import { placesOf } from './places.ts'
import { seesWholeRecord, type FacilityRecord } from './scope.ts'

type Row = Outgoing<InferOutput<typeof FacilityRow>>

/** What an affiliated physician does not see in a row. */
const hiddenFromOthers = {
  contractEffectiveDate: null,
  contractValidityDate: null,
  credentialState: 'VALID',
  nextExpiry: null,
} as const

interface Credentials {
  earliest: string | null
  next: string | null
}

async function credentialsOf(
  db: Executor,
  codes: string[],
  today: IsoDate,
): Promise<Map<string, Credentials>> {
  const rows = await db
    .select({
      code: attachment.ownerCode,
      earliest: sql<string | null>`min(${attachment.validityDate})::text`,
      next: sql<
        string | null
      >`(min(${attachment.validityDate}) filter (where ${attachment.validityDate} >= ${today}))::text`,
    })
    .from(attachment)
    .where(
      and(
        eq(attachment.ownerKind, 'hf/document'),
        inArray(attachment.ownerCode, codes),
        eq(attachment.deleted, false),
        isNull(attachment.supersededBy),
      ),
    )
    .groupBy(attachment.ownerCode)
  return new Map(rows.map((row) => [row.code, row]))
}

async function physiciansOf(db: Executor, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: affiliation.facilityId, physicians: count() })
    .from(affiliation)
    .where(
      and(
        inArray(affiliation.facilityId, ids),
        eq(affiliation.deleted, false),
        eq(affiliation.status, 'ACCREDITED'),
      ),
    )
    .groupBy(affiliation.facilityId)
  return new Map(rows.map((row) => [row.id, row.physicians]))
}

function worstState(found: Credentials | undefined, today: IsoDate): DocumentState {
  return documentState(found && (found.earliest as IsoDate | null), today)
}

function nextExpiry(found: Credentials | undefined, contract: string | null, today: IsoDate): string | null {
  const days = [found?.next ?? null, contract !== null && contract >= today ? contract : null]
  return days.filter((day) => day !== null).sort()[0] ?? null
}

/** The rows of the staff list for a page of facilities: four small queries, whatever the page holds. */
export async function facilityRows(
  db: Executor,
  records: FacilityRecord[],
  today: IsoDate,
  principal: Principal,
): Promise<Row[]> {
  if (records.length === 0) return []
  const terms = await loadTerms(db, 'hf-type', 'hf-category')
  const places = await placesOf(
    db,
    records.map(({ mainCityId }) => mainCityId),
  )
  const credentials = await credentialsOf(
    db,
    records.map(({ code }) => code),
    today,
  )
  const physicians = await physiciansOf(
    db,
    records.map(({ id }) => id),
  )
  return records.map((record) => {
    const place = record.mainCityId === null ? undefined : places.get(record.mainCityId)
    const papers = credentials.get(record.code)
    return {
      id: record.id,
      code: record.code,
      name: record.name,
      type: terms.coded('hf-type', record.typeCode),
      category: terms.coded('hf-category', record.categoryCode),
      city: place?.city ?? null,
      province: place?.province ?? null,
      region: place?.region ?? null,
      accreditationStatusCode: record.accreditationStatusCode,
      contractEffectiveDate: record.contractEffectiveDate,
      contractValidityDate: record.contractValidityDate,
      preferredNetwork: record.preferredNetwork,
      preferredNetworkCategory: record.preferredNetworkCategory,
      physicians: physicians.get(record.id) ?? 0,
      credentialState: worstState(papers, today),
      nextExpiry: nextExpiry(papers, record.contractValidityDate, today),
      updatedDate: record.updatedDate,
      ...(seesWholeRecord(principal, record.code) ? {} : hiddenFromOthers),
    }
  })
}
