import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { systemActor } from '../actor.ts'
import { rowsOf } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { lockFacility } from './scope.ts'
import { applyStatus } from './status.ts'
import { auditFacility } from './write.ts'

interface Due extends Record<string, unknown> {
  code: string
  to_status: AccreditationStatusCode
  effective_date: string
}

/** Facilities whose column lags behind what their history says for the day. */
function due(services: Services, today: IsoDate): Promise<Due[]> {
  return rowsOf<Due>(
    services.db,
    sql`with ruling as (
          select distinct on (applicant_code) applicant_code, to_status, effective_date
          from accreditation_history
          where applicant_type = 'HFC' and effective_date <= ${today}
          order by applicant_code, effective_date desc, id desc
        )
        select f.code, r.to_status, r.effective_date::text as effective_date
        from facility f join ruling r on r.applicant_code = f.code
        where not f.deleted and f.accreditation_status_code <> r.to_status
        order by f.id`,
  )
}

/**
 * Brings the status column of every facility to what its history says for today: moves written down ahead take effect
 * here. Runs at start and every hour; running it twice changes nothing. Answers how many facilities moved.
 */
export async function statusTick(services: Services): Promise<number> {
  const today = services.clock.today()
  const lagging = await due(services, today)
  for (const { code, to_status: toStatus, effective_date: day } of lagging) {
    await inTransaction(services.db, async (tx) => {
      const record = await lockFacility(tx, code)
      if (record.accreditationStatusCode === toStatus) return
      const effectiveDate = day as IsoDate
      await applyStatus(services, tx, record, { toStatus, effectiveDate }, systemActor)
      const changes = [
        { field: 'accreditationStatusCode', before: record.accreditationStatusCode, after: toStatus },
        { field: 'effectiveDate', before: null, after: effectiveDate },
      ]
      const entry = { code, action: 'STATUS', topic: 'Accreditation status', changes } as const
      await auditFacility(services, tx, entry, systemActor)
    })
  }
  return lagging.length
}
