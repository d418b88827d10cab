import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { code, identity, recordColumns } from './columns.ts'

/** The status of an import. */
export type ImportStatus = 'READING' | 'READY' | 'SAVING' | 'DONE' | 'FAILED' | 'CANCELLED'

/** The data of an import beside its rows. */
export interface ImportFacts {
  /** name of the sheet in the file */
  sheet?: string
  headingRow?: number | null
  columns?: { column: string; heading: string; samples: string[] }[]
  /** column letters by field */
  mapping?: Record<string, string | null>
  /** rows above the headings, and the headings, as they stood in the file */
  preface?: { row: number; cells: unknown[] }[]
  headings?: { row: number; cells: unknown[] } | null
  /** facts above the table as file and form name them together */
  details?: Record<string, string | null>
  /** facts a person has said in the workbench, which then rule over the file's */
  chosen?: string[]
  detailProblems?: { field: string; message: string }[]
  fileProblems?: { field: string; message: string }[]
  counts?: Record<string, number>
  problemCount?: number
  comparedWith?: string | null
  result?: Record<string, unknown>
}

/** Imports of files of rows: the one at work, and the history of all. */
export const rowImport = pgTable(
  'row_import',
  {
    id: identity(),
    uuid: uuid().notNull().unique('row_import_uuid_uk'),
    /** family of uploads it belongs to, and which of them */
    area: varchar({ length: 20 }).notNull(),
    kind: varchar({ length: 40 }).notNull(),
    ownerCode: varchar({ length: 200 }),
    status: varchar({ length: 10 }).$type<ImportStatus>().notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    fileName: varchar({ length: 180 }).notNull(),
    size: integer().notNull(),
    sha256: varchar({ length: 64 }).notNull(),
    /** bare texts of the headings, so that a choice of columns is found again */
    headingsKey: varchar({ length: 64 }),
    /** text parts sent with the file */
    form: jsonb().$type<Record<string, string | null>>().notNull().default({}),
    facts: jsonb().$type<ImportFacts>().notNull().default({}),
    /** one letter a row: where it stands */
    states: text().notNull().default(''),
    message: varchar({ length: 500 }),
    userCode: code(),
    ...recordColumns(),
  },
  (t) => [
    index('row_import_recent').on(t.area, t.kind, t.id),
    index('row_import_same').on(t.sha256),
    index('row_import_headings').on(t.headingsKey),
    index('row_import_open')
      .on(t.status, t.updatedDate)
      .where(sql`${t.status} in ('READING', 'SAVING')`),
  ],
)

/** Rows of an import, a few hundred to a part; gone when the import has been over for a while. */
export const rowImportPart = pgTable(
  'row_import_part',
  {
    id: identity(),
    importId: integer()
      .notNull()
      .references(() => rowImport.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    rows: jsonb().$type<unknown[]>().notNull(),
  },
  (t) => [uniqueIndex('row_import_part_uk').on(t.importId, t.part)],
)
