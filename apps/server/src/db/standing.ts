import { ensureReportGroups } from '../report/groups.ts'
import { ensureRoles } from './roles.ts'
import type { Database } from './types.ts'

/** Makes sure that what every installation begins with is there: the roles and the report groups. */
export async function ensureStandingData(db: Database): Promise<void> {
  await ensureRoles(db)
  await ensureReportGroups(db)
}
