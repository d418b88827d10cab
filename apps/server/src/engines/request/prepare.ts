import type { BatchChoice, PreparedBatch } from '@capiz/api/schema/request-desk'
import { tierLabels } from '@capiz/domain/duplicate'
import { summedImpact } from '@capiz/domain/fees'
import { fromCentavos } from '@capiz/domain/money'
import { checkAction, isOpenItem, nextDueDate } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { daysBetween, isIsoDate, manilaDay, type IsoDate } from '@capiz/domain/time'
import type { InferOutput } from 'valibot'
import type { Principal } from '../../platform/access/principal.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import type { Services } from '../../platform/services.ts'
import { changesOf } from './changes.ts'
import type { RequestKind } from './kind.ts'
import { matchingRequests } from './list.ts'
import { requestFor, type RequestRecord } from './record.ts'
import { requestKindOf } from './registry.ts'
import { actionable, requestActor } from './rules.ts'

type Choice = InferOutput<typeof BatchChoice>
type Prepared = Outgoing<InferOutput<typeof PreparedBatch>>
type Row = Prepared['requests'][number]

/** Most requests of one batch. */
const mostRequests = 200

/** Days before the first day of what is asked for from which it is worth a look. */
const nearDays = 7

interface Preparing {
  services: Services
  principal: Principal
  today: IsoDate
  action: Choice['action']
}

/** Why the action is refused to the caller; empty when it is not. */
async function refusals(
  { services, principal, today, action }: Preparing,
  request: RequestRecord,
  kind: RequestKind | undefined,
): Promise<string[]> {
  // what a rejection says is typed later
  const check = checkAction(action, actionable(request, today), requestActor(principal), {
    remarks: 'to come',
  })
  if (!check.ok) {
    const waits = action === 'approve' && check.reason === 'REQUEST_STATUS' && request.status === 'PENDING'
    return [waits ? 'It has to be reviewed first.' : check.message]
  }
  if (action !== 'approve' || kind === undefined) return []
  const problem = await kind.approvalProblem?.(services, services.db, request, principal.username)
  const moved = (await changesOf(services, services.db, kind, request)).filter((row) => row.moved)
  return [
    ...(problem ? [problem.message] : []),
    ...(moved.length > 0 ? [`The record changed since: ${moved.map(({ label }) => label).join(', ')}.`] : []),
  ]
}

/** Items asked for that are still open, and how late the answer is. */
function openItems({ ask }: RequestRecord, today: IsoDate): string[] {
  const open = ask?.items.filter(isOpenItem) ?? []
  if (!ask || open.length === 0) return []
  const due = nextDueDate(ask)
  const late = due === null ? 0 : daysBetween(due, today)
  const items = plural(open.length, 'item', 'items')
  return [
    late > 0
      ? `Answer ${plural(late, 'day', 'days')} late, ${items} open`
      : `${items} asked for, not answered`,
  ]
}

/** Whether approving has to say why; the reason of a rejection may be chosen from a list instead. */
function needsRemarks({ principal, today, action }: Preparing, request: RequestRecord): boolean {
  if (action !== 'approve') return false
  const check = checkAction(action, actionable(request, today), requestActor(principal), { remarks: '' })
  return !check.ok && check.reason === 'REMARKS_REQUIRED'
}

function firstDayOf({ payload }: RequestRecord): IsoDate | null {
  const day = payload['effectiveDate']
  return typeof day === 'string' && isIsoDate(day) ? day : null
}

function nearness(day: IsoDate | null, today: IsoDate): string[] {
  const days = day === null ? undefined : daysBetween(today, day)
  if (days === undefined || days > nearDays) return []
  if (days < 0) return ['Its first day has passed']
  return [days === 0 ? 'Takes effect today' : `Takes effect in ${plural(days, 'day', 'days')}`]
}

/** Records that are likely the same as the applicant's. */
function likeness({ candidates }: RequestRecord): string[] {
  return candidates.flatMap(({ tier, name }) =>
    tier === 'certain' || tier === 'likely' ? [`${tierLabels[tier]}: ${name}`] : [],
  )
}

async function prepareOne(preparing: Preparing, code: string): Promise<Row> {
  const { services, principal, today, action } = preparing
  const request = await requestFor(services.db, code, principal)
  const kind = requestKindOf(request.type)
  const against = await refusals(preparing, request, kind)
  const firstDay = firstDayOf(request)
  const lines = (await kind?.lines?.(services, services.db, request)) ?? []
  const { impact, counted } = summedImpact(lines.map((line) => ({ ...line, uses: line.uses ?? null })))
  const looks =
    action !== 'reject' && against.length === 0
      ? [
          ...openItems(request, today),
          ...nearness(firstDay, today),
          ...likeness(request),
          ...((await kind?.warnings?.(services, services.db, request)) ?? []),
        ]
      : []
  return {
    code,
    type: request.type,
    targetName: request.targetName ?? '',
    requesterName: request.requesterName,
    status: request.status,
    version: request.version,
    ageDays: Math.max(0, daysBetween(manilaDay(request.requestedDate), today)),
    group: against.length > 0 ? 'cannot' : looks.length > 0 ? 'look' : 'ready',
    reasons: against.length > 0 ? against : looks,
    needsRemarks: needsRemarks(preparing, request),
    impact: counted > 0 ? fromCentavos(impact) : null,
    firstDay,
  }
}

/**
 * Says of each request whether the caller may decide it now and what to look at before, without deciding anything. The
 * requests are named, or all that match the filters of the list, 200 at most.
 */
export async function prepareBatch(
  services: Services,
  principal: Principal,
  today: IsoDate,
  { action, codes = [], filters }: Choice,
): Promise<Prepared> {
  const found = filters
    ? await matchingRequests(services, filters, { principal, today, most: mostRequests })
    : { codes, matching: codes.length }
  const preparing = { services, principal, today, action }
  const requests: Row[] = []
  for (const code of new Set(found.codes)) requests.push(await prepareOne(preparing, code))
  return { matching: found.matching, requests }
}
