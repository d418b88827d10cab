import { documentTypes } from '@capiz/domain/checklist'
import { documentState } from '@capiz/domain/document'
import { endOfYear, formatDay, type IsoDate } from '@capiz/domain/time'
import type { DocumentOffer, ExistingDocument } from '@capiz/ui/DocumentUploader'
import type { HeldDocument } from './held.ts'

/** The page of document types an application draws on. */
export type PaperPage = 'HF_CREDENTIAL' | 'PHY_CREDENTIAL' | 'DENTIST_CREDENTIAL'

/** A type of paper as the server lists it for an application. */
export interface PaperType {
  code: string
  description: string
  dateLabel: string | null
  dateRule: string
  required: boolean
}

/** What visitors may send: papers, not workbooks. */
const accepted = ['pdf', 'jpeg', 'png'] as const
/** Files of one type at most where several make sense: photographs, pages of a bank paper. */
const several = 5

const ruleOf = (page: PaperPage, typeCode: string) =>
  documentTypes.find(({ pageType, code }) => pageType === page && code === typeCode)?.dateRule

/** The last day a paper holds; null for one without an end. A permit of a year ends with that year. */
export function lastDayOf(page: PaperPage, typeCode: string, date: IsoDate | null): IsoDate | null {
  if (date === null) return null
  switch (ruleOf(page, typeCode)) {
    case 'endOfYear':
      return endOfYear(date)
    case 'validity':
    case 'effectiveAndValidity':
      return date
    default:
      return null
  }
}

/** The two dates of the wire: a last day for what is valid until then, else the day it was issued. */
function datesOf(page: PaperPage, { typeCode, date }: HeldDocument) {
  const rule = ruleOf(page, typeCode)
  const isLastDay = rule === 'validity' || rule === 'effectiveAndValidity'
  return { validityDate: isLastDay ? date : null, effectiveDate: isLastDay ? null : date }
}

/** The types of paper as the uploader offers them, the required ones first. */
export function offersOf(types: readonly PaperType[]): DocumentOffer[] {
  return [...types]
    .sort((a, b) => Number(b.required) - Number(a.required) || a.description.localeCompare(b.description))
    .map(({ code, description, dateLabel, dateRule, required }) => ({
      code,
      label: description,
      isRequired: required,
      ...(dateLabel !== null && { dateLabel }),
      accepted,
      maxCount: dateRule === 'none' ? several : 1,
    }))
}

/** The held files as the uploader shows documents that are on file. */
export function existingOf(
  page: PaperPage,
  documents: readonly HeldDocument[],
  today: IsoDate,
): ExistingDocument[] {
  return documents.map(({ uuid, typeCode, fileName, size, sha256, date }) => ({
    uuid,
    typeCode,
    fileName,
    size,
    sha256,
    validityDate: date,
    state: documentState(lastDayOf(page, typeCode, date), today),
  }))
}

/** The papers of an application as they are sent. */
export function documentsOf(page: PaperPage, documents: readonly HeldDocument[]) {
  return documents.map((paper) => ({
    uuid: paper.uuid,
    documentTypeCode: paper.typeCode,
    ...datesOf(page, paper),
  }))
}

/** The documents as they are read back: what each is, its file, its day. */
export function paperAnswers(
  types: readonly PaperType[],
  documents: readonly HeldDocument[],
): { label: string; value: string }[] {
  const names = new Map(types.map(({ code, description }) => [code, description]))
  return documents.map(({ typeCode, fileName, date }) => ({
    label: names.get(typeCode) ?? typeCode,
    value: [fileName, date && formatDay(date)].filter(Boolean).join(', '),
  }))
}

/** Required documents that are not there, in words, in the order of the list. */
export function missingPapers(types: readonly PaperType[], documents: readonly HeldDocument[]): string[] {
  return offersOf(types)
    .filter(({ code, isRequired }) => isRequired && !documents.some((paper) => paper.typeCode === code))
    .map(({ label }) => label)
}
