import type { PhysicianRow } from '@capiz/api/schema/physician'
import type { SearchTerm } from '@capiz/domain/search'
import type { IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
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
import { seesWholePhysician, type PhysicianRecord } from './scope.ts'

type Row = Outgoing<InferOutput<typeof PhysicianRow>>

/** The facts of a page of physicians that lie in other tables. */
const factsById = preparedOn((db) =>
  db
    .select({
      id: physician.id,
      facilities: sql<number>`(select count(*)::int from affiliation
        join facility on facility.id = affiliation.facility_id
        where affiliation.physician_id = physician.id and ${isPractice()})`,
      documents: documentsSql('physician'),
    })
    .from(physician)
    .where(sql`${physician.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('physician_row_facts'),
)

/** The rows of a list for a page of physicians: one statement, whatever the page holds. */
export async function physicianRows(
  services: Services,
  records: readonly PhysicianRecord[],
  today: IsoDate,
  principal: Principal,
  term?: SearchTerm,
): Promise<Row[]> {
  if (records.length === 0) return []
  const terms = await cachedTerms(services, 'specialization')
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
      facilities: facts.get(record.id)?.facilities ?? 0,
      credentialState: documents?.state ?? 'MISSING',
      nextExpiry: nextExpiry(documents, record.contractValidityDate, today),
      updatedDate: record.updatedDate,
    }
  })
}
