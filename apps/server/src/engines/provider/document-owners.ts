import { and, eq, inArray } from 'drizzle-orm'
import { attachment, facility, lastDocument, physician } from '../../db/schema/index.ts'

/** The kinds of documents and contracts of facilities. */
export const facilityDocuments = ['hf/document', 'hf/contract'] as const

/** The kinds of documents and contracts of physicians. */
export const physicianDocuments = ['phy/document', 'phy/contract'] as const

/** How a document finds its facility. */
export const ofFacility = and(
  inArray(attachment.ownerKind, [...facilityDocuments]),
  eq(facility.code, attachment.ownerCode),
)

/** How a document finds its physician. */
export const ofPhysician = and(
  inArray(attachment.ownerKind, [...physicianDocuments]),
  eq(physician.code, attachment.ownerCode),
)

/** How a document kept with its last day finds its facility. */
export const ofKeptFacility = and(
  inArray(lastDocument.ownerKind, [...facilityDocuments]),
  eq(facility.code, lastDocument.ownerCode),
)

/** How a document kept with its last day finds its physician. */
export const ofKeptPhysician = and(
  inArray(lastDocument.ownerKind, [...physicianDocuments]),
  eq(physician.code, lastDocument.ownerCode),
)
