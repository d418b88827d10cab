import { priceSheetKinds } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import { normalise } from '@capiz/domain/text'
import { isIsoDate } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { priceSheet } from '../../../db/schema/index.ts'
import type { FieldProblem } from '../../../platform/errors/refuse.ts'
import type { Services } from '../../../platform/services.ts'
import { shownText, type Vocabulary } from '../../../engines/import/cells.ts'
import type { Grid } from '../../../engines/import/grid.ts'
import { matchGrid, type MatchedGrid } from '../../../engines/import/match.ts'
import {
  cellProblems,
  readRows,
  type CellProblem,
  type RowChecker,
} from '../../../engines/import/read-rows.ts'
import { listVocabulary, vocabularies } from '../../../engines/import/vocabulary.ts'
import {
  checkHeader,
  foreignHeader,
  foreignType,
  headerLists,
  listedHeaderOf,
  sheetRowChecker,
} from '../check.ts'
import { countStates } from '../changes.ts'
import { linesOf, newestSheet } from '../read.ts'
import { headerColumns, tidyLine, type Header, type Line } from '../rows.ts'
import { detailFields, sheetLayout, type DetailField } from './layout.ts'

/** Text parts sent with a file; they may name what the file does not. */
export type UploadFields = Readonly<Partial<Record<DetailField | 'type', string | null | undefined>>>

/** The facts of a sheet: its header and dates, as file and form name them together. */
export interface SheetFacts {
  header: Header
  effectiveDate: string | null
  validityDate: string | null
  remarks: string | null
}

/** A file read and checked; nothing is saved. */
export interface Reading extends SheetFacts {
  sheet: string
  lines: Line[]
  problems: CellProblem[]
  headerProblems: FieldProblem[]
}

function readDetail(field: DetailField, text: string, codeLists: Vocabulary | undefined): string {
  if (codeLists)
    return codeLists.get(normalise(text)) ?? codeLists.get(normalise(text.split(' - ')[0] ?? '')) ?? text
  return field === 'serviceType' ? (text.split(' - ')[0] ?? '').trim() : text
}

/** The facts of the file and of the form together; where both name one, they must agree. */
async function mergeDetails(
  services: Services,
  kind: PriceSheetKindName,
  file: MatchedGrid['details'],
  form: UploadFields,
) {
  const problems: FieldProblem[] = []
  const merged: Record<string, string | null> = {}
  for (const field of detailFields(kind)) {
    const sent = (field === 'serviceType' ? (form.serviceType ?? form.type) : form[field])?.trim() ?? ''
    const list = field === 'serviceType' ? undefined : headerLists[field as keyof typeof headerLists]
    const codeLists = list ? await listVocabulary(services.db, list) : undefined
    const typed = readDetail(field, shownText(file[field]).trim(), codeLists)
    if (sent !== '' && typed !== '' && field !== 'remarks' && normalise(sent) !== normalise(typed)) {
      problems.push({ field, message: `The file says ${typed}, the form says ${sent}. Make them the same.` })
    }
    merged[field] = sent || typed || null
  }
  return { merged, problems }
}

function dateProblems(merged: Readonly<Record<string, string | null>>): FieldProblem[] {
  return ['effectiveDate', 'validityDate']
    .filter((field) => merged[field] && !isIsoDate(merged[field]))
    .map((field) => ({ field, message: 'Write the date as year-month-day, for example 2027-01-31.' }))
}

/** Header and dates of a sheet out of the facts above the table and the form, with what is wrong with them. */
export async function readFacts(
  services: Services,
  kind: PriceSheetKindName,
  file: MatchedGrid['details'],
  form: UploadFields,
): Promise<{ facts: SheetFacts; problems: FieldProblem[] }> {
  const { merged, problems } = await mergeDetails(services, kind, file, form)
  const header = await listedHeaderOf(services.db, kind, merged)
  problems.push(...foreignHeader(kind, form), ...foreignType(kind, form), ...dateProblems(merged))
  problems.push(...(await checkHeader(services.db, kind, header)))
  const { effectiveDate = null, validityDate = null, remarks = null } = merged
  return { facts: { header, effectiveDate, validityDate, remarks }, problems }
}

/** The checks of a kind's rows, the codes of its lists taken from what may be written for them. */
export function rowChecker(
  kind: PriceSheetKindName,
  codeLists: ReadonlyMap<string, Vocabulary>,
  header: Header,
): RowChecker {
  const coded = priceSheetKinds[kind].lineFields.filter(({ list }) => list)
  const codes = coded.map(({ name }) => [name, new Set(codeLists.get(name)?.values())] as const)
  return sheetRowChecker(kind, new Map(codes), header)
}

/** Reads a grid as a sheet of a kind and checks everything a save would check, naming every bad cell. */
export async function readSheet(
  services: Services,
  kind: PriceSheetKindName,
  grid: Grid,
  form: UploadFields,
): Promise<Reading> {
  const layout = sheetLayout(kind)
  const matched = matchGrid(layout, grid)
  const { facts, problems } = await readFacts(services, kind, matched.details, form)
  const codeLists = await vocabularies(services.db, layout)
  const check = rowChecker(kind, codeLists, facts.header)
  const rows = await readRows({ layout, codeLists, check, tidy: (line) => tidyLine(kind, line) }, matched)
  return {
    ...facts,
    sheet: grid.sheet,
    lines: rows.map(({ values }) => values),
    problems: cellProblems(grid.sheet, rows, matched.columns),
    headerProblems: [...matched.problems, ...problems],
  }
}

/** The lines of the sheet in force today under a header, and since when; none when there is no such sheet. */
export async function linesInForce(services: Services, kind: PriceSheetKindName, header: Header) {
  const { headerKey } = headerColumns(kind, header)
  const current = await newestSheet(
    services.db,
    kind,
    eq(priceSheet.headerKey, headerKey),
    services.clock.today(),
  )
  const lines = current ? await linesOf(services.db, kind, current.id) : []
  return { lines, since: current?.effectiveDate ?? null }
}

/** Returns the changes of a sheet against the one in force today, line by line. */
export async function compareWithCurrent(
  services: Services,
  kind: PriceSheetKindName,
  header: Header,
  lines: readonly Line[],
) {
  const { lines: before, since } = await linesInForce(services, kind, header)
  return { summary: countStates(kind, before, lines), comparedWith: since }
}
