import {
  reports,
  type Report,
  type ReportDeclaration,
  type ReportPath,
  type ReportRow,
} from '@capiz/domain/report'
import type { Principal } from '../../platform/access/principal.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { runnableReports } from '../../engines/report/groups.ts'
import { arrangementSources } from './select/arrangements.ts'
import { credentialSources } from './select/credentials.ts'
import { facilitySources } from './select/facilities.ts'
import { gapSources } from './select/gaps.ts'
import { memoSources } from './select/memos.ts'
import { physicianSources } from './select/physicians.ts'
import { visitSources } from './select/visits.ts'
import type { Beginning, Filters, Line, ReportContext, ReportSource } from '../../engines/report/source.ts'
import { filterLines } from '../../engines/report/filter-lines.ts'

/** The source of each report, by its path. */
const reportSources = {
  ...facilitySources,
  ...physicianSources,
  ...credentialSources,
  ...gapSources,
  ...visitSources,
  ...memoSources,
  ...arrangementSources,
} satisfies Record<ReportPath, ReportSource>

/** A report that is about to be read: its head, and its rows in order. */
export interface RunningReport {
  report: Report
  /** the filters it is read with */
  filters: Filters
  /** filters used, figures, who ran it and when */
  head: readonly Line[]
  rows: () => AsyncGenerator<ReportRow>
  /** the totals under the rows, where the report has them */
  total: () => Promise<ReportRow | undefined>
  /** the first rows, and what all of them come to */
  begin: (shown: number) => Promise<Beginning>
}

/** Longest time a report may take, in milliseconds (specification 2, section 9). */
const timeLimit = 300_000

/** Days ahead covered by a report of endings that is given neither days nor a period. */
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
  path: ReportPath,
  principal: Principal,
  given: ReportContext,
): Promise<RunningReport> {
  const { services } = given
  if (!(await runnableReports(services.db, principal)).includes(path)) refuse('FORBIDDEN')
  const report = reports[path]
  const source = reportSources[path]
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
    filters,
    head,
    rows: () => each(source, context),
    total: async () => {
      const total = await source.total?.(context)
      const [lead] = report.columns
      return total && lead ? { ...total, [lead.key]: 'Total' } : undefined
    },
    begin: (shown) => source.begin(context, shown, report.chart),
  }
}
