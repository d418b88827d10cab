import { seedRoles } from '@capiz/domain/access'
import { reportFamilies, reportPaths, reports, type ReportPath } from '@capiz/domain/report'
import { normalise } from '@capiz/domain/text'
import { and, arrayContains, eq } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { reportGroup } from '../../db/schema/index.ts'
import type { Database, Executor } from '../../db/types.ts'

const readers = seedRoles
  .filter(({ permissions }) => permissions.includes('REPORT_VIEW'))
  .map(({ code }) => code)

/** Makes sure the groups every installation begins with are there; what an administrator changed stays. */
export async function ensureReportGroups(db: Database): Promise<void> {
  await db
    .insert(reportGroup)
    .values(
      reportFamilies.map((family, at) => ({
        code: `RG${String(at + 1).padStart(4, '0')}`,
        groupName: family,
        nameKey: normalise(family),
        reportNames: Object.values(reports)
          .filter((report) => report.family === family)
          .map(({ path }) => path),
        // who may sign in is not everybody's business
        roleCodes: family === 'Administration' ? ['SYSTEM_ADMINISTRATOR'] : readers,
      })),
    )
    .onConflictDoNothing()
}

/** Paths of the reports a role may run: those of the live groups that list it (domain model 11.7). */
export async function reportsOfRole(db: Executor, roleCode: string): Promise<ReportPath[]> {
  const groups = await db
    .select({ names: reportGroup.reportNames })
    .from(reportGroup)
    .where(and(eq(reportGroup.deleted, false), arrayContains(reportGroup.roleCodes, [roleCode])))
  const names = new Set<string>(groups.flatMap((group) => group.names))
  return reportPaths.filter((path) => names.has(path))
}

/** Paths of the reports the caller may run. */
export function runnableReports(db: Executor, { roleCode }: Principal): Promise<ReportPath[]> {
  return reportsOfRole(db, roleCode)
}
