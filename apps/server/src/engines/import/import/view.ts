import type { ImportRowState, RowImport, RowImportLine, RowImportRow } from '@capiz/api/schema/row-import'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../../platform/access/principal.ts'
import { rowImport } from '../../../db/schema/index.ts'
import { manyOf, pagingOf, type PagingQuery } from '../../../platform/list/page.ts'
import type { Services } from '../../../platform/services.ts'
import { shownText } from '../cells.ts'
import { columnIndex } from '../grid.ts'
import { headingOf } from '../layout.ts'
import { optionsOf } from '../vocabulary.ts'
import type { ImportFamily, ImportKind } from './kind.ts'
import { progressOf } from './running.ts'
import { rowsAt, stateLetters, type StoredImport } from './store.ts'
import { type ImportRow } from './row.ts'

type Row = InferOutput<typeof RowImportRow>
type Whole = InferOutput<typeof RowImport>
type Line = InferOutput<typeof RowImportLine>
type Stamped<T> = Omit<T, 'createdDate' | 'updatedDate'> & { createdDate: Date; updatedDate: Date }

const noCounts = { new: 0, changed: 0, same: 0, conflict: 0, bad: 0, removed: 0 }

function rowView({ kinds }: ImportFamily, record: StoredImport): Stamped<Row> {
  const { facts } = record
  return {
    code: record.uuid,
    kind: record.kind,
    title: kinds[record.kind]?.title ?? record.kind,
    ownerCode: record.ownerCode,
    status: record.status,
    fileName: record.fileName,
    size: record.size,
    rows: record.total,
    counts: { ...noCounts, ...facts.counts },
    message: record.message,
    result: (facts.result as Row['result']) ?? null,
    createdBy: record.createdBy,
    createdDate: record.createdDate,
    updatedDate: record.updatedDate,
  }
}

async function sameFileAs({ db }: Services, { id, area, kind, sha256 }: StoredImport) {
  const [found] = await db
    .select()
    .from(rowImport)
    .where(
      and(
        eq(rowImport.sha256, sha256),
        eq(rowImport.area, area),
        eq(rowImport.kind, kind),
        lt(rowImport.id, id),
      ),
    )
    .orderBy(desc(sql`${rowImport.status} = 'DONE'`), desc(rowImport.id))
    .limit(1)
  if (!found) return null
  const { uuid: code, status, createdBy, createdDate, fileName } = found
  return { code, status, createdBy, createdDate, fileName }
}

/** An import with everything the workbench shows beside its rows. */
export async function importView(services: Services, family: ImportFamily, record: StoredImport) {
  const { facts } = record
  const atWork = progressOf(record.id)
  const fields = (family.kinds[record.kind]?.layout.fields ?? []).map(async (field) => ({
    name: field.name,
    label: headingOf(field),
    kind: field.kind,
    required: field.required,
    options: await optionsOf(services.db, field),
  }))
  const whole: Omit<Stamped<Whole>, 'sameFile'> = {
    ...rowView(family, record),
    done: atWork?.done ?? record.done,
    total: atWork?.total ?? record.total,
    version: record.version,
    headingRow: facts.headingRow ?? null,
    columns: facts.columns ?? [],
    mapping: facts.mapping ?? {},
    fields: await Promise.all(fields),
    details: facts.details ?? {},
    detailProblems: facts.detailProblems ?? [],
    fileProblems: facts.fileProblems ?? [],
    problemCount: facts.problemCount ?? 0,
    comparedWith: facts.comparedWith ?? null,
  }
  return { ...whole, sameFile: await sameFileAs(services, record) }
}

/** Filters of the history of imports. */
interface ImportFilters {
  kind?: string | undefined
  status?: string | undefined
  ownerCode?: string | undefined
  term?: string | undefined
}

const sorts = {
  createdDate: rowImport.createdDate,
  fileName: rowImport.fileName,
  status: rowImport.status,
  kind: rowImport.kind,
  createdBy: rowImport.createdBy,
}

