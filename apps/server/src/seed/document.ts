import type { DocumentTypeRule } from '@capiz/domain/checklist'
import { addDays, addYears, daysBetween, endOfYear, type IsoDate } from '@capiz/domain/time'
import type { attachment, fileBlob } from '../db/schema/index.ts'
import { momentAt, stampsAt, type SeedInputs } from './context.ts'
import type { Stream } from './random.ts'
import { sampleFiles, type SampleFile } from './samples.ts'
import type { Lack } from './stories/types.ts'

type AttachmentRow = typeof attachment.$inferInsert

/** The stored files the attachments share. */
export function blobRows(inputs: SeedInputs): (typeof fileBlob.$inferInsert)[] {
  return Object.values(sampleFiles).map(({ sha256, size, contentType }) => ({
    sha256,
    size,
    contentType,
    createdDate: momentAt(inputs, -500),
  }))
}

const files: Readonly<Record<string, SampleFile>> = {
  LTO: sampleFiles.licence,
  PHIC: sampleFiles.philhealth,
  BIR2303: sampleFiles.tax,
  BPERMIT: sampleFiles.permit,
  SECDTI: sampleFiles.company,
  FSIC: sampleFiles.fire,
  SANIT: sampleFiles.sanitary,
  RATES: sampleFiles.rates,
  ROSTER: sampleFiles.roster,
  PRC: sampleFiles.licenceCard,
  PTR: sampleFiles.receipt,
  PMA: sampleFiles.memberCard,
  PDA: sampleFiles.memberCard,
  SOCIETY: sampleFiles.memberCard,
  TIN: sampleFiles.taxCard,
  DIPLOMA: sampleFiles.diploma,
  BOARD: sampleFiles.board,
  CV: sampleFiles.resume,
  APPFORM: sampleFiles.application,
  STERIL: sampleFiles.log,
  MEMO: sampleFiles.memo,
  MOA: sampleFiles.contract,
  ANNEX: sampleFiles.contract,
  BANK: sampleFiles.scan,
  PHOTO: sampleFiles.photograph,
}

/** The days of a document and the day it was sent in, counted from today. */
interface DocumentDays {
  dates: Pick<AttachmentRow, 'effectiveDate' | 'validityDate'>
  offset: number
}

/** Documents that end with the year are issued early in it; today when that is still to come. */
function issueOfYear(asOf: IsoDate): IsoDate {
  const day = `${asOf.slice(0, 4)}-01-12` as IsoDate
  return day < asOf ? day : asOf
}

/** Dates of a document as its rule asks for them; it was sent in `offset` days after today or, if issued later, that day. */
export function daysOf(
  rule: DocumentTypeRule,
  until: IsoDate,
  { asOf, offset }: { asOf: IsoDate; offset: number },
  source: Stream,
): DocumentDays {
  if (rule.dateRule === 'validity') return { dates: { effectiveDate: null, validityDate: until }, offset }
  if (rule.dateRule === 'issuedOn') {
    const issued = addDays(asOf, Math.min(-source.int(60, 400), offset - 2))
    return { dates: { effectiveDate: issued, validityDate: null }, offset }
  }
  if (rule.dateRule === 'endOfYear') {
    const ofYear = issueOfYear(asOf)
    const issued = until < asOf ? addYears(ofYear, -1) : ofYear
    const sent = Math.max(offset, daysBetween(asOf, issued))
    return { dates: { effectiveDate: issued, validityDate: endOfYear(issued) }, offset: sent }
  }
  return { dates: { effectiveDate: null, validityDate: null }, offset }
}

interface SeedDocument {
  inputs: SeedInputs
  ownerKind: string
  ownerCode: string
  docType: string
  uuid: string
  uploadedBy: string
  /** days after today, so negative */
  offset: number
}

/** An attachment of the sample without its id. */
export function documentRow(
  document: SeedDocument,
  dates: Partial<AttachmentRow>,
): Omit<AttachmentRow, 'id'> {
  const { inputs, ownerKind, ownerCode, docType, uuid, uploadedBy, offset } = document
  const file = files[docType] ?? sampleFiles.certificate
  // what came today came at the beginning of the day, so that it is never later than now
  const minute = offset < 0 ? Number.parseInt(uuid.slice(0, 4), 16) : 0
  return {
    uuid,
    ownerKind,
    ownerCode,
    docType,
    fileName: `${docType.toLowerCase()}-${ownerCode.toLowerCase()}.${file.extension}`,
    contentType: file.contentType,
    size: file.size,
    sha256: file.sha256,
    validityDate: null,
    effectiveDate: null,
    docRemarks: null,
    memoType: null,
    dateOfMemo: null,
    dateSent: null,
    dateReceived: null,
    uploadedBy,
    uploadedDate: momentAt(inputs, offset, minute),
    supersededBy: null,
    ...stampsAt(inputs, { offset, by: uploadedBy }, undefined, minute),
    ...dates,
  }
}

/** The officer who uploaded a document of the sample, and the other one, who verified it: never the same person. */
export function handsOf(uuid: string): { uploader: string; verifier: string } {
  return uuid < '8'
    ? { uploader: 'officer2', verifier: 'officer' }
    : { uploader: 'officer', verifier: 'officer2' }
}

/** A document of a provider and whether staff verified it. */
export interface ProviderDocument {
  rule: DocumentTypeRule
  row: Omit<AttachmentRow, 'id'>
  verified: boolean
}

/** Statuses of who is or was in the network. */
export const inNetwork = new Set(['ACCREDITED', 'SUSPENDED', 'WITHDRAWN', 'DISACCREDITED', 'CLOSED'])

/** Whether a lack is of a document that was never sent. */
export const isNotSent = (lack: Lack | undefined) =>
  lack !== undefined && lack.until === undefined && lack.unverified !== true
