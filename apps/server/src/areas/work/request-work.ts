import { sheetKindOfRequest } from '@capiz/domain/fees'
import { offerState, requestTypeInfo, type RequestType } from '@capiz/domain/request'
import { addDays, manilaDay, type IsoDate } from '@capiz/domain/time'
import { requestDueDays, type WorkActor, type WorkDuty } from '@capiz/domain/work'
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { userRequest } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { madeBy, requestScope } from '../../engines/request/record.ts'
import { waitsFor } from '../../engines/request/waits.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { pooled, type Item } from './item.ts'

const routeOf = (code: string): string => `/dashboard/requests/${code}`

/** The duty a request belongs to at the step it waits for. */
function dutyOfRequest(type: RequestType, step: 'review' | 'approve'): WorkDuty {
  if (step === 'approve') return 'approval'
  return type === 'price-amendment' || sheetKindOfRequest(type) !== undefined ? 'prices' : 'records'
}

/** Whether a request asks for an account, which is also the business of those who keep the users. */
const isForAccount = (type: RequestType): boolean => type === 'hf-account' || type === 'phy-account'

/** The open requests that staff with some permissions can review or approve, with who must act on each. */
export async function requestsToDecide(
  db: Executor,
  principal: Principal,
  duty: WorkDuty | undefined,
  today: IsoDate,
): Promise<Item[]> {
  const toApprove = waitsFor('approve', principal, today)
  const rows = await db
    .select({
      code: userRequest.code,
      type: userRequest.type,
      targetName: userRequest.targetName,
      requestedDate: userRequest.requestedDate,
      answerDueDate: userRequest.answerDueDate,
      assigneeCode: userRequest.assigneeCode,
      isToApprove: sql<boolean>`(${toApprove})`,
    })
    .from(userRequest)
    .where(and(requestScope(principal), or(toApprove, waitsFor('review', principal, today))))
    .orderBy(asc(userRequest.requestedDate), asc(userRequest.id))
  return rows.map((row): Item => {
    const step = row.isToApprove ? 'approve' : 'review'
    const isDuty =
      duty !== undefined &&
      (dutyOfRequest(row.type, step) === duty || (duty === 'users' && isForAccount(row.type)))
    const isAwaited = row.answerDueDate !== null && row.answerDueDate >= today
    const isUnanswered = row.answerDueDate !== null && !isAwaited
    const { label } = requestTypeInfo[row.type]
    return {
      key: row.code,
      kind: 'request',
      actor: actorOf(),
      subject: row.targetName ?? label,
      label: isUnanswered ? `${label}, no answer came` : isAwaited ? `${label}, waits for an answer` : label,
      action: step === 'approve' ? 'Decide' : 'Review',
      dueDate: row.answerDueDate ?? addDays(manilaDay(row.requestedDate), requestDueDays(row.type)),
      route: routeOf(row.code),
    }

    function actorOf(): WorkActor {
      if (isAwaited) return 'others'
      if (row.assigneeCode === principal.userCode) return 'me'
      return row.assigneeCode === null ? pooled(isDuty) : 'others'
    }
  })
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
