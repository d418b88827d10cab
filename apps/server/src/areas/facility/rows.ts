import type { FacilityRow } from '@capiz/api/schema/facility'
import type { SearchTerm } from '@capiz/domain/search'
import type { IsoDate } from '@capiz/domain/time'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { affiliation, facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import { isListed, isPractice } from '../../engines/provider/practice.ts'
import { credentialsOf, nextExpiry } from '../../engines/provider/credentials.ts'
import { facilityNote, searcherOf } from '../../engines/search/note.ts'
import { checklistOwner } from './checklist.ts'
import { loadTerms } from './labels.ts'
import { placesOf } from './places.ts'
import { seesWholeRecord, type FacilityRecord } from './scope.ts'

type Row = Outgoing<InferOutput<typeof FacilityRow>>

/** The values of a row that are hidden from an affiliated physician. */
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
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .where(and(inArray(affiliation.facilityId, ids), isPractice(), isListed('physician')))
    .groupBy(affiliation.facilityId)
  return new Map(rows.map((row) => [row.id, row.physicians]))
}

/** The rows of the staff list for a page of facilities: four small queries, whatever the page holds. */
export async function facilityRows(
  db: Executor,
  records: FacilityRecord[],
  today: IsoDate,
  principal: Principal,
  term?: SearchTerm,
): Promise<Row[]> {
  if (records.length === 0) return []
  const terms = await loadTerms(db, 'hf-type', 'hf-category')
  const places = await placesOf(
    db,
    records.map(({ mainCityId }) => mainCityId),
  )
  const credentials = await credentialsOf(
    db,
    records.map((record) => checklistOwner(record)),
    today,
  )
  const physicians = await physiciansOf(
    db,
    records.map(({ id }) => id),
  )
  return records.map((record) => {
    const place = record.mainCityId === null ? undefined : places.get(record.mainCityId)
    const documents = credentials.get(record.code)
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
      credentialState: documents?.state ?? 'MISSING',
      nextExpiry: nextExpiry(documents, record.contractValidityDate, today),
      updatedDate: record.updatedDate,
      matched: facilityNote(term, record, place?.city, searcherOf(principal)),
      ...(seesWholeRecord(principal, record.code) ? {} : hiddenFromOthers),
    }
  })
}
