import type { StatusFigures } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { isPractice } from './practice.ts'
import type { ProviderStatus } from './status.ts'

type Row = Record<keyof StatusFigures, number> & Record<string, unknown>

const none = sql`select 0`

/** Counts what a change of the status of a provider touches from a day on: the one function for the dialog and the decision. */
export async function statusFigures<R extends { code: string }>(
  db: Executor,
  owner: ProviderStatus<R>,
  { code }: R,
  day: IsoDate,
): Promise<StatusFigures> {
  const isFacility = owner.subject === 'facility'
  const here = sql`from affiliation join facility on facility.id = affiliation.facility_id
    join physician on physician.id = affiliation.physician_id and not physician.deleted
    where ${isPractice()} and ${isFacility ? sql`facility.code` : sql`physician.code`} = ${code}`
  const elsewhere = sql`exists (select 1 from affiliation other join facility place on place.id = other.facility_id
    where other.physician_id = affiliation.physician_id and ${isPractice('other', 'place')} and place.code <> ${code})`
  const [row] = await rowsOf<Row>(
    db,
    sql`select
      (${isFacility ? sql`select count(distinct affiliation.physician_id)::int ${here}` : none}) as physicians,
      (${isFacility ? sql`select count(distinct affiliation.physician_id)::int ${here} and not ${elsewhere}` : none}) as "onlyHere",
      (${isFacility ? none : sql`select count(distinct affiliation.facility_id)::int ${here}`}) as places,
      (select count(*)::int from covered_account join facility on facility.id = covered_account.facility_id
        where facility.code = ${code} and not covered_account.deleted
          and (covered_account.validity_date is null or covered_account.validity_date >= ${day})) as "coveredAccounts",
      (select count(*)::int from user_request where ${code} in (target_code, counterpart_code) and not deleted
        and status in ('PENDING', 'REVIEWED') and type <> 'status-change') as "openRequests",
      (select count(*)::int from price_sheet where owner_code = ${code} and not deleted
        and effective_date > ${day}) as "comingSheets",
      (select count(*)::int from accreditation_history where applicant_code = ${code}
        and applicant_type = ${owner.applicantType} and effective_date > ${day}) as "plannedChanges",
      (select count(*)::int from app_user where linked_code = ${code} and not deleted) as "portalAccounts"`,
  )
  if (!row) throw new Error(`What depends on ${code} could not be counted.`)
  return row
}
