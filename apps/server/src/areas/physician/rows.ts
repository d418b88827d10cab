import type { PhysicianRow } from '@capiz/api/schema/physician'
import type { SearchTerm } from '@capiz/domain/search'
import type { IsoDate } from '@capiz/domain/time'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { affiliation, facility } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { loadTerms } from '../facility/labels.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import { isPractice } from '../../engines/provider/practice.ts'
import { credentialsOf, nextExpiry } from '../../engines/provider/credentials.ts'
import { physicianNote, searcherOf } from '../../engines/search/note.ts'
import { checklistOwner } from './checklist.ts'
import { seesWholePhysician, type PhysicianRecord } from './scope.ts'

type Row = Outgoing<InferOutput<typeof PhysicianRow>>

async function facilitiesOf(db: Executor, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: affiliation.physicianId, facilities: count() })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(and(inArray(affiliation.physicianId, ids), isPractice()))
    .groupBy(affiliation.physicianId)
  return new Map(rows.map((row) => [row.id, row.facilities]))
}

/** The rows of a list for a page of physicians: three small queries, whatever the page holds. */
export async function physicianRows(
  db: Executor,
  records: readonly PhysicianRecord[],
  today: IsoDate,
  principal: Principal,
  term?: SearchTerm,
): Promise<Row[]> {
  if (records.length === 0) return []
  const terms = await loadTerms(db, 'specialization')
  const credentials = await credentialsOf(
    db,
    records.map((record) => checklistOwner(record)),
    today,
  )
  const facilities = await facilitiesOf(
    db,
    records.map(({ id }) => id),
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
      facilities: facilities.get(record.id) ?? 0,
      credentialState: documents?.state ?? 'MISSING',
      nextExpiry: nextExpiry(documents, record.contractValidityDate, today),
      updatedDate: record.updatedDate,
    }
  })
}
