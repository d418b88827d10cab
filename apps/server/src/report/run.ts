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
import type { Beginning, ReportContext, ReportSource } from './source.ts'
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
  const context = { ...given, signal: AbortSignal.any([given.signal, AbortSignal.timeout(timeLimit)]) }
  const facts = (await source.facts?.(context)) ?? []
  const head = [...(await filterLines(services.db, report, context.filters)), ...facts]
  return {
    report,
    head,
    rows: () => each(source, context),
    begin: (shown) => source.begin(context, shown, report.chart),
  }
}
