import type { RowImportCheck } from '@capiz/api/schema/row-import'
import { and, desc, eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../../platform/access/principal.ts'
import { rowImport, type ImportFacts } from '../../../db/schema/index.ts'
import type { Services } from '../../../platform/services.ts'
import { columnIndex, columnLetters, sheetLimits, type Cell, type Grid } from '../grid.ts'
import { bareHeading, headingOf } from '../layout.ts'
import { fileColumns, matchGrid, type ColumnChoice, type MatchedGrid } from '../match.ts'
import { readSheetFile } from '../read-file.ts'
import { assess } from './assess.ts'
import type { ImportKind, ReadDetails } from './kind.ts'
import { failureMessage, ImportCancelled, type Step } from './running.ts'
import { allRows, storeRows, moveImport, type StoredImport } from './store.ts'

/** Returns a key of one set of headings that is the same for every sender. */
function keyOfHeadings({ headings }: MatchedGrid): string | null {
  if (!headings) return null
  const texts = headings.cells.map((cell) => (typeof cell === 'string' ? bareHeading(cell) : ''))
  return createHash('sha256').update(texts.join('|')).digest('hex')
}

/** Returns the columns chosen for these headings when they were last saved. */
async function rememberedChoice(
  { db }: Services,
  { area, kind }: StoredImport,
  headingsKey: string | null,
): Promise<ColumnChoice | undefined> {
  if (headingsKey === null) return undefined
  const [row] = await db
    .select({ facts: rowImport.facts })
    .from(rowImport)
    .where(
      and(
        eq(rowImport.headingsKey, headingsKey),
        eq(rowImport.area, area),
        eq(rowImport.kind, kind),
        eq(rowImport.status, 'DONE'),
      ),
    )
    .orderBy(desc(rowImport.id))
    .limit(1)
  return row?.facts.mapping ? { columns: row.facts.mapping } : undefined
}

/** The grid with the columns its own headings name, or those chosen for such headings before. */
async function match(services: Services, kind: ImportKind, record: StoredImport, grid: Grid) {
  const plain = matchGrid(kind.layout, grid)
  const headingsKey = keyOfHeadings(plain)
  const complete = plain.columns.size > 0 && plain.problems.length === 0
  const choice = complete ? undefined : await rememberedChoice(services, record, headingsKey)
  return { matched: choice ? matchGrid(kind.layout, grid, choice) : plain, headingsKey }
}

/** Returns the parts of a matched grid that the import review shows and a later check starts from. */
function factsOf(kind: ImportKind, sheet: string, grid: Grid, matched: MatchedGrid): ImportFacts {
  const from = matched.headings?.row ?? 0
  const below = grid.rows.filter(({ row }) => row > from).slice(0, 5)
  return {
    sheet,
    headingRow: matched.headings?.row ?? null,
    columns: fileColumns(matched, below),
    mapping: Object.fromEntries(
      kind.layout.fields.map(({ name }) => {
        const at = matched.columns.get(name)
        return [name, at === undefined ? null : columnLetters(at)]
      }),
    ),
    preface: [...matched.preface],
    headings: matched.headings ?? null,
    fileProblems: matched.problems,
  }
}

/** The input of a check: the file's grid and its matched parts. */
interface Given {
  sheet: string
  grid: Grid
  matched: MatchedGrid
  headingsKey: string | null
  details: ReadDetails
  chosen: string[]
}

/** Assesses the rows under some columns and facts and keeps everything; the import is ready then. */
async function settle(
  services: Services,
  kind: ImportKind,
  record: StoredImport,
  { sheet, grid, matched, headingsKey, details, chosen }: Given,
  step: Step,
): Promise<void> {
  const from = matched.headings?.row ?? 0
  // Rows stay with the import even while no column is known, so that choosing columns needs no second upload.
  const rows =
    matched.rows.length > 0
      ? matched.rows
      : grid.rows.filter(({ row }) => row > from).slice(0, sheetLimits.rows)
  const total = rows.length
  step(0, total)
  const usable = matched.problems.length === 0
  const { counts, problemCount, comparedWith, states, ...found } = await assess(
    services,
    kind,
    { rows, columns: matched.columns, usable, details: details.details },
    (done) => step(done),
  )
  await storeRows(services.db, record.id, found.rows)
  step(total)
  await moveImport(services.db, record.id, ['READING'], {
    status: 'READY',
    done: total,
    total,
    states,
    headingsKey,
    ownerCode: details.ownerCode,
    facts: {
      ...factsOf(kind, sheet, grid, matched),
      details: details.details,
      detailProblems: details.problems,
      chosen,
      counts,
      problemCount,
      comparedWith,
    },
    message: null,
    updatedDate: services.clock.now(),
  })
}

/** Runs the reading of an import and, when it fails, writes down why in words for the person. */
async function guarded({ db, clock }: Services, id: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof ImportCancelled) return
    await moveImport(db, id, ['READING'], {
      status: 'FAILED',
      message: failureMessage(error, 'The file could not be checked. Send it again.'),
      updatedDate: clock.now(),
    })
    throw error
  }
}

