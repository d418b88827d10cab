import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import { and, asc, eq } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { accreditationHistory } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'

/** Whose status a history row is about. */
export type ApplicantType = 'HFC' | 'PHY' | 'AFF'

/** A status move to record in the history. */
export interface HistoryEntry {
  applicantCode: string
  fromStatus: string | null
  toStatus: AccreditationStatusCode
  effectiveDate: IsoDate
  reason?: string | null | undefined
  remarks?: string | null | undefined
  requestCode?: string | null | undefined
}

/** A history row as the status of a day is read from it. */
export interface StatusHistoryRow {
  id: number
  effectiveDate: IsoDate
  toStatus: AccreditationStatusCode
}

/**
 * Adds rows to the accreditation history, in order, and returns them; among rows of one applicant and day the later one
 * rules.
 */
export async function writeHistory(
  services: Services,
  tx: Transaction,
  applicantType: ApplicantType,
  entries: readonly HistoryEntry[],
  actor: Actor,
): Promise<StatusHistoryRow[]> {
  const createdDate = services.clock.now()
  const stamps = { applicantType, createdBy: actor.username, createdDate }
  const rows = await tx
    .insert(accreditationHistory)
    .values(entries.map((entry) => ({ ...entry, ...stamps })))
    .returning(statusColumns)
  return (rows as StatusHistoryRow[]).sort((a, b) => a.id - b.id)
}

const statusColumns = {
  id: accreditationHistory.id,
  effectiveDate: accreditationHistory.effectiveDate,
  toStatus: accreditationHistory.toStatus,
}

/** Every status move of an applicant, oldest row first. */
export async function historyOf(
  db: Executor,
  applicantCode: string,
  type: ApplicantType,
): Promise<StatusHistoryRow[]> {
  const rows = await db
    .select(statusColumns)
    .from(accreditationHistory)
    .where(
      and(
        eq(accreditationHistory.applicantCode, applicantCode),
        eq(accreditationHistory.applicantType, type),
      ),
    )
    .orderBy(asc(accreditationHistory.id))
  return rows as StatusHistoryRow[]
}
