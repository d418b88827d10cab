import { facilityReports } from './facilities.ts'
import { physicianReports } from './physicians.ts'
import type { ReportDeclaration } from './types.ts'

const declared = [...facilityReports, ...physicianReports]

/** Path of a report, its name in report groups. */
export type ReportPath = (typeof declared)[number]['path']

/** A report there is. */
export type Report = ReportDeclaration & { readonly path: ReportPath }

const all: readonly Report[] = declared

/** Every report by its path (specification 2, 7.5). */
export const reports = Object.fromEntries(all.map((report) => [report.path, report])) as Readonly<
  Record<ReportPath, Report>
>

/** Paths of the reports, in the order they are listed. */
export const reportPaths = Object.keys(reports) as ReportPath[]

/** Whether a text is the path of a report. */
export function isReportPath(path: string): path is ReportPath {
  return Object.hasOwn(reports, path)
}

/** Returns the report of a path; undefined for a path that is none. */
export function findReport(path: string): Report | undefined {
  return isReportPath(path) ? reports[path] : undefined
}