/** Imports so far, newest first: all for staff, the own ones for others. */
export async function listImports(
  services: Services,
  family: ImportFamily,
  query: PagingQuery & ImportFilters,
  principal: Principal,
) {
  const { db, counts } = services
  const paging = pagingOf(query, sorts, 'createdDate,DESC', rowImport.id)
  const term = query.term?.trim().toLowerCase()
  const kinds = manyOf(query.kind)
  const filter = and(
    eq(rowImport.area, family.area),
    eq(rowImport.deleted, false),
    principal.marker === 'ADMIN' ? undefined : eq(rowImport.userCode, principal.userCode),
    kinds && sql`${rowImport.kind} in ${kinds}`,
    query.status ? sql`${rowImport.status} = ${query.status}` : undefined,
    query.ownerCode ? eq(rowImport.ownerCode, query.ownerCode.trim().toUpperCase()) : undefined,
    term ? sql`position(${term} in lower(${rowImport.fileName})) > 0` : undefined,
  )
  const rows = await db
    .select()
    .from(rowImport)
    .where(filter)
    .orderBy(...paging.order)
    .limit(paging.size)
    .offset(paging.offset)
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const scope = principal.marker === 'ADMIN' ? '' : principal.userCode
  const key = JSON.stringify([family.area, filters, scope])
  const totalElements = await counts.count('row_import', key, () => db.$count(rowImport, filter))
  const content = rows.map((record) => rowView(family, record))
  return { content, totalElements, page: paging.page, size: paging.size }
}

/** Every field of a change in words of its kind. */
function changesOf(kind: ImportKind, { changes }: ImportRow): Line['changes'] {
  return changes.map(({ field, before, after, change, percent }) => {
    const declared = kind.layout.fields.find(({ name }) => name === field)
    return {
      field,
      label: declared?.label ?? field,
      kind: declared?.kind ?? 'text',
      before: before ?? null,
      after: after ?? null,
      change: change ?? null,
      percent: percent ?? null,
    }
  })
}

function lineView(
  kind: ImportKind,
  mapping: Readonly<Record<string, string | null>>,
  name: (line: ImportRow['values']) => string,
  row: ImportRow,
): Line {
  const typed = Object.entries(mapping).flatMap(([field, letters]) =>
    letters === null ? [] : [[field, shownText(row.cells[columnIndex(letters)])] as const],
  )
  return {
    row: row.row,
    state: row.state,
    name: name(row.values),
    values: row.values,
    cells: Object.fromEntries(typed),
    changes: changesOf(kind, row),
    note: row.note ?? null,
    choices: row.choices ?? null,
    repeats: row.repeats ?? null,
    problems: row.faults.map(({ field, message }) => ({ field, column: mapping[field] ?? null, message })),
  }
}

/** Places of the rows in a state; without one, of those the file holds. */
function placesOf(states: string, state: ImportRowState | undefined): number[] {
  const places: number[] = []
  for (let at = 0; at < states.length; at++) {
    const letter = states[at]
    if (state === undefined ? letter !== stateLetters.removed : letter === stateLetters[state])
      places.push(at)
  }
  return places
}

/** One page of an import's rows in the order of the file. */
export async function importRows(
  services: Services,
  kind: ImportKind,
  record: StoredImport,
  query: PagingQuery & { state?: ImportRowState | undefined },
) {
  const paging = pagingOf(query, { row: rowImport.id }, 'row,ASC', rowImport.id)
  const places = placesOf(record.states, query.state)
  const page = places.slice(paging.offset, paging.offset + paging.size)
  const rows = await rowsAt(services.db, record.id, page)
  const name = await kind.namer(services)
  const mapping = record.facts.mapping ?? {}
  return {
    content: rows.map((row) => lineView(kind, mapping, name, row)),
    totalElements: places.length,
    page: paging.page,
    size: paging.size,
  }
}
