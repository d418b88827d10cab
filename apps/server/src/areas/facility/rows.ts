import type { FacilityRow } from '@capiz/api/schema/facility'
import type { SearchTerm } from '@capiz/domain/search'
import type { IsoDate } from '@capiz/domain/time'
import { eq, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { preparedOn } from '../../db/prepared.ts'
import { city, facility, province, region } from '../../db/schema/index.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import { isListed, isPractice } from '../../engines/provider/practice.ts'
import { credentialsOf, documentsSql, nextExpiry } from '../../engines/provider/credentials.ts'
import { facilityNote, searcherOf } from '../../engines/search/note.ts'
import { checklistOwner } from './checklist.ts'
import { cachedTerms } from './labels.ts'
import { seesWholeRecord, type FacilityRecord } from './scope.ts'

type Row = Outgoing<InferOutput<typeof FacilityRow>>

/** The values of a row that are hidden from an affiliated physician. */
const hiddenFromOthers = {
  contractEffectiveDate: null,
  contractValidityDate: null,
  credentialState: 'VALID',
  nextExpiry: null,
} as const

/** The facts of a page of facilities that lie in other tables. */
const factsById = preparedOn((db) =>
  db
    .select({
      id: facility.id,
      city: city.description,
      province: province.description,
      region: region.description,
      physicians: sql<number>`(select count(*)::int from affiliation
        join physician on physician.id = affiliation.physician_id
        where affiliation.facility_id = facility.id and ${isPractice()} and ${isListed('physician')})`,
      documents: documentsSql('facility'),
    })
    .from(facility)
    .leftJoin(city, eq(city.id, facility.mainCityId))
    .leftJoin(province, eq(province.id, city.provinceId))
    .leftJoin(region, eq(region.id, province.regionId))
    .where(sql`${facility.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('facility_row_facts'),
)

/** The rows of the staff list for a page of facilities: one statement, whatever the page holds. */
export async function facilityRows(
  services: Services,
  records: FacilityRecord[],
  today: IsoDate,
  principal: Principal,
  term?: SearchTerm,
): Promise<Row[]> {
  if (records.length === 0) return []
  const terms = await cachedTerms(services, 'hf-type', 'hf-category')
  const found = await factsById(services.db).execute({ ids: records.map(({ id }) => id) })
  const facts = new Map(found.map((row) => [row.id, row]))
  const credentials = await credentialsOf(
    services,
    records.map((record) => ({
      ...checklistOwner(record),
      documents: facts.get(record.id)?.documents ?? null,
    })),
    today,
  )
  return records.map((record) => {
    const own = facts.get(record.id)
    const documents = credentials.get(record.code)
    return {
      id: record.id,
      code: record.code,
      name: record.name,
      type: terms.coded('hf-type', record.typeCode),
      category: terms.coded('hf-category', record.categoryCode),
      city: own?.city ?? null,
      province: own?.province ?? null,
      region: own?.region ?? null,
      accreditationStatusCode: record.accreditationStatusCode,
      contractEffectiveDate: record.contractEffectiveDate,
      contractValidityDate: record.contractValidityDate,
      preferredNetwork: record.preferredNetwork,
      preferredNetworkCategory: record.preferredNetworkCategory,
      physicians: own?.physicians ?? 0,
      credentialState: documents?.state ?? 'MISSING',
      nextExpiry: nextExpiry(documents, record.contractValidityDate, today),
      updatedDate: record.updatedDate,
      matched: facilityNote(term, record, own?.city, searcherOf(principal)),
      ...(seesWholeRecord(principal, record.code) ? {} : hiddenFromOthers),
    }
  })
}
