import type { FacilityRow } from '@capiz/api/schema/facility'
import type { SearchTerm } from '@capiz/domain/search'
import type { IsoDate } from '@capiz/domain/time'
import { eq, getTableColumns, sql } from 'drizzle-orm'
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
import { seesWholeRecord } from './scope.ts'

type Row = Outgoing<InferOutput<typeof FacilityRow>>

/** The values of a row that are hidden from an affiliated physician. */
const hiddenFromOthers = {
  contractEffectiveDate: null,
  contractValidityDate: null,
  credentialState: 'VALID',
  nextExpiry: null,
} as const

const columns = getTableColumns(facility)

/** Reads what a list shows of the facilities of a page, with the facts that lie in other tables, in one statement. */
export const listedFacilityRows = preparedOn((db) =>
  db
    .select({
      id: columns.id,
      code: columns.code,
      hfCode: columns.hfCode,
      name: columns.name,
      typeCode: columns.typeCode,
      categoryCode: columns.categoryCode,
      ownership: columns.ownership,
      accreditationStatusCode: columns.accreditationStatusCode,
      contractEffectiveDate: columns.contractEffectiveDate,
      contractValidityDate: columns.contractValidityDate,
      preferredNetwork: columns.preferredNetwork,
      preferredNetworkCategory: columns.preferredNetworkCategory,
      dohLtoNo: columns.dohLtoNo,
      phicAccreditationNo: columns.phicAccreditationNo,
      telephone: columns.telephone,
      mobile: columns.mobile,
      updatedDate: columns.updatedDate,
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
    .prepare('facility_rows'),
)

/** A facility as a list reads it. */
type Listed = Awaited<ReturnType<ReturnType<typeof listedFacilityRows>['execute']>>[number]

/** The rows of the staff list for a page of facilities. */
export async function facilityRows(
  services: Services,
  records: readonly Listed[],
  today: IsoDate,
  principal: Principal,
  term?: SearchTerm,
): Promise<Row[]> {
  if (records.length === 0) return []
  const terms = await cachedTerms(services, 'hf-type', 'hf-category')
  const credentials = await credentialsOf(
    services,
    records.map((record) => ({
      ...checklistOwner(record),
      documents: record.documents,
    })),
    today,
  )
  return records.map((record) => {
    const documents = credentials.get(record.code)
    return {
      id: record.id,
      code: record.code,
      name: record.name,
      type: terms.coded('hf-type', record.typeCode),
      category: terms.coded('hf-category', record.categoryCode),
      city: record.city,
      province: record.province,
      region: record.region,
      accreditationStatusCode: record.accreditationStatusCode,
      contractEffectiveDate: record.contractEffectiveDate,
      contractValidityDate: record.contractValidityDate,
      preferredNetwork: record.preferredNetwork,
      preferredNetworkCategory: record.preferredNetworkCategory,
      physicians: record.physicians,
      credentialState: documents?.state ?? 'MISSING',
      nextExpiry: nextExpiry(documents, record.contractValidityDate, today),
      updatedDate: record.updatedDate,
      matched: facilityNote(term, record, record.city, searcherOf(principal)),
      ...(seesWholeRecord(principal, record.code) ? {} : hiddenFromOthers),
    }
  })
}
