import type { FacilityRow } from '@capiz/api/schema/facility'
import type { IsoDate } from '@capiz/domain/time'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../auth/principal.ts'
import { affiliation } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'
import type { Outgoing } from '../http/types.ts'
import { credentialsOf, nextExpiry, worstState } from '../provider/credentials.ts'
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
    'hf/document',
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
