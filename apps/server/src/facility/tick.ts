import { statusRowOn } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { systemActor } from '../actor.ts'
import { rowsOf } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Transaction } from '../db/types.ts'
import type { Services } from '../services.ts'
import { historyOf } from './history.ts'
import { lockFacility } from './scope.ts'
import { applyStatus } from './status.ts'
import { auditFacility } from './write.ts'

/** Codes of the facilities whose column lags behind what their history says for the day. */
async function lagging(services: Services, today: IsoDate): Promise<string[]> {
  const rows = await rowsOf<{ code: string }>(
    services.db,
    sql`with ruling as (
          select distinct on (applicant_code) applicant_code, to_status
          from accreditation_history
          where applicant_type = 'HFC' and effective_date <= ${today}
          order by applicant_code, effective_date desc, id desc
        )
        select f.code from facility f join ruling r on r.applicant_code = f.code
        where not f.deleted and f.accreditation_status_code <> r.to_status
        order by f.id`,
  )
  return rows.map(({ code }) => code)
}

/**
 * Moves one facility to the status of the day. The history is read again under the lock: somebody may have decided
 * otherwise since the laggards were looked for, and another process may have moved it already.
 */
async function catchUp(services: Services, tx: Transaction, code: string, today: IsoDate): Promise<boolean> {
  const record = await lockFacility(tx, code)
  const ruling = statusRowOn(await historyOf(tx, code, 'HFC'), today)
  const before = record.accreditationStatusCode
  if (!ruling || ruling.toStatus === before) return false
  await applyStatus(services, tx, record, ruling, systemActor)
  const changes = [
    { field: 'accreditationStatusCode', before, after: ruling.toStatus },
    { field: 'effectiveDate', before: null, after: ruling.effectiveDate },
  ]
  const entry = { code, action: 'STATUS', topic: 'Accreditation status', changes } as const
  await auditFacility(services, tx, entry, systemActor)
  return true
}

/**
 * Brings the status column of every facility to what its history says for today: moves written down ahead take effect
 * here, those of days the server was down for too. Runs at start and every hour; running it twice, or in two processes
 * at once, changes nothing. Answers how many facilities moved.
 */
export async function statusTick(services: Services): Promise<number> {
  const today = services.clock.today()
  let moved = 0
  for (const code of await lagging(services, today)) {
    if (await inTransaction(services.db, (tx) => catchUp(services, tx, code, today))) moved += 1
  }
  return moved
}
