import { sheetKindOfRequest } from '@capiz/domain/fees'
import { requestTypes, type RequestType } from '@capiz/domain/request'
import type { IsoDate } from '@capiz/domain/time'
import { dutyOf, type WorkActor, type WorkDuty } from '@capiz/domain/work'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { userRequest } from '../../db/schema/index.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { waitsFor, type Step } from './waits.ts'

/** Those who must act on requests that the reader can act on now: the groups of the work. */
export const requestActors = ['me', 'role', 'team'] as const satisfies readonly WorkActor[]

/** The duty a request belongs to at the step it waits for. */
function dutyOfRequest(type: RequestType, step: Step): WorkDuty {
  if (step === 'approve') return 'approval'
  return type === 'price-amendment' || sheetKindOfRequest(type) !== undefined ? 'prices' : 'records'
}

/** Whether a request asks for an account, which is also the business of those who keep the users. */
const isForAccount = (type: RequestType): boolean => type === 'hf-account' || type === 'phy-account'

/** Whether a request is of a type that is the duty of the caller's role at a step. */
function isDutyAt(step: Step, principal: Principal): SQL {
  const duty = dutyOf(principal.permissions)
  const types = requestTypes.filter(
    (type) =>
      duty !== undefined && (dutyOfRequest(type, step) === duty || (duty === 'users' && isForAccount(type))),
  )
  return inArray(sql`${userRequest.type}`, types)
}

/** Matches the requests the caller can review or approve now. */
export const waitsForAny = (principal: Principal, today: IsoDate): SQL | undefined =>
  or(waitsFor('approve', principal, today), waitsFor('review', principal, today))

/**
 * Returns who must act on a request the caller can act on: its assignee; of one that is not assigned, the role whose duty
 * it is or anyone with the permission; `others` while it waits for an answer of its requester, to the due day.
 */
export function actorOf(principal: Principal, today: IsoDate): SQL<WorkActor> {
  const { answerDueDate, assigneeCode } = userRequest
  const isDuty = sql`case when ${waitsFor('approve', principal, today)} then ${isDutyAt('approve', principal)}
    else ${isDutyAt('review', principal)} end`
  return sql<WorkActor>`case when ${answerDueDate} >= ${today} then 'others'
    when ${assigneeCode} = ${principal.userCode} then 'me' when ${assigneeCode} is not null then 'others'
    when ${isDuty} then 'role' else 'team' end`
}

/** Matches the requests of one group of the caller's work. */
export const inGroup = (
  actor: (typeof requestActors)[number],
  principal: Principal,
  today: IsoDate,
): SQL | undefined => and(waitsForAny(principal, today), sql`${actorOf(principal, today)} = ${actor}`)

/** Matches the open requests assigned to the caller that are not the caller's to act on now: somebody else has to. */
export const waitsForOthers = (principal: Principal, today: IsoDate): SQL | undefined =>
  and(
    eq(userRequest.deleted, false),
    inArray(userRequest.status, ['PENDING', 'REVIEWED']),
    eq(userRequest.assigneeCode, principal.userCode),
    sql`(${inGroup('me', principal, today)}) is not true`,
  )
