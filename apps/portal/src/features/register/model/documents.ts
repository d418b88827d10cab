import { dateRuleOf } from '@capiz/domain/checklist'
import { datesOfEntry, documentState, isIssueDated, lastDayOf, type DateRule } from '@capiz/domain/document'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { DocumentOffer, ExistingDocument } from '@capiz/ui/accreditation/DocumentUploader'
import type { UploadedDocument } from './uploaded.ts'

/** The page of document types an application draws on. */
export type DocumentPage = 'HF_CREDENTIAL' | 'PHY_CREDENTIAL' | 'DENTIST_CREDENTIAL'

/** A document type as the server lists it for an application. */
export interface DocumentType {
  code: string
  description: string
  dateLabel: string | null
  dateRule: string
  required: boolean
}

/** The file types visitors may send: documents, not workbooks. */
const accepted = ['pdf', 'jpeg', 'png'] as const
/** Files of one type at most where several make sense: photographs, pages of a bank document. */
const several = 5

/** The last day of a document of which one day was entered; null for one without an end. */
export function lastDayOfEntry(page: DocumentPage, typeCode: string, date: IsoDate | null): IsoDate | null {
  const rule = dateRuleOf(page, typeCode)
  return lastDayOf(rule, datesOfEntry(rule, date))
}

/** Returns the document types as the uploader offers them, the required ones first. */
export function offersOf(types: readonly DocumentType[]): DocumentOffer[] {
  return [...types]
    .sort((a, b) => Number(b.required) - Number(a.required) || a.description.localeCompare(b.description))
    .map(({ code, description, dateLabel, dateRule, required }) => ({
      code,
      label: description,
      isRequired: required,
      ...(dateLabel !== null && { dateLabel, dateRule: dateRule as DateRule }),
      accepted,
      maxCount: dateRule === 'none' ? several : 1,
    }))
}

/** The held files as the uploader shows documents that are on file. */
export function existingOf(
  page: DocumentPage,
  documents: readonly UploadedDocument[],
  today: IsoDate,
): ExistingDocument[] {
  return documents.map(({ uuid, typeCode, fileName, size, sha256, date }) => ({
    uuid,
    typeCode,
    fileName,
    size,
    sha256,
    validityDate: lastDayOfEntry(page, typeCode, date),
    issuedDate: isIssueDated(dateRuleOf(page, typeCode)) ? date : null,
    isVerified: false,
    state: documentState(lastDayOfEntry(page, typeCode, date), today),
  }))
}

/** The documents of an application as they are sent. */
export function documentsOf(page: DocumentPage, documents: readonly UploadedDocument[]) {
  return documents.map((document) => ({
    uuid: document.uuid,
    documentTypeCode: document.typeCode,
    ...datesOfEntry(dateRuleOf(page, document.typeCode), document.date),
  }))
}

/** The documents as they are read back: what each is, its file, its day. */
export function documentAnswers(
  types: readonly DocumentType[],
  documents: readonly UploadedDocument[],
): { label: string; value: string }[] {
  const names = new Map(types.map(({ code, description }) => [code, description]))
  return documents.map(({ typeCode, fileName, date }) => ({
    label: names.get(typeCode) ?? typeCode,
    value: [fileName, date && formatDay(date)].filter(Boolean).join(', '),
  }))
}

/** Required documents that are not there, in words, in the order of the list. */
export function missingDocuments(
  types: readonly DocumentType[],
  documents: readonly UploadedDocument[],
): string[] {
  return offersOf(types)
    .filter(({ code, isRequired }) => isRequired && !documents.some((document) => document.typeCode === code))
    .map(({ label }) => label)
}
