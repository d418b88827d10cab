import type { Field, FieldKind } from '../field/index.ts'
import type { ReferenceBase } from '../reference/index.ts'
import type { StatusTone } from '../status/index.ts'

/** Kinds of filters of a report. */
export type ReportFilterKind = Extract<
  FieldKind,
  | 'year'
  | 'month'
  | 'day'
  | 'whole'
  | 'text'
  | 'boolean'
  | 'choice'
  | 'term'
  | 'facility'
  | 'physician'
  | 'provider'
  | 'region'
  | 'province'
  | 'city'
>

/** One filter of a report. */
export type ReportFilterField = Field<ReportFilterKind> & { readonly list?: ReferenceBase }

/** Kinds of cells of a report: codes stay text in every program, days are `yyyy-MM-dd`, amounts numbers of pesos. */
export type ReportCellKind = Extract<
  FieldKind,
  'text' | 'code' | 'day' | 'moment' | 'whole' | 'year' | 'peso' | 'percent'
>

/** One column of a report. */
export type ReportColumn = {
  readonly key: string
  readonly label: string
  readonly kind: ReportCellKind
  /** width relative to the other columns, 1 is a short code */
  readonly width: number
}

type ChartHeading = {
  /** what it shows, "Facilities by region" */
  readonly title: string
  /** what is counted, "Facilities" */
  readonly measure: string
}

/** Title of a chart as a finding: how many of all are under one of its bars ("are accredited"). */
type ChartFinding = {
  /** name of the bar, as `tones` or `columns` has it */
  readonly key: string
  /** the predicate of those it counts, "are accredited" */
  readonly text: string
}

/**
 * The chart of a report, drawn from all its rows: over time by a column of days, by a few kinds in a fixed order, by many
 * names with the most first, or the sums of columns that are counts themselves.
 */
export type ReportChart = ChartHeading &
  (
    | { readonly kind: 'time'; readonly by: string; readonly sum?: string }
    | {
        readonly kind: 'kinds'
        readonly by: string
        readonly tones: Readonly<Record<string, StatusTone>>
        readonly finding?: ChartFinding
      }
    | { readonly kind: 'names'; readonly by: string; readonly mean?: string }
    | {
        readonly kind: 'columns'
        readonly heading: string
        readonly columns: Readonly<Record<string, StatusTone>>
        readonly finding?: ChartFinding
      }
  )

/** Families by which report groups are made (domain model 11.7). */
export const reportFamilies = [
  'Accreditation',
  'Credentials',
  'Rates',
  'Compliance',
  'Association',
  'Administration',
] as const

/** One family of reports. */
export type ReportFamily = (typeof reportFamilies)[number]

/** Declaration of a report (domain model 11.8); what it selects is the server's. */
export type ReportDeclaration = {
  /** path of its calls, and its name in report groups */
  readonly path: string
  /** numbers of its calls: `C…` of the specification, `X…` for what is ours */
  readonly calls: { readonly workbook: string; readonly pdf: string; readonly preview: string }
  readonly title: string
  readonly family: ReportFamily
  /** its rows, named by what they are and by the columns that matter; one line of a card at most */
  readonly purpose: string
  readonly filters: readonly ReportFilterField[]
  readonly columns: readonly ReportColumn[]
  /** columns by which the rows stand in order, which a PDF, and a summary on screen, sets as headings over the rows that share them */
  readonly headings?: readonly string[]
  /** drawn above the rows on screen, where a picture says more than they do */
  readonly chart?: ReportChart
}

/** Rows a PDF takes; it is read by people, page by page. A workbook takes any number. */
export const mostPdfRows = 20_000

/** A row as it is written: days and moments as text, amounts as numbers. */
export type ReportRow = Readonly<Record<string, string | number | null>>
