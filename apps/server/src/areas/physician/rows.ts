import type { PhysicianRow } from '@capiz/api/schema/physician-row'
import type { SearchTerm } from '@capiz/domain/search'
import type { IsoDate } from '@capiz/domain/time'
import { getTableColumns, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { preparedOn } from '../../db/prepared.ts'
import { physician } from '../../db/schema/index.ts'
import { cachedTerms } from '../facility/labels.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import { isPractice } from '../../engines/provider/practice.ts'
import { credentialsOf, documentsSql, nextExpiry } from '../../engines/provider/credentials.ts'
import { physicianNote, searcherOf } from '../../engines/search/note.ts'
import { checklistOwner } from './checklist.ts'
import { seesWholePhysician } from './scope.ts'

type Row = Outgoing<InferOutput<typeof PhysicianRow>>

const columns = getTableColumns(physician)

/** Reads what a list shows of the physicians of a page, with the facts that lie in other tables, in one statement. */
export const listedPhysicianRows = preparedOn((db) =>
  db
    .select({
      id: columns.id,
      code: columns.code,
      lastName: columns.lastName,
      firstName: columns.firstName,
      middleName: columns.middleName,
      suffix: columns.suffix,
      phyTypeCode: columns.phyTypeCode,
      specializations: columns.specializations,
      primarySpecializationCode: columns.primarySpecializationCode,
      governmentDoctor: columns.governmentDoctor,
      accreditationStatusCode: columns.accreditationStatusCode,
      contractValidityDate: columns.contractValidityDate,
      prcNumber: columns.prcNumber,
      phicAccreditationNo: columns.phicAccreditationNo,
      mobileNumber: columns.mobileNumber,
      telephone: columns.telephone,
      updatedDate: columns.updatedDate,
      facilities: sql<number>`(select count(*)::int from affiliation
        join facility on facility.id = affiliation.facility_id
        where affiliation.physician_id = physician.id and ${isPractice()})`,
      documents: documentsSql('physician'),
    })
    .from(physician)
    .where(sql`${physician.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('physician_rows'),
)

/** A physician as a list reads it. */
type Listed = Awaited<ReturnType<ReturnType<typeof listedPhysicianRows>['execute']>>[number]

/** The rows of a list for a page of physicians, as the caller may see them. */
export async function physicianRows(
  services: Services,
  records: readonly Listed[],
  today: IsoDate,
  principal: Principal,
  term?: SearchTerm,
): Promise<Row[]> {
  if (records.length === 0) return []
  const terms = await cachedTerms(services, 'specialization')
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
    const { primarySpecializationCode: primary } = record
    const open = {
      id: record.id,
      code: record.code,
      lastName: record.lastName,
      firstName: record.firstName,
      middleName: record.middleName,
      suffix: record.suffix,
      phyTypeCode: record.phyTypeCode,
      primarySpecializationCode: primary,
      specialization: primary && terms.coded('specialization', primary).description,
      accreditationStatusCode: record.accreditationStatusCode,
      matched: physicianNote(term, record, searcherOf(principal)),
    }
    if (!seesWholePhysician(principal, record.code)) return open
    return {
      ...open,
      prcNumber: record.prcNumber,
      contractValidityDate: record.contractValidityDate,
      facilities: record.facilities,
      credentialState: documents?.state ?? 'MISSING',
      nextExpiry: nextExpiry(documents, record.contractValidityDate, today),
      updatedDate: record.updatedDate,
    }
  })
}
