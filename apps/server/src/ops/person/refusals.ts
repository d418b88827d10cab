import { statusPresentation } from '@capiz/domain/accreditation'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { listOf, type PersonKeys } from './keys.ts'

/** Last name of a record or an account whose person was erased. */
export const erasedName = 'Erased person'

/** Statuses of a provider who treats members, or still has to be paid. */
const inUse = ['ACCREDITED', 'FOR_PAYMENT_ONLY', 'SUSPENDED'] as const

/** Label of the status of a record, as it stands inside a sentence. */
const statusLabels = sql.join(
  inUse.map((status) => sql`when ${status} then ${statusPresentation[status].label.toLowerCase()}::text`),
  sql` `,
)

/** Returns the reasons against an erasure, each with what to do first; none when it is allowed. */
export async function erasureRefusals(db: Executor, { codes }: PersonKeys): Promise<string[]> {
  const rows = await rowsOf<{ reason: string }>(
    db,
    sql`select code || ' was erased already.' as reason from physician
          where code in ${listOf(codes)} and last_name = ${erasedName}
        union all select code || ' was erased already.' from app_user
          where code in ${listOf(codes)} and last_name = ${erasedName}
        union all select code || ' is ' || case accreditation_status_code ${statusLabels} end || ': record the withdrawal or disaccreditation first.' from physician
          where code in ${listOf(codes)} and accreditation_status_code in ${listOf(inUse)}
        union all select 'The account ' || username || ' is in use: disable it first.' from app_user
          where code in ${listOf(codes)} and not deleted and coalesce(linked_code, '') not in ${listOf(codes)}
        union all select 'The request ' || code || ' is open: decide or cancel it first.' from user_request
          where status in ('PENDING', 'REVIEWED') and not deleted
            and (target_code in ${listOf(codes)} or requester_code in ${listOf(codes)}
              or target_code in (select a.code from affiliation a join physician p on p.id = a.physician_id
                where p.code in ${listOf(codes)}))`,
  )
  return rows.map(({ reason }) => reason)
}
