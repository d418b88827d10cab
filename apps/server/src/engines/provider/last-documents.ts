import type { IsoDate } from '@capiz/domain/time'
import { and, getTableColumns, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { attachment, facility, lastDocument, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { ofFacility, ofPhysician } from './document-owners.ts'
import { isCountedWithLastDay, isOfDatedType, ownersAwaiting } from './document-state-sql.ts'

/** The documents by whose last day providers are judged today. */
export interface LastDocuments {
  /** selects from `lastDocument` as it is today */
  reader: Pick<ReturnType<Executor['with']>, 'select'>
  /** which of its rows count */
  where: SQL
}

/** Tables whose writes change which documents providers are judged by on a day. */
export const lastDocumentTables = [
  'attachment',
  'last_document',
  'reference_item',
  'requirement_rule',
] as const

/** The rows of some providers, derived from their documents as they are today. */
function derived(isCounted: SQL, codes: readonly string[]): SQL {
  const { id, uuid, ownerKind, ownerCode, docType, validityDate } = attachment
  const isLive = sql`coalesce(${facility.id}, ${physician.id}) is not null
    and not coalesce(${facility.deleted}, ${physician.deleted}) and coalesce(${facility.accepted}, ${physician.accepted})
    and coalesce(${facility.duplicateOf}, ${physician.duplicateOf}) is null`
  return sql`select ${id}, ${uuid}, ${ownerKind}, ${ownerCode},
      coalesce(${facility.accreditationStatusCode}, ${physician.accreditationStatusCode}), ${physician.phyTypeCode},
      ${facility.mainCityId}, ${docType}, ${validityDate}
    from ${attachment} left join ${facility} on ${ofFacility} left join ${physician} on ${ofPhysician}
    where ${and(inArray(ownerCode, [...codes]), isNotNull(validityDate), isLive, isCounted)}`
}

/**
 * Returns the documents by whose last day live providers are judged today, from the rows that the database keeps. Where a
 * provider has a document that is issued on a later day, its documents are read as they are. Equal to
 * `isCountedWithLastDay` of live owners; a test compares the two.
 */
export async function lastDocuments(db: Executor, today: IsoDate): Promise<LastDocuments> {
  const where = await isOfDatedType(db)
  const awaiting = await ownersAwaiting(db, today)
  if (awaiting.length === 0) return { reader: db.with(), where }
  const isCounted = await isCountedWithLastDay(db, today)
  const codes = sql.join(
    awaiting.map((code) => sql`${code}`),
    sql`, `,
  )
  // under the name of the table, so that a query reads the one or the other alike
  const asToday = db.$with('last_document', getTableColumns(lastDocument)).as(
    sql`select * from ${lastDocument} where ${lastDocument.ownerCode} <> all(array[${codes}]::text[])
        union all ${derived(isCounted, awaiting)}`,
  )
  return { reader: db.with(asToday), where }
}
