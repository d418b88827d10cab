import { type ChecklistRow, documentTypes, fieldsProvedBy } from '@capiz/domain/checklist'
import { formatDay, type IsoDate, monthNames, parseTypedDay } from '@capiz/domain/time'
import type { SoughtText } from '@capiz/ui/accreditation/DocumentViewer'
import type { RequestView } from '../review-model.ts'

/** How far a document of an application is: its group in the list. */
export type DocumentStep = 'missing' | 'mismatch' | 'open' | 'verified'

/** A document of an application, with its row of the checklist. */
export interface ApplicationDocument {
  code: string
  label: string
  state: DocumentStep
  note: string | undefined
  row: ChecklistRow
}

/** A declared value that a document proves. */
export interface DeclaredValue {
  id: string
  label: string
  value: string
}

const contractCodes = new Set(
  documentTypes.filter(({ pageType }) => pageType.endsWith('_CONTRACT')).map(({ code }) => code),
)

function stepOf(row: ChecklistRow): DocumentStep {
  if (row.submitted === null) return 'missing'
  if (row.verified) return 'verified'
  return row.mismatch ? 'mismatch' : 'open'
}

function noteOf(row: ChecklistRow): string | undefined {
  if (row.mismatch) return row.remarks ?? undefined
  if (row.validityDate === null || row.submitted === null) return undefined
  return `${row.state === 'EXPIRED' ? 'expired' : 'until'} ${formatDay(row.validityDate)}`
}

/**
 * The documents a reviewer has to look at: those that are required, and those that were sent. The contract is signed
 * after the application, so that it is none of them.
 */
export function applicationDocuments(rows: readonly ChecklistRow[]): ApplicationDocument[] {
  return rows
    .filter(({ documentTypeCode: code }) => !contractCodes.has(code))
    .filter(({ required, submitted }) => required || submitted !== null)
    .map((row) => ({
      code: row.documentTypeCode,
      label: row.label,
      state: stepOf(row),
      note: noteOf(row),
      row,
    }))
}

/** The documents that can be asked of an applicant, the optional ones among them. */
export function requestableDocuments(
  rows: readonly Pick<ChecklistRow, 'documentTypeCode' | 'label'>[],
): { code: string; label: string }[] {
  return rows
    .filter(({ documentTypeCode: code }) => !contractCodes.has(code))
    .map(({ documentTypeCode: code, label }) => ({ code, label }))
}

/** The order in which the documents are walked: those that were sent, in the order of the list. */
export function walkOf(documents: readonly ApplicationDocument[]): readonly ApplicationDocument[] {
  const sent = (state: DocumentStep) => documents.filter((one) => one.state === state)
  return [...sent('mismatch'), ...sent('open'), ...sent('verified')]
}

/** The document to go on with: the next one to compare after the present, else the first, else none. */
export function nextToCompare(
  documents: readonly ApplicationDocument[],
  code: string | undefined,
): string | undefined {
  const walk = walkOf(documents)
  const at = walk.findIndex((one) => one.code === code)
  const rest = [...walk.slice(at + 1), ...walk.slice(0, Math.max(at, 0))]
  return rest.find(({ state }) => state === 'open')?.code
}

/** Whether a document is left to compare. */
export const isLeftToCompare = (documents: readonly ApplicationDocument[]): boolean =>
  documents.some(({ state }) => state === 'open')

/** Names how many documents are missing, do not match or are to be compared; empty when there are none. */
export function openText(documents: readonly ApplicationDocument[]): string {
  const count = (state: DocumentStep) => documents.filter((one) => one.state === state).length
  const parts = [
    [count('missing'), 'missing'],
    [count('mismatch'), 'not matching'],
    [count('open'), 'to compare'],
  ] as const
  const open = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`)
  return open.length === 0 ? '' : `Documents: ${open.join(', ')}.`
}

const headOf = (field: string): string => field.split('.')[0] ?? field

/** The declared values a document proves, those that were given, in the order they are compared. */
export function valuesFor(view: RequestView, code: string): DeclaredValue[] {
  const kind = view.applicantType === 'PHY' ? 'physician' : 'facility'
  const all = [...view.changes, ...view.unchanged]
  return fieldsProvedBy(kind, code).flatMap((name) =>
    all
      .filter(({ field, requested }) => headOf(field) === name && requested !== null)
      .map(({ field, label, requested }) => ({ id: field, label, value: requested ?? '' })),
  )
}

/** The ways a day is written on documents. */
export function dayForms(day: IsoDate): string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = monthNames[Number(month) - 1] ?? ''
  const plain = String(Number(date))
  return [
    `${date} ${name} ${year}`,
    `${plain} ${name} ${year}`,
    `${name} ${plain}, ${year}`,
    `${name} ${date}, ${year}`,
    `${plain} ${name.slice(0, 3)} ${year}`,
    `${month}/${date}/${year}`,
    day,
  ]
}

/** Fewest letters of the first part of a value that is worth looking for alone. */
const worthALook = 8

/**
 * A declared value as it is looked for in the text of a document: a day in every form, an address or a person also by the
 * part before the first comma, since documents leave out the rest.
 */
export function soughtText({ id, value }: DeclaredValue): SoughtText {
  const day = parseTypedDay(value)
  if (day !== undefined) return { id, texts: dayForms(day) }
  const [first = ''] = value.split(', ')
  return { id, texts: first !== value && first.length >= worthALook ? [value, first] : [value] }
}
