import { offerState, requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { manilaDay, type IsoDate } from '@capiz/domain/time'
import { requestDueDate } from '@capiz/domain/work'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { userRequest } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { actorOf, waitsForAny, waitsForOthers } from '../../engines/request/actor.ts'
import { madeBy, requestScope } from '../../engines/request/record.ts'
import { waitsFor } from '../../engines/request/waits.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Item, List } from './item.ts'

const routeOf = (code: string): string => `/dashboard/requests/${code}`

/** The open requests that staff with some permissions can review or approve, with who must act on each. */
export async function requestsToDecide(db: Executor, principal: Principal, today: IsoDate): Promise<Item[]> {
  const rows = await db
    .select({
      code: userRequest.code,
      type: userRequest.type,
      targetName: userRequest.targetName,
      requestedDate: userRequest.requestedDate,
      answerDueDate: userRequest.answerDueDate,
      actor: actorOf(principal, today),
      isToApprove: sql<boolean>`(${waitsFor('approve', principal, today)})`,
    })
    .from(userRequest)
    .where(and(requestScope(principal), waitsForAny(principal, today)))
    .orderBy(asc(userRequest.requestedDate), asc(userRequest.id))
  return rows.map((row): Item => {
    const isAwaited = row.answerDueDate !== null && row.answerDueDate >= today
    const isUnanswered = row.answerDueDate !== null && !isAwaited
    const { label } = requestTypeInfo[row.type]
    return {
      key: row.code,
      kind: 'request',
      actor: row.actor,
      subject: row.targetName ?? label,
      label: isUnanswered ? `${label}, no answer came` : isAwaited ? `${label}, waits for an answer` : label,
      action: row.isToApprove ? 'Decide' : 'Review',
      dueDate: requestDueDate({ ...row, requestedOn: manilaDay(row.requestedDate) }),
      route: routeOf(row.code),
    }
  })
}

/** The list of the open requests assigned to a user that wait for others; undefined where there are none. */
export async function requestsOfOthers(
  db: Executor,
  principal: Principal,
  today: IsoDate,
): Promise<List | undefined> {
  const count = await db.$count(userRequest, and(requestScope(principal), waitsForOthers(principal, today)))
  if (count === 0) return undefined
  const label = plural(count, 'more waits for others', 'more wait for others')
  return { label, count, route: '/dashboard/requests?waits=others' }
}

/** The requests of a provider that wait for its answer: for more information, or to other amounts. */
export async function requestsToAnswer(db: Executor, principal: Principal, today: IsoDate): Promise<Item[]> {
  const rows = await db
    .select()
    .from(userRequest)
    .where(
      and(
        madeBy(principal),
        isNotNull(userRequest.answerDueDate),
        inArray(userRequest.status, ['PENDING', 'REVIEWED']),
        eq(userRequest.deleted, false),
      ),
    )
    .orderBy(asc(userRequest.answerDueDate), asc(userRequest.id))
  return rows.map((row) => {
    const isOffer = offerState(row.counterOffer, today) === 'waiting'
    const open = row.ask?.items.filter(({ answeredOn }) => answeredOn === null) ?? []
    const { label } = requestTypeInfo[row.type]
    return {
      key: row.code,
      kind: 'reply',
      actor: 'me',
      subject: isOffer ? 'Answer the amounts we offer' : `Answer what we ask for`,
      label: isOffer || open.length === 0 ? label : `${label}: ${open.map(({ text }) => text).join('; ')}`,
      action: 'Answer',
      dueDate: row.answerDueDate,
      route: routeOf(row.code),
    }
  })
}
