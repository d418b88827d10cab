import { timelineKinds } from '@capiz/api/schema/timeline'
import type { Permission } from '@capiz/domain/access'
import { recordAccess, recordKindNames, type RecordKindName } from '@capiz/domain/record'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { onTarget } from '../../platform/access/decision.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { facility, physician, type AuditChange } from '../../db/schema/index.ts'
import { startOfDay } from '../facility/filters.ts'
import { facilityFor, seesWholeRecord } from '../facility/scope.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { manyOf, pagingOf, type PagingQuery } from '../../platform/list/page.ts'
import { wholePhysician } from '../physician/scope.ts'
import { requestScope } from '../../engines/request/record.ts'
import { seesOwner } from '../compliance/scope.ts'
import type { Services } from '../../platform/services.ts'
import { containing } from '../../platform/list/containing.ts'
import { namesOfUsers } from '../../platform/access/user-names.ts'
import { withLabels } from '../../platform/audit/change-labels.ts'
import { eventsOf, type RawEvent, type TimelineKind, type TimelineOwner } from './timeline-query.ts'
import { effectiveDateOf, textOfEvent } from './timeline-messages.ts'

interface TimelineQuery extends PagingQuery {
  code: string
  kind?: string | undefined
  actor?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/**
 * The permission a kind of event requires beside seeing the record; logs are never for providers (domain model 5.2).
 */
const needed: Readonly<Partial<Record<TimelineKind, { permission: Permission; isForStaff?: boolean }>>> = {
  price: { permission: 'RATE_VIEW' },
  request: { permission: 'REQUEST_VIEW' },
  activity: { permission: 'ACTIVITY_VIEW', isForStaff: true },
  change: { permission: 'AUDIT_VIEW', isForStaff: true },
}

function kindsFor(principal: Principal, kind: string | undefined): TimelineKind[] {
  const wanted = manyOf(kind)
  const unknown = wanted?.find((one) => !(timelineKinds as readonly string[]).includes(one))
  if (unknown !== undefined) refuseField('kind', `Use ${timelineKinds.join(', ')}.`)
  return timelineKinds.filter((kind) => {
    const rule = needed[kind]
    const may =
      rule === undefined ||
      (principal.permissions.has(rule.permission) && (!rule.isForStaff || principal.marker === 'ADMIN'))
    return may && (wanted === undefined || wanted.includes(kind))
  })
}

/** The kinds of records about this provider that the caller may read. */
const recordKindsFor = (principal: Principal, code: string): RecordKindName[] =>
  recordKindNames.filter(
    (kind) => principal.permissions.has(recordAccess[kind].view) && seesOwner(principal, kind, code),
  )

async function ownerOf({ db }: Services, caller: Principal, code: string): Promise<TimelineOwner> {
  const kind = code.startsWith('PHY') ? 'physician' : 'facility'
  const principal = onTarget(caller, { kind })
  const recordKinds = recordKindsFor(principal, code)
  if (kind === 'physician') {
    // a coordinator sees affiliated physicians, not what happened to them
    const { id } = await wholePhysician(db, code, principal)
    const merged = await db
      .select({ code: physician.code })
      .from(physician)
      .where(eq(physician.duplicateOf, code))
    const codes = [code, ...merged.map((one) => one.code)]
    return { type: 'physician', id, codes, recordKinds, requestScope: requestScope(principal) }
  }
  const { id } = await facilityFor(db, code, principal)
  if (!seesWholeRecord(principal, code)) refuse('NOT_FOUND')
  const merged = await db.select({ code: facility.code }).from(facility).where(eq(facility.duplicateOf, code))
  return {
    type: 'facility',
    id,
    codes: [code, ...merged.map((one) => one.code)],
    recordKinds,
    requestScope: requestScope(principal),
  }
}

function filterOf({ actor, from, to }: TimelineQuery): SQL | undefined {
  return and(
    actor ? sql`e.actor ilike ${containing(actor)}` : undefined,
    from ? sql`e.at >= ${startOfDay('from', from).toISOString()}::timestamptz` : undefined,
    to ? sql`e.at < ${startOfDay('to', to, 1).toISOString()}::timestamptz` : undefined,
  )
}

const internal: ReadonlySet<TimelineKind> = new Set(['status', 'affiliation'])

/** Providers learn what was decided, not what was noted down about it. */
function forCaller(event: RawEvent, principal: Principal): RawEvent {
  if (principal.marker === 'ADMIN' || !internal.has(event.kind)) return event
  return { ...event, data: { ...event.data, remarks: null } }
}

/** Which record with documents an event is about. */
function recordOf({ kind, data }: RawEvent) {
  const code = data['code']
  return kind === 'record'
    ? { kind: String(data['kind']), id: Number(data['id']), code: typeof code === 'string' ? code : null }
    : null
}

/** Returns the requester's name as stored on the request: the requester may have no account. */
function requesterOf({ kind, data }: RawEvent): string | undefined {
  const name = data['requester']
  return kind === 'request' && data['step'] === 'made' && typeof name === 'string' ? name : undefined
}

async function numberOf(db: Executor, events: SQL, where: SQL): Promise<number> {
  const [all] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from (${events}) e where ${where}`,
  )
  return all?.n ?? 0
}

/** One page of everything that happened to a facility or physician and that the caller may see, newest first. */
export async function listTimeline(services: Services, query: TimelineQuery, principal: Principal) {
  const { db } = services
  const owner = await ownerOf(services, principal, query.code.trim().toUpperCase())
  const events = eventsOf(owner, kindsFor(principal, query.kind))
  const where = filterOf(query) ?? sql`true`
  const { page, size, offset } = pagingOf(query, { at: sql`e.at` }, 'at,DESC', facility.id)
  const direction = [query.sort ?? ''].flat()[0]?.endsWith(',ASC') ? sql`asc` : sql`desc`
  const found = await rowsOf<RawEvent & { total: number }>(
    db,
    sql`select e.*, (count(*) over ())::int as total from (${events}) e where ${where}
      order by e.at ${direction}, e.key ${direction} limit ${size} offset ${offset}`,
  )
  // behind the last event no row brings their number along
  const totalElements = found[0]?.total ?? (offset === 0 ? 0 : await numberOf(db, events, where))
  const raw: readonly RawEvent[] = found
  const names = new Map(
    (await namesOfUsers(db, [...new Set(raw.map(({ actor }) => actor))])).map((one) => [
      one.username,
      one.name,
    ]),
  )
  const changes = await withLabels(
    db,
    raw.map(({ data }) => (data['changes'] ?? []) as AuditChange[]),
  )
  const content = raw.map((event, place) => ({
    id: event.key,
    kind: event.kind,
    at: new Date(event.at),
    effectiveDate: effectiveDateOf(event),
    ...textOfEvent(forCaller(event, principal)),
    actor: event.actor,
    actorName: requesterOf(event) ?? names.get(event.actor) ?? event.actor,
    record: recordOf(event),
    activityId: event.kind === 'activity' ? Number(event.data['id']) : null,
    changes: changes[place] ?? [],
  }))
  return { content, totalElements, page, size }
}
