import { documentTypes } from '@capiz/domain/checklist'
import { documentState } from '@capiz/domain/document'
import { endOfYear, type IsoDate } from '@capiz/domain/time'
import type { DocumentOffer, ExistingDocument } from '@capiz/ui/DocumentUploader'
import type { HeldDocument } from './answers.ts'

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

const ruleOf = (typeCode: string) =>
  documentTypes.find(({ pageType, code }) => pageType === 'HF_CREDENTIAL' && code === typeCode)?.dateRule

/** The last day a paper holds; null for one without an end. A permit of a year ends with that year. */
export function lastDayOf(typeCode: string, date: IsoDate | null): IsoDate | null {
  if (date === null) return null
  switch (ruleOf(typeCode)) {
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
export function datesOf({ typeCode, date }: HeldDocument) {
  const rule = ruleOf(typeCode)
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
export function existingOf(documents: readonly HeldDocument[], today: IsoDate): ExistingDocument[] {
  return documents.map(({ uuid, typeCode, fileName, size, sha256, date }) => ({
    uuid,
    typeCode,
    fileName,
    size,
    sha256,
    validityDate: date,
    state: documentState(lastDayOf(typeCode, date), today),
  }))
}
