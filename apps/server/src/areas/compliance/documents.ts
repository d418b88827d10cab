import { parseIsoDate, type IsoDate } from '@capiz/domain/time'
import type { Executor } from '../../db/types.ts'
import { documentKind, type DocumentKind } from '../../engines/document/entity.ts'
import { factProblems, plainFacts, storedFacts } from '../../engines/document/facts.ts'
import { documentRules } from '../../engines/provider/checklist.ts'
import { refuse, type FieldProblem } from '../../platform/errors/refuse.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { CheckInKind } from './check-in.ts'
import type { RecordUpload } from './files.ts'
import { documentPages } from './kind.ts'

/** The parallel lists that travel with the files of a check-in (specification 1, section 3). */
export interface DocumentLists {
  documentTypes: readonly string[]
  validityDates: readonly string[]
}

/** Returns the kind of document that the credentials of a check-in become once it is noted. */
export const credentialTarget = (kind: CheckInKind): DocumentKind =>
  documentKind(kind === 'facility-check-in' ? 'hf/document' : 'phy/document')

function refuseUneven(lists: DocumentLists, files: readonly Upload[]): void {
  const errors: FieldProblem[] = (['documentTypes', 'validityDates'] as const)
    .filter((field) => lists[field].length !== files.length)
    .map((field) => ({
      field,
      message: `There are ${files.length} files but ${lists[field].length} entries here. Send one for each file.`,
    }))
  if (errors.length > 0) refuse('VALIDATION', { errors })
}

/** Returns the errors in the date of one document, and the document as it is stored. */
async function checkedDocument(
  db: Executor,
  kind: CheckInKind,
  document: { docType: string; day: string; upload: Upload },
  today: IsoDate,
): Promise<{ problems: string[]; kept: RecordUpload }> {
  const pages = documentPages[kind]
  const { docType, day, upload } = document
  const validUntil = parseIsoDate(day) ?? null
  const kept: RecordUpload = { upload, docType, validityDate: validUntil }
  if (day !== '' && validUntil === null) {
    return { problems: ['Enter a real date as year-month-day, for example 2027-01-31.'], kept }
  }
  const own = pages ? await documentRules(db, [pages.own]) : []
  if (own.some(({ code }) => code === docType)) return { problems: [], kept }
  const credentials = pages ? await documentRules(db, [pages.credentials]) : []
  const target = { ...credentialTarget(kind), pages: pages ? [pages.credentials] : [] }
  const facts = plainFacts({ docType, validityDate: validUntil })
  const problems = factProblems(target, credentials, facts, today).map(({ message }) => message)
  const dated = storedFacts(
    credentials.find(({ code }) => code === docType),
    facts,
  )
  const { effectiveDate, validityDate } = dated
  return { problems, kept: { upload, docType, effectiveDate, validityDate } }
}

/**
 * Puts the parallel lists of a check-in together: one type and one day a file (422 when the lists differ in length),
 * with the types and dates an upload to the record itself would take.
 */
export async function documentsOf(
  db: Executor,
  kind: CheckInKind,
  lists: DocumentLists,
  files: readonly Upload[],
  today: IsoDate,
): Promise<RecordUpload[]> {
  refuseUneven(lists, files)
  const documents: RecordUpload[] = []
  const errors: FieldProblem[] = []
  for (const [at, upload] of files.entries()) {
    const document = { docType: lists.documentTypes[at] ?? '', day: lists.validityDates[at] ?? '', upload }
    const { problems, kept } = await checkedDocument(db, kind, document, today)
    documents.push(kept)
    errors.push(...problems.map((message) => ({ field: `documents.${at}`, message })))
  }
  if (errors.length > 0) refuse('VALIDATION', { errors })
  return documents
}
