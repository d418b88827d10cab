import type { Actor } from '../../platform/access/actor.ts'
import type { Transaction } from '../../db/types.ts'
import { checkRecord } from '../../areas/compliance/check.ts'
import { auditRecord, noteStep } from '../../areas/compliance/step.ts'
import { insertRecord } from '../../areas/compliance/write.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'

/** An error in what the directory shows, as it was reported without signing in. */
export interface ReportedError {
  requesterType: 'MEMBER' | 'PROVIDER'
  subRequesterType: string
  requesterName: string
  healthFacility: string | null
  physicianNameCode: string | null
  inquiry: string
}

/** The department for reports on the directory; a text template of the group DEPARTMENT. */
const department = 'Provider relations'
const topic = 'ACCREDITATION'

/** Stores a report as an open inquiry, so that it has a number, a clock and a department that replies; answers its code. */
export async function fileInquiry(
  services: Services,
  tx: Transaction,
  report: ReportedError,
  actor: Actor,
): Promise<string> {
  const today = services.clock.today()
  const fields = { dateFiled: today, topic, departmentResponsible: department, ...report }
  await checkRecord(tx, 'inquiry-report', fields, 'OPEN', undefined, today)
  const input = { fields, status: 'OPEN', authors: [] }
  const row = await insertRecord(services, tx, 'inquiry-report', input, actor)
  await noteStep(services, tx, row, { action: 'CREATE', toStatus: 'OPEN' }, actor)
  const changes = [{ field: 'inquiry', before: null, after: report.inquiry }]
  await auditRecord(services, tx, row, { action: 'CREATE', changes }, actor)
  return row.code ?? refuse('NOT_FOUND')
}
