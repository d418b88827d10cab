import type { DeskCounts } from '@capiz/api/schema/request-desk'
import { hasPermission } from '@capiz/domain/access'
import type { IsoDate } from '@capiz/domain/time'
import { and, count, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import { userRequest } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import { requestScope } from './record.ts'
import { waitsFor } from './waits.ts'

type Places = InferOutput<typeof DeskCounts>

/** Counts the open requests in each place of the request queue; read again when a request has changed, or the day. */
export function queueCounts({ db, counts }: Services, principal: Principal, today: IsoDate): Promise<Places> {
  const { userCode, marker, linkedCode, permissions } = principal
  const steps = [hasPermission(permissions, 'REQUEST_REVIEW'), hasPermission(permissions, 'REQUEST_APPROVE')]
  const key = JSON.stringify(['desk', userCode, marker, linkedCode, steps, today])
  return counts.get(['user_request'], key, () => readPlaces(db, principal, today))
}

/** All places in one reading of the open requests. */
async function readPlaces(db: Executor, principal: Principal, today: IsoDate): Promise<Places> {
  const among = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const groups = await db
    .select({
      type: userRequest.type,
      status: userRequest.status,
      count: count(),
      mine: among(eq(userRequest.assigneeCode, principal.userCode)),
      unassigned: among(isNull(userRequest.assigneeCode)),
      waiting: count(userRequest.answerDueDate),
      overdue: among(lt(userRequest.answerDueDate, today)),
      toReview: among(waitsFor('review', principal, today)),
      toApprove: among(waitsFor('approve', principal, today)),
    })
    .from(userRequest)
    .where(
      and(
        eq(userRequest.deleted, false),
        inArray(userRequest.status, ['PENDING', 'REVIEWED']),
        requestScope(principal),
      ),
    )
    .groupBy(userRequest.type, userRequest.status)
    .orderBy(userRequest.type, userRequest.status)
  const sum = (of: 'mine' | 'unassigned' | 'waiting' | 'overdue' | 'toReview' | 'toApprove') =>
    groups.reduce((all, group) => all + group[of], 0)
  const isStaff = principal.marker === 'ADMIN'
  return {
    open: groups.map(({ type, status, count: many }) => ({ type, status, count: many })),
    mine: isStaff ? sum('mine') : 0,
    unassigned: isStaff ? sum('unassigned') : 0,
    waiting: sum('waiting'),
    overdue: sum('overdue'),
    toReview: sum('toReview'),
    toApprove: sum('toApprove'),
  }
}
