import type { ReportChart } from './chart.ts'

/** How a filter of a report is typed and offered. */
export type ReportFilterKind =
  | 'year'
  | 'month'
  | 'day'
  | 'days'
  | 'text'
  | 'yesNo'
  | 'choice'
  | 'term'
  | 'facility'
  | 'physician'
  | 'provider'
  | 'region'
  | 'province'
  | 'city'

/** One filter a report knows. */
export type ReportFilterField = {
  readonly name: string
  readonly label: string
  readonly kind: ReportFilterKind
  /** closed set of values with their words */
  readonly choices?: readonly { readonly code: string; readonly label: string }[]
  /** maintained list whose codes it takes */
  readonly list?: string
  readonly required?: boolean
}

/** How a cell is written: `code` stays text in every program, `day` is yyyy-MM-dd, `peso` a number of pesos. */
export type ReportCellKind = 'text' | 'code' | 'day' | 'moment' | 'count' | 'peso' | 'percent'

/** One column of a report. */
export type ReportColumn = {
  readonly key: string
  readonly label: string
  readonly kind: ReportCellKind
  /** width relative to the other columns, 1 is a short code */
  readonly width: number
}

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
  /** path of its call, and its name in report groups */
  readonly path: string
  readonly title: string
  readonly family: ReportFamily
  /** what it answers, one sentence */
  readonly purpose: string
  readonly filters: readonly ReportFilterField[]
  readonly columns: readonly ReportColumn[]
  /** drawn above the rows on screen, where a picture says more than they do */
  readonly chart?: ReportChart
}

/** A row as it is written: days and moments as text, amounts as numbers. */
export type ReportRow = Readonly<Record<string, string | number | null>>
