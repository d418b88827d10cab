import type { ReportDeclaration, ReportFilterField, ReportFilterKind } from '@capiz/domain/report'
import * as v from 'valibot'
import { Day, Id, Instant, Optional, OptionalText, Text, Version } from './common.ts'

/** Report group (specification 2, section 3). */
export const ReportGroup = v.object({
  id: Id,
  code: v.string(),
  groupName: v.string(),
  description: v.nullable(v.string()),
  value: v.nullable(v.string()),
  reportNames: v.array(v.string()),
  roleCodes: v.array(v.string()),
  version: Version,
  createdDate: Instant,
  updatedDate: Instant,
  createdBy: v.string(),
  updatedBy: v.string(),
  deleted: v.boolean(),
})

/** Body of a report group save. */
export const ReportGroupInput = v.object({
  id: v.nullish(Id),
  version: v.nullish(Version),
  groupName: Text(120, 2),
  description: OptionalText(500),
  value: OptionalText(200),
  reportNames: v.pipe(v.array(Text(120)), v.maxLength(60, 'Choose at most 60 reports.')),
  roleCodes: v.pipe(v.array(Text(60)), v.maxLength(60, 'Choose at most 60 roles.')),
  deleted: v.optional(v.boolean()),
})

type Value = string | number | boolean | null

function whole(least: number, most: number, message: string) {
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
}

const kinds: Partial<Record<ReportFilterKind, v.GenericSchema<unknown, Value>>> = {
  year: whole(2000, 2100, 'Enter a year from 2000 to 2100.'),
  month: whole(1, 12, 'Enter a month from 1 to 12.'),
  whole: whole(1, 366, 'Enter 1 to 366 days.'),
  boolean: v.boolean('Choose yes or no.'),
  day: Day,
}

/** The check of one filter; what is absent, null or blank is read as null, unless it is compulsory. */
function filterSchema({ kind, choices, required }: ReportFilterField): v.GenericSchema<unknown, Value> {
  const known = choices?.map(({ code }) => code)
  const value: v.GenericSchema<unknown, Value> =
    kinds[kind] ??
    (known ? v.picklist(known, `Use one of ${known.join(', ')}.`) : Text(kind === 'text' ? 200 : 60))
  return required ? value : Optional(value)
}

/** The flag that says which file is wanted (specification 2, 7.5); a value that contradicts the address is refused. */
const pdfFlags = {
  workbook: v.optional(v.literal(false, 'Send a report with this flag to its address with /pdf.'), false),
  pdf: v.optional(v.literal(true, 'This address answers a PDF. Leave /pdf out for the workbook.'), true),
  preview: v.optional(v.boolean(), false),
} as const

/**
 * The filters of a report as one of its calls takes them: `pdf` and what the report declares; the period in order.
 */
export function reportFilterSchema(
  { filters }: Pick<ReportDeclaration, 'filters'>,
  form: keyof typeof pdfFlags = 'preview',
) {
  const entries = Object.fromEntries(filters.map((field) => [field.name, filterSchema(field)]))
  return v.pipe(
    v.object({ pdf: pdfFlags[form], ...entries }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { from, to } = dataset.value as { from?: string | null; to?: string | null }
      if (from && to && to < from)
        addIssue({
          message: 'Choose an end on or after the start.',
          path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'to', value: to }],
        })
    }),
  ) as unknown as v.GenericSchema<Record<string, unknown>, ReportFilterValues>
}

/** Filters of a report as they have been checked. */
export type ReportFilterValues = { pdf: boolean } & Readonly<Record<string, Value>>

/** A row of a report by the keys of its columns. */
const ReportCells = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))

/** The beginning of a report, for the screen (our addition). */
export const ReportPreview = v.object({
  title: v.string(),
  filters: v.array(v.object({ label: v.string(), value: v.string() })),
  /** the first rows: at most 50, of a summary 300 */
  rows: v.array(ReportCells),
  totalRows: v.number(),
  /** what the rows come to, where the report has totals: the last row of its files */
  totals: v.nullable(ReportCells),
  /** the report's chart, drawn from all its rows; null without rows or where none helps */
  chart: v.nullable(
    v.object({
      heading: v.string(),
      bars: v.array(v.object({ label: v.string(), value: v.number() })),
    }),
  ),
})
