import { statusRowOn } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { systemActor } from '../../platform/access/actor.ts'
import { rowsOf } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { affiliationStatus } from '../affiliation/status.ts'
import { historyOf } from '../../engines/provider/history.ts'
import { facilityStatus } from '../facility/status.ts'
import { physicianStatus } from '../physician/status.ts'
import type { Services } from '../../platform/services.ts'
import { auditOwner } from '../../engines/provider/owner.ts'
import type { StatusOwner } from '../../engines/provider/status.ts'

/** Codes of the records whose column lags behind what their history says for the day. */
async function lagging<R extends { code: string }>(
  services: Services,
  { applicantType, table, column }: StatusOwner<R>,
  today: IsoDate,
): Promise<string[]> {
  const rows = await rowsOf<{ code: string }>(
    services.db,
    sql`with ruling as (
          select distinct on (applicant_code) applicant_code, to_status
          from accreditation_history
          where applicant_type = ${applicantType} and effective_date <= ${today}
          order by applicant_code, effective_date desc, id desc
        )
        select f.code from ${sql.identifier(table)} f join ruling r on r.applicant_code = f.code
        where not f.deleted and f.${sql.identifier(column)} <> r.to_status
        order by f.id`,
  )
  return rows.map(({ code }) => code)
}

/**
 * Moves one record to the status of the day. The history is read again under the lock: another decision may have been
 * recorded since the outdated records were listed, and another process may have moved it already.
 */
async function catchUp<R extends { code: string }>(
  services: Services,
  tx: Transaction,
  owner: StatusOwner<R>,
  code: string,
): Promise<boolean> {
  const record = await owner.lock(tx, code)
  const inForce = statusRowOn(await historyOf(tx, code, owner.applicantType), services.clock.today())
  const before = owner.statusOf(record)
  if (!inForce || inForce.toStatus === before) return false
  await owner.put(services, tx, record, inForce, systemActor)
  const changes = [
    { field: 'accreditationStatusCode', before, after: inForce.toStatus },
    { field: 'effectiveDate', before: null, after: inForce.effectiveDate },
  ]
  const entry = { code, action: 'STATUS', topic: 'Accreditation status', changes } as const
  await auditOwner(services, tx, owner.entityType, entry, systemActor)
  return true
}

async function transitionsOf<R extends { code: string }>(
  services: Services,
  owner: StatusOwner<R>,
): Promise<number> {
  let moved = 0
  for (const code of await lagging(services, owner, services.clock.today())) {
    if (await inTransaction(services.db, (tx) => catchUp(services, tx, owner, code))) moved += 1
  }
  return moved
}

/**
 * Sets the status column of every facility, physician and affiliation to the status its history has for today: moves
 * recorded ahead take effect here, those of days the server was down for too. Runs at start and every hour; running it
 * twice, or in two processes at once, changes nothing. Returns the number of records moved.
 */
export async function runDailyTransitions(services: Services): Promise<number> {
  return (
    (await transitionsOf(services, facilityStatus)) +
    (await transitionsOf(services, physicianStatus)) +
    (await transitionsOf(services, affiliationStatus))
  )
}
