import { diffLines } from '@capiz/domain/effective'
import type { ReferenceBase } from '@capiz/domain/errors'
import { lineKey, priceSheetKinds } from '@capiz/domain/fees'
import type { LineField, PriceSheetKindName } from '@capiz/domain/fees'
import { normalise } from '@capiz/domain/text'
import { isIsoDate } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import { priceSheet } from '../../db/schema/index.ts'
import type { FieldProblem } from '../../http/refuse.ts'
import { liveItems } from '../../reference/list.ts'
import { publicItem } from '../../reference/row.ts'
import type { Services } from '../../services.ts'
import { checkHeader, checkSheetLines, headerLists, headerOf } from '../check.ts'
import { linesOf, newestSheet } from '../read.ts'
import { headerColumns, tidyLine, type Header, type Line } from '../rows.ts'
import { readCell, shownText, type Vocabulary } from './cells.ts'
import { columnLetters, type Grid } from './grid.ts'
import { choiceLabel, detailFields, type DetailField } from './layout.ts'
import { matchGrid, type MatchedGrid } from './match.ts'

/** One bad cell: where it is and what to do. */
export interface CellProblem {
  sheet: string
  row: number
  column: string
  field: string
  value: string | null
  message: string
}

/** Text parts sent with a file; they may name what the file does not. */
export type UploadFields = Readonly<Partial<Record<DetailField | 'type', string | null | undefined>>>

/** A file read and checked; nothing is saved. */
export interface Reading {
  sheet: string
  header: Header
  effectiveDate: string | null
  validityDate: string | null
  remarks: string | null
  lines: Line[]
  problems: CellProblem[]
  headerProblems: FieldProblem[]
}

async function vocabularyOf(services: Services, list: ReferenceBase): Promise<Vocabulary> {
  const items = (await liveItems(services.db, list)).map(publicItem)
  const words = items.map(({ code, description }) => [normalise(description), code] as const)
  return new Map([...words, ...items.map(({ code }) => [normalise(code), code] as const)])
}

function choicesOf(choices: readonly string[]): Vocabulary {
  const words = choices.map((code) => [normalise(choiceLabel(code) ?? code), code] as const)
  return new Map([...words, ...choices.map((code) => [normalise(code), code] as const)])
}

async function vocabularies(
  services: Services,
  fields: readonly LineField[],
): Promise<Map<string, Vocabulary>> {
  const found = new Map<string, Vocabulary>()
  for (const { name, reference, choices } of fields) {
    if (reference) found.set(name, await vocabularyOf(services, reference))
    else if (choices) found.set(name, choicesOf(choices))
  }
  return found
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
    const words = list ? await vocabularyOf(services, list) : undefined
    const typed = readDetail(field, shownText(file[field]).trim(), words)
    if (sent !== '' && typed !== '' && field !== 'remarks' && normalise(sent) !== normalise(typed)) {
      problems.push({ field, message: `The file says ${typed}, the form says ${sent}. Make them the same.` })
    }
    merged[field] = sent || typed || null
  }
  return { merged, problems }
}

function readDetail(field: DetailField, text: string, words: Vocabulary | undefined): string {
  if (words) return words.get(normalise(text)) ?? words.get(normalise(text.split(' - ')[0] ?? '')) ?? text
  return field === 'serviceType' ? (text.split(' - ')[0] ?? '').trim() : text
}

function dateProblems(merged: Readonly<Record<string, string | null>>): FieldProblem[] {
  return ['effectiveDate', 'validityDate']
    .filter((field) => merged[field] && !isIsoDate(merged[field]))
    .map((field) => ({ field, message: 'Write the date as year-month-day, for example 2027-01-31.' }))
}

interface ReadLines {
  lines: Line[]
  problems: CellProblem[]
}

