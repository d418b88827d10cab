import { facilityReports } from './facilities.ts'
import { physicianReports } from './physicians.ts'
import type { ReportDeclaration } from './types.ts'

export * from './cell.ts'
export * from './chart.ts'
export * from './on-time.ts'
export * from './types.ts'

/** Every report by its path (specification 2, 7.5). */
export const reports: Readonly<Record<string, ReportDeclaration>> = Object.fromEntries(
  [...facilityReports, ...physicianReports].map((report) => [report.path, report]),
)

/** The report of a path; throws for a path that is none. */
export function getReport(path: string): ReportDeclaration {
  const report = reports[path]
  if (!report) throw new Error(`There is no report ${path}.`)
  return report
}
