import { requestTypeInfo } from '@capiz/domain/request'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { RankedItem } from '@capiz/domain/work'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { userRequest } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { madeBy } from '../../engines/request/record.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Figure } from './figures.ts'

const newest = (field: string) => sql`${userRequest.counterOffer} #>> ${`{rounds,-1,${field}}`}::text[]`

/**
 * Counter-offers this user has to act on: those that wait for the own answer with their last day, and of an approver the
 * own ones that were answered.
 */
export async function counterOffers(
  db: Executor,
  principal: Principal,
  today: IsoDate,
): Promise<(Figure & RankedItem)[]> {
  const isStaff = principal.marker === 'ADMIN'
  const concerns = isStaff
    ? and(eq(newest('offeredBy'), principal.userCode), isNotNull(newest('answeredOn')))
    : and(madeBy(principal), sql`${newest('answeredOn')} is null and ${newest('dueDate')} >= ${today}`)
  const rows = await db
    .select()
    .from(userRequest)
    .where(
      and(
        concerns,
        isNotNull(userRequest.counterOffer),
        inArray(userRequest.status, ['PENDING', 'REVIEWED']),
        eq(userRequest.deleted, false),
      ),
    )
    .orderBy(asc(userRequest.answerDueDate), asc(userRequest.id))
    .limit(20)
  return rows.map(({ code, type, targetName, counterOffer }) => {
    const { label } = requestTypeInfo[type]
    const rounds = counterOffer?.rounds ?? []
    const due = rounds.at(-1)?.dueDate
    const until = due ? `answer by ${formatDay(due)}` : 'answer it'
    return {
      key: `${code}-offer-${rounds.length}`,
      label: isStaff
        ? `Counter-offer on ${label.toLowerCase()} of ${targetName ?? ''} was answered`
        : `Counter-offer on ${label.toLowerCase()}: ${until}`,
      subject: targetName,
      event: `Counter-offer on ${label.toLowerCase()}${isStaff ? ' answered' : `: ${until}`}`,
      count: 1,
      group: 'offers',
      route: `/dashboard/requests/${code}`,
      actor: 'me',
      dueDate: due ?? null,
    }
  })
}
