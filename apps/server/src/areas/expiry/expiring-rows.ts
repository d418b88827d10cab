import type { IsoDate } from '@capiz/domain/time'
import { and, inArray } from 'drizzle-orm'
import { attachment, facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { isCountedWithLastDay } from '../../engines/provider/document-state-sql.ts'
import { ofFacility, ofPhysician } from '../../engines/provider/document-owners.ts'

/** A document with what is needed of its owner. */
export async function documentsById(db: Executor, ids: readonly number[]) {
  const rows = await db
    .select({
      id: attachment.id,
      uuid: attachment.uuid,
      entity: attachment.ownerKind,
      ownerCode: attachment.ownerCode,
      docType: attachment.docType,
      fileName: attachment.fileName,
      validityDate: attachment.validityDate,
      facilityName: facility.name,
      cityId: facility.mainCityId,
      facilityStatus: facility.accreditationStatusCode,
      facilityEmail: facility.emailAddress,
      lastName: physician.lastName,
      firstName: physician.firstName,
      physicianStatus: physician.accreditationStatusCode,
      physicianEmail: physician.emailAddress,
    })
    .from(attachment)
    .leftJoin(facility, ofFacility)
    .leftJoin(physician, ofPhysician)
    .where(inArray(attachment.id, [...ids]))
  return rows.flatMap(({ validityDate, ...row }) => (validityDate === null ? [] : [{ ...row, validityDate }]))
}

/** A document as it was read. */
export type ExpiringRow = Awaited<ReturnType<typeof documentsById>>[number]

/** Name of the owner of a document. */
export const ownerOfDocument = (document: ExpiringRow): string =>
  document.facilityName ?? [document.lastName, document.firstName].filter(Boolean).join(', ')

/** Status of the owner of a document. */
export const statusOfOwner = ({ facilityStatus, physicianStatus }: ExpiringRow): string =>
  facilityStatus ?? physicianStatus ?? ''

/** Returns the mail address of the owner of a document. */
export const emailOfOwner = (document: ExpiringRow): string | null =>
  document.facilityEmail ?? document.physicianEmail

/** The documents of some uuids with their owners, as far as they count with their last day. */
export async function countedDocuments(
  db: Executor,
  uuids: readonly string[],
  today: IsoDate,
): Promise<ExpiringRow[]> {
  const found = await db
    .select({ id: attachment.id })
    .from(attachment)
    .leftJoin(facility, ofFacility)
    .leftJoin(physician, ofPhysician)
    .where(and(inArray(attachment.uuid, [...uuids]), await isCountedWithLastDay(db, today)))
  return found.length === 0
    ? []
    : documentsById(
        db,
        found.map(({ id }) => id),
      )
}
