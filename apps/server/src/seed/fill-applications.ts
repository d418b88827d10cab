import { monthNames, type IsoDate } from '@capiz/domain/time'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { attachment, facility, facilityAddress, physician } from '../db/schema/index.ts'
import type { Services } from '../platform/services.ts'
import { pdfOf } from './sample-pdf.ts'
import { samplePages } from './sample-pages.ts'

/** Most applications of a kind whose documents are filled in; a large sample has more than anybody opens. */
const mostApplications = 60

type Values = Readonly<Record<string, string>>

/** A day as offices write it: `05 August 2027`. */
function longDay(day: IsoDate | null): string {
  if (day === null) return ''
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date} ${monthNames[Number(month) - 1]} ${year}`
}

/** The last two digits of a number change places on one document of every third application: a reviewer has to see it. */
function misread(number: string | null, turn: number): string {
  const text = number ?? ''
  return turn % 3 === 2 ? text.replace(/(\d)(\d)$/, '$2$1') : text
}

/** The pages whose particulars are filled in, by the code of the document. */
const pagesOf = {
  LTO: samplePages.licence,
  PHIC: samplePages.philhealth,
  BIR2303: samplePages.tax,
  BPERMIT: samplePages.permit,
  SECDTI: samplePages.company,
  FSIC: samplePages.fire,
  SANIT: samplePages.sanitary,
  PRC: samplePages.licenceCard,
  PMA: samplePages.memberCard,
  PDA: samplePages.memberCard,
  TIN: samplePages.taxCard,
  PTR: samplePages.receipt,
  DIPLOMA: samplePages.diploma,
} as const

const isFilled = (docType: string | null): docType is keyof typeof pagesOf =>
  docType !== null && docType in pagesOf

/** The particulars of a facility as its documents show them. */
function facilityValues(
  one: typeof facility.$inferSelect,
  address: string,
  docType: string,
  turn: number,
): Values {
  const until = docType === 'PHIC' ? one.phicValidity : docType === 'LTO' ? one.dohLtoValidity : null
  return {
    'Name of the facility': one.name,
    'Name of the provider': one.name,
    'Registered name': one.name,
    'Business name': one.name,
    Address: address,
    'Registered address': address,
    'Taxpayer identification number': one.tin ?? '',
    'Accreditation number': one.phicAccreditationNo ?? '',
    ...(docType === 'LTO' && { Number: misread(one.dohLtoNo, turn) }),
    ...(until !== null && { 'Valid until': longDay(until) }),
  }
}

/** The particulars of a physician as the documents show them. */
function physicianValues(one: typeof physician.$inferSelect, docType: string, turn: number): Values {
  const name = [one.firstName, one.middleName, one.lastName].filter(Boolean).join(' ')
  const lastDays: Record<string, IsoDate | null> = {
    PRC: one.prcValidity,
    PHIC: one.phicValidity,
    PMA: one.associationValidity,
    PDA: one.associationValidity,
  }
  const until = lastDays[docType] ?? null
  return {
    Name: name,
    'Name of the provider': name,
    'Registered name': name,
    'Received from': name,
    'Awarded to': name,
    'Last name': one.lastName,
    'First name': one.firstName,
    'Registration no.': misread(one.prcNumber, turn),
    'Member no.': one.associationNo ?? '',
    'Accreditation number': one.phicAccreditationNo ?? '',
    'Receipt number': one.ptrNo ?? '',
    TIN: one.tin ?? '',
    'Taxpayer identification number': one.tin ?? '',
    ...(until !== null && { 'Valid until': longDay(until) }),
  }
}

/** Writes the particulars of an applicant on the documents that came with the application. */
async function fillDocuments(
  { db, files }: Services,
  ownerKind: 'hf/document' | 'phy/document',
  ownerCode: string,
  valuesOf: (docType: string) => Values,
): Promise<void> {
  const rows = await db
    .select({ id: attachment.id, docType: attachment.docType })
    .from(attachment)
    .where(and(eq(attachment.ownerKind, ownerKind), eq(attachment.ownerCode, ownerCode)))
    .orderBy(asc(attachment.id))
  for (const { id, docType } of rows) {
    if (!isFilled(docType)) continue
    const bytes = pdfOf({ ...pagesOf[docType], values: valuesOf(docType) })
    const { sha256, size } = await files.keepBytes(db, bytes, 'application/pdf')
    await db.update(attachment).set({ sha256, size }).where(eq(attachment.id, id))
  }
}

/**
 * Fills in the documents of the open applications of the sample, so that a reviewer has something to compare. The other
 * documents of the sample share one file for each kind.
 */
export async function fillApplications(services: Services): Promise<void> {
  const { db } = services
  const facilities = await db
    .select()
    .from(facility)
    .where(and(eq(facility.source, 'PUBLIC'), eq(facility.accepted, false)))
    .orderBy(asc(facility.id))
    .limit(mostApplications)
  const addresses = await db
    .select({ facilityId: facilityAddress.facilityId, line: facilityAddress.line })
    .from(facilityAddress)
    .where(
      inArray(
        facilityAddress.facilityId,
        facilities.map(({ id }) => id),
      ),
    )
    .orderBy(asc(facilityAddress.id))
  for (const [turn, one] of facilities.entries()) {
    const address = addresses.find(({ facilityId }) => facilityId === one.id)?.line ?? ''
    await fillDocuments(services, 'hf/document', one.code, (docType) =>
      facilityValues(one, address, docType, turn),
    )
  }
  const physicians = await db
    .select()
    .from(physician)
    .where(and(eq(physician.source, 'PUBLIC'), eq(physician.accepted, false)))
    .orderBy(asc(physician.id))
    .limit(mostApplications)
  for (const [turn, one] of physicians.entries()) {
    await fillDocuments(services, 'phy/document', one.code, (docType) => physicianValues(one, docType, turn))
  }
}