/** Reads a file for the first time: its kind, its columns, the facts above the table, every row. */
export function readFirst(
  services: Services,
  kind: ImportKind,
  record: StoredImport,
  bytes: Uint8Array,
  principal: Principal,
  step: Step,
): Promise<void> {
  return guarded(services, record.id, async () => {
    const grid = await readSheetFile(bytes)
    step(0, grid.rows.length)
    const { matched, headingsKey } = await match(services, kind, record, grid)
    const details = await kind.readDetails(services, matched.details, record.form, principal)
    await settle(
      services,
      kind,
      record,
      { sheet: grid.sheet, grid, matched, headingsKey, details, chosen: [] },
      step,
    )
  })
}

/** The user's changes before a new check. */
export type CheckInput = InferOutput<typeof RowImportCheck>

type StoredRow = { row: number; cells: Cell[] }

/** The grid as it was sent, with the cells mended since. */
async function storedGrid({ db }: Services, { id, facts }: StoredImport): Promise<Grid> {
  const rows = (await allRows(db, id)).flatMap(({ row, cells }) => (row === null ? [] : [{ row, cells }]))
  const preface = (facts.preface ?? []) as StoredRow[]
  const headings = facts.headings ? [facts.headings as StoredRow] : []
  return { sheet: facts.sheet ?? '', rows: [...preface, ...headings, ...rows] }
}

/** Writes mended cells into the grid; a field that has no column yet gets one behind the last. */
function mend(kind: ImportKind, grid: Grid, columns: Record<string, string | null>, input: CheckInput): void {
  const byRow = new Map(grid.rows.map((row) => [row.row, row]))
  const headings = grid.rows.find(({ row }) => row === input.headingRow)
  for (const { row, field, value } of input.cells ?? []) {
    const target = byRow.get(row)
    const declared = kind.layout.fields.find(({ name }) => name === field)
    if (!target || !declared) continue
    const known = columns[field]
    const at = known ? columnIndex(known) : Math.max(...grid.rows.map(({ cells }) => cells.length))
    if (!known) {
      columns[field] = columnLetters(at)
      if (headings) headings.cells[at] = headingOf(declared)
    }
    while (target.cells.length < at) target.cells.push(null)
    target.cells[at] = value
  }
  const removed = new Set(input.removeRows ?? [])
  if (removed.size > 0) grid.rows = grid.rows.filter(({ row }) => !removed.has(row))
}

/** Checks an import again with other columns, other facts, mended cells or fewer rows. */
export function readAgain(
  services: Services,
  kind: ImportKind,
  record: StoredImport,
  input: CheckInput,
  principal: Principal,
  step: Step,
): Promise<void> {
  return guarded(services, record.id, async () => {
    const { facts } = record
    const headingRow = input.headingRow ?? facts.headingRow ?? null
    const columns = { ...facts.mapping, ...input.columns }
    const grid = await storedGrid(services, record)
    mend(kind, grid, columns, { ...input, headingRow })
    const matched = matchGrid(kind.layout, grid, { headingRow, columns })
    const chosen = [...new Set([...(facts.chosen ?? []), ...Object.keys(input.details ?? {})])]
    const form = { ...record.form, ...input.details }
    const fromFile = Object.entries(matched.details).filter(([name]) => !chosen.includes(name))
    const details = await kind.readDetails(services, Object.fromEntries(fromFile), form, principal)
    await services.db.update(rowImport).set({ form }).where(eq(rowImport.id, record.id))
    const { sheet } = grid
    const { headingsKey } = record
    await settle(services, kind, record, { sheet, grid, matched, headingsKey, details, chosen }, step)
  })
}
