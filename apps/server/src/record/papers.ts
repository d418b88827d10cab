import { isIsoDate, type IsoDate } from '@capiz/domain/time'
import type { Executor } from '../db/types.ts'
import { documentKind, type DocumentKind } from '../document/entity.ts'
import { factProblems, plainFacts, settleDates } from '../document/facts.ts'
import { documentRules } from '../provider/checklist.ts'
import { refuse, type FieldProblem } from '../http/refuse.ts'
import type { Upload } from '../http/upload.ts'
import type { CheckInKind } from './check-in.ts'
import type { RecordUpload } from './files.ts'
import { paperPages } from './kind.ts'

/** The parallel lists that travel with the files of a check-in (specification 1, section 3). */
export interface PaperLists {
  documentTypes: readonly string[]
  validityDates: readonly string[]
}

/** Where the credentials among the papers of a check-in go once it is noted. */
export const credentialTarget = (kind: CheckInKind): DocumentKind =>
  documentKind(kind === 'facility-check-in' ? 'hf/document' : 'phy/document')

function refuseUneven(lists: PaperLists, files: readonly Upload[]): void {
  const errors: FieldProblem[] = (['documentTypes', 'validityDates'] as const)
    .filter((field) => lists[field].length !== files.length)
    .map((field) => ({
      field,
      message: `There are ${files.length} files but ${lists[field].length} entries here. Send one for each file.`,
    }))
  if (errors.length > 0) refuse('VALIDATION', { errors })
}

/** What is wrong with the day of one paper, or the paper as it can be kept. */
async function checkedPaper(
  db: Executor,
  kind: CheckInKind,
  paper: { docType: string; day: string; upload: Upload },
  today: IsoDate,
): Promise<{ problems: string[]; kept: RecordUpload }> {
  const pages = paperPages[kind]
  const { docType, day, upload } = paper
  const kept: RecordUpload = { upload, docType, validityDate: day === '' ? null : day }
  if (day !== '' && !isIsoDate(day)) {
    return { problems: ['Enter a real date as year-month-day, for example 2027-01-31.'], kept }
  }
  const own = pages ? await documentRules(db, [pages.own]) : []
  if (own.some(({ code }) => code === docType)) return { problems: [], kept }
  const credentials = pages ? await documentRules(db, [pages.credentials]) : []
  const target = { ...credentialTarget(kind), pages: pages ? [pages.credentials] : [] }
  const facts = plainFacts({ docType, validityDate: kept.validityDate ?? null })
  const problems = factProblems(target, credentials, facts, today).map(({ message }) => message)
  const dated = settleDates(
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
export async function papersOf(
  db: Executor,
  kind: CheckInKind,
  lists: PaperLists,
  files: readonly Upload[],
  today: IsoDate,
): Promise<RecordUpload[]> {
  refuseUneven(lists, files)
  const papers: RecordUpload[] = []
  const errors: FieldProblem[] = []
  for (const [at, upload] of files.entries()) {
    const paper = { docType: lists.documentTypes[at] ?? '', day: lists.validityDates[at] ?? '', upload }
    const { problems, kept } = await checkedPaper(db, kind, paper, today)
    papers.push(kept)
    errors.push(...problems.map((message) => ({ field: `documents.${at}`, message })))
  }
  if (errors.length > 0) refuse('VALIDATION', { errors })
  return papers
}