function readLines(
  kind: PriceSheetKindName,
  sheet: string,
  { rows, columns }: MatchedGrid,
  words: ReadonlyMap<string, Vocabulary>,
): ReadLines {
  const problems: CellProblem[] = []
  const lines = rows.map(({ row, cells }) => {
    const line: Line = {}
    for (const field of priceSheetKinds[kind].lineFields) {
      const at = columns.get(field.name)
      if (at === undefined) continue
      const read = readCell(cells[at], field, words.get(field.name))
      if (read.ok) line[field.name] = read.value
      else {
        const { message } = read
        problems.push({
          sheet,
          row,
          column: columnLetters(at),
          field: field.name,
          value: shownText(cells[at]),
          message,
        })
      }
    }
    return tidyLine(kind, line)
  })
  return { lines, problems }
}

/** Reads a grid as a sheet of a kind and checks everything a save would check, naming every bad cell. */
export async function readSheet(
  services: Services,
  kind: PriceSheetKindName,
  grid: Grid,
  form: UploadFields,
): Promise<Reading> {
  const matched = matchGrid(kind, grid)
  const { merged, problems: headerProblems } = await mergeDetails(services, kind, matched.details, form)
  const header = headerOf(kind, merged)
  headerProblems.push(
    ...matched.problems,
    ...dateProblems(merged),
    ...(await checkHeader(services.db, kind, header)),
  )
  const words = await vocabularies(services, priceSheetKinds[kind].lineFields)
  const { lines, problems } = readLines(kind, grid.sheet, matched, words)
  const { oneOf = [] } = priceSheetKinds[kind]
  const known = new Set(problems.map(({ row, field }) => `${row} ${field}`))
  // An amount that cannot be read is not a missing one.
  for (const { row, field } of problems)
    if (oneOf.includes(field)) oneOf.forEach((name) => known.add(`${row} ${name}`))
  for (const fault of await checkSheetLines(services.db, kind, lines, header)) {
    const at = matched.rows[fault.row]
    const column = matched.columns.get(fault.field)
    // A missing column is said once, not in every row.
    if (!at || column === undefined || known.has(`${at.row} ${fault.field}`)) continue
    const message = fault.message.replace(/^Already entered in row (\d+)\.$/, (_, row: string) => {
      return `Already entered in row ${matched.rows[Number(row) - 1]?.row ?? row}.`
    })
    const value = shownText(at.cells[column]) || null
    problems.push({
      sheet: grid.sheet,
      row: at.row,
      column: columnLetters(column),
      field: fault.field,
      value,
      message,
    })
  }
  const { effectiveDate = null, validityDate = null, remarks = null } = merged
  problems.sort(
    (a, b) => a.row - b.row || a.column.length - b.column.length || (a.column < b.column ? -1 : 1),
  )
  return { sheet: grid.sheet, header, effectiveDate, validityDate, remarks, lines, problems, headerProblems }
}

/** What a sheet would change against the one in force today, line by line. */
export async function compareWithCurrent(
  services: Services,
  kind: PriceSheetKindName,
  header: Header,
  lines: readonly Line[],
) {
  const { headerKey } = headerColumns(kind, header)
  const filter = and(eq(priceSheet.headerKey, headerKey))
  const current = await newestSheet(services.db, kind, filter, services.clock.today())
  const before = current ? await linesOf(services.db, kind, current.id) : []
  const fields = priceSheetKinds[kind].lineFields
  const isAmount = (field: LineField) =>
    field.kind === 'peso' || field.kind === 'percent' || field.kind === 'number'
  const diff = diffLines(before, lines, {
    key: (line) => lineKey(kind, line),
    amounts: fields.filter(isAmount).map(({ name }) => name),
    others: fields.filter((field) => !isAmount(field)).map(({ name }) => name),
  })
  const summary = {
    new: diff.added.length,
    changed: new Set(diff.changed.map(({ key }) => key)).size,
    same: diff.same.length,
    removed: diff.removed.length,
  }
  return { summary, comparedWith: current?.effectiveDate ?? null }
}
