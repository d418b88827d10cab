import * as v from 'valibot'
import { FieldProblem, Id, Instant, OptionalText, Version } from './common.ts'
import { PriceFieldChange } from './price-day.ts'
import { amendmentGrounds, answers, PriceLine } from './price.ts'

/** The status of an import: at work, ready to be saved, saved, or ended otherwise. */
export const importStatuses = ['READING', 'READY', 'SAVING', 'DONE', 'FAILED', 'CANCELLED'] as const

/** The state of a row against the rows in force today. */
export const importRowStates = ['new', 'changed', 'same', 'conflict', 'bad', 'removed'] as const

/** A word of {@link importRowStates}. */
export type ImportRowState = (typeof importRowStates)[number]

const status = v.picklist(importStatuses)
const counts = v.object({
  new: v.number(),
  changed: v.number(),
  same: v.number(),
  conflict: v.number(),
  bad: v.number(),
  removed: v.number(),
})

/** The result of a saved import. */
const ImportResult = v.object({
  /** the record it became, or the request it waits in */
  recordId: v.nullable(Id),
  requestCode: v.nullable(v.string()),
  imported: v.number(),
  /** rows left out because something was wrong with them */
  leftOut: v.number(),
  /** rows left out of which the values in force were kept */
  kept: v.number(),
  message: v.string(),
})

/** An import in a list. */
export const RowImportRow = v.object({
  code: v.string(),
  kind: v.string(),
  title: v.string(),
  ownerCode: v.nullable(v.string()),
  status,
  fileName: v.string(),
  size: v.number(),
  rows: v.number(),
  counts,
  message: v.nullable(v.string()),
  result: v.nullable(ImportResult),
  createdBy: v.string(),
  createdDate: Instant,
  updatedDate: Instant,
})

/** An import with everything the workbench shows beside its rows. */
export const RowImport = v.object({
  ...RowImportRow.entries,
  /** rows dealt with so far, of how many; while it is at work */
  done: v.number(),
  total: v.number(),
  version: v.number(),
  /** the newest earlier import of exactly this file */
  sameFile: v.nullable(
    v.object({ code: v.string(), status, createdBy: v.string(), createdDate: Instant, fileName: v.string() }),
  ),
  headingRow: v.nullable(v.number()),
  columns: v.array(v.object({ column: v.string(), heading: v.string(), samples: v.array(v.string()) })),
  /** column letters by field; null for a field without a column */
  mapping: v.record(v.string(), v.nullable(v.string())),
  fields: v.array(
    v.object({
      name: v.string(),
      label: v.string(),
      kind: v.string(),
      required: v.boolean(),
      /** what may be chosen there; empty where it is typed */
      options: v.array(v.object({ value: v.string(), label: v.string() })),
    }),
  ),
  details: v.record(v.string(), v.nullable(v.string())),
  detailProblems: v.array(FieldProblem),
  fileProblems: v.array(FieldProblem),
  problemCount: v.number(),
  comparedWith: v.nullable(v.string()),
})

/** One row of an import: what stands in the file, what was read, and how it differs from today. */
export const RowImportLine = v.object({
  /** as the spreadsheet counts it; null for a line in force that the file leaves out */
  row: v.nullable(v.number()),
  state: v.picklist(importRowStates),
  name: v.string(),
  values: PriceLine,
  /** the cells as typed, by field */
  cells: v.record(v.string(), v.string()),
  changes: v.array(PriceFieldChange),
  /** what the row comes to, in words, where its changes do not say it */
  note: v.nullable(v.string()),
  /** values that may be entered in a field to settle a row that cannot be matched */
  choices: v.nullable(
    v.object({ field: v.string(), options: v.array(v.object({ value: v.string(), label: v.string() })) }),
  ),
  /** the first row of the file for the same thing, as the spreadsheet counts it; null for a row that repeats none */
  repeats: v.nullable(v.number()),
  problems: v.array(v.object({ field: v.string(), column: v.nullable(v.string()), message: v.string() })),
})

const letters = v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{1,2}$/, 'Name a column by its letters.')))
const name = v.pipe(v.string(), v.maxLength(60))

/** Body of a new check: other columns, other facts, cells mended in the grid, rows taken out. */
export const RowImportCheck = v.object({
  version: v.nullish(Version),
  headingRow: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_048_576))),
  columns: v.nullish(v.record(name, letters)),
  details: v.nullish(v.record(name, OptionalText(2000))),
  cells: v.nullish(
    v.pipe(
      v.array(
        v.object({
          row: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_048_576)),
          field: name,
          value: OptionalText(4000),
        }),
      ),
      v.maxLength(5000, 'Mend up to 5,000 cells at a time.'),
    ),
  ),
  removeRows: v.nullish(v.pipe(v.array(v.number()), v.maxLength(5000))),
})

/** Body of the save: all rows or none, or the good rows only. */
export const RowImportSave = v.object({
  mode: v.picklist(['all', 'good'], 'Choose all rows or only the good ones.'),
  version: v.nullish(Version),
  remarks: OptionalText(2000),
  backdateReason: OptionalText(500),
  /** the answers to what is asked about the prices */
  answers,
  /** the scheduled sheet to correct, with its version and the reason; a new one when left out */
  replaces: v.nullish(v.object({ id: Id, version: Version, ...amendmentGrounds })),
})
