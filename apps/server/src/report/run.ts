import { getReport, type ReportDeclaration, type ReportRow } from '@capiz/domain/report'
import type { Principal } from '../auth/principal.ts'
import { refuse } from '../http/refuse.ts'
import { runnableReports } from './groups.ts'
import { arrangementSources } from './select/arrangements.ts'
import { credentialSources } from './select/credentials.ts'
import { facilitySources } from './select/facilities.ts'
import { memoSources } from './select/memos.ts'
import { physicianSources } from './select/physicians.ts'
import { visitSources } from './select/visits.ts'
import type { Beginning, Filters, ReportContext, ReportSource } from './source.ts'
import { filterLines, type Line } from './words.ts'

/** Where each report comes from, by its path. */
const reportSources: Readonly<Record<string, ReportSource>> = {
  ...facilitySources,
  ...physicianSources,
  ...credentialSources,
  ...visitSources,
  ...memoSources,
  ...arrangementSources,
}

/** A report that is about to be read: its head, and its rows in order. */
export interface RunningReport {
  report: ReportDeclaration
  /** filters used, figures, who ran it and when */
  head: readonly Line[]
  rows: () => AsyncGenerator<ReportRow>
  /** the first rows, and what all of them come to */
  begin: (shown: number) => Promise<Beginning>
}

/** Longest time a report may take, in milliseconds (specification 2, section 9). */
const timeLimit = 300_000

/** Days a report about what ends looks ahead when it is told neither days nor a period. */
const daysAhead = 30

/** The filters a report is read with; where one is not given but counts all the same, what it is then. */
function filtersInForce({ filters: fields }: ReportDeclaration, { filters, today }: ReportContext): Filters {
  const has = (name: string) => fields.some((field) => field.name === name)
  const isPeriod = Boolean(filters['from'] ?? filters['to'])
  return {
    ...filters,
    ...(has('asOf') ? { asOf: filters['asOf'] ?? today } : {}),
    ...(has('days') ? { days: isPeriod ? null : (filters['days'] ?? daysAhead) } : {}),
  }
}

async function* each(source: ReportSource, context: ReportContext): AsyncGenerator<ReportRow> {
  for await (const batch of source.batches(context)) {
    yield* batch
    // others get their turn between two batches
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Checks that the caller may run the report, and makes it ready. */
export async function openReport(
  path: string,
  principal: Principal,
  given: ReportContext,
): Promise<RunningReport> {
  const { services } = given
  if (!(await runnableReports(services.db, principal)).includes(path)) refuse('FORBIDDEN')
  const report = getReport(path)
  const source = reportSources[path] ?? refuse('NOT_FOUND')
  const filters = filtersInForce(report, given)
  const context = {
    ...given,
    filters,
    signal: AbortSignal.any([given.signal, AbortSignal.timeout(timeLimit)]),
  }
  const used = await filterLines(services.db, report, filters)
  const head = [...used, ...((await source.facts?.(context)) ?? [])]
  return {
    report,
    head,
    rows: () => each(source, context),
    begin: (shown) => source.begin(context, shown, report.chart),
  }
}
