import { ensureReportGroups } from '../../engines/report/groups.ts'
import { ensureRoles } from '../../db/roles.ts'
import type { Database } from '../../db/types.ts'

/** Makes sure that what every installation begins with is there: the roles and the report groups. */
export async function ensureInitialData(db: Database): Promise<void> {
  await ensureRoles(db)
  await ensureReportGroups(db)
}
