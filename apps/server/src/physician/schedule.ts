import type { Schedule, ScheduleInput } from '@capiz/api/schema/physician'
import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { actorOf } from '../actor.ts'
import { affiliationFor, bothEndsLive, lockAffiliation, ofPair } from '../affiliation/scope.ts'
import { updateAffiliation } from '../affiliation/status.ts'
import type { Principal } from '../auth/principal.ts'
import { affiliation, facility, physician } from '../db/schema/index.ts'
import type { Executor, Transaction } from '../db/types.ts'
import { need } from '../facility/scope.ts'
import { refuse, refuseField, type FieldProblem } from '../http/refuse.ts'
import type { CallMeta } from '../http/types.ts'
import { auditOwner } from '../provider/owner.ts'
import type { Services } from '../services.ts'
import { physicianFor, seesWholePhysician } from './scope.ts'

type ScheduleView = InferOutput<typeof Schedule>
/** One block of clinic hours as it is stored. */
export type Block = ScheduleView['entries'][number]
type Body = InferOutput<typeof ScheduleInput>

const dayNames: Readonly<Record<string, string>> = {
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
  SUN: 'Sunday',
}
const weekdays = Object.keys(dayNames)

/** The stored blocks of an affiliation, by day and hour. */
export function blocksOf(schedule: readonly Record<string, unknown>[]): Block[] {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return schedule
    .map((entry) => ({
      day: text(entry['day']) ?? '',
      startTime: text(entry['startTime']) ?? '',
      endTime: text(entry['endTime']) ?? '',
      byAppointment: entry['byAppointment'] === true,
      room: text(entry['room']),
      remarks: text(entry['remarks']),
    }))
    .sort((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || (a.startTime < b.startTime ? -1 : 1))
}

const overlap = (a: Block, b: Block) => a.day === b.day && a.startTime < b.endTime && b.startTime < a.endTime

function blockProblems(entries: readonly Block[]): FieldProblem[] {
  return entries.flatMap((entry, at) => {
    if (entry.endTime <= entry.startTime) {
      return [{ field: `entries.${at}.endTime`, message: 'The end comes after the start.' }]
    }
    const earlier = entries.slice(0, at).find((other) => overlap(entry, other))
    if (!earlier) return []
    const message = `These hours overlap with ${earlier.startTime} to ${earlier.endTime} of the same day.`
    return [{ field: `entries.${at}.startTime`, message }]
  })
}

function clashes(blocks: readonly Block[], others: readonly { name: string; blocks: readonly Block[] }[]) {
  return others.flatMap(({ name, blocks: theirs }) =>
    blocks.flatMap((block) =>
      theirs
        .filter((other) => overlap(block, other))
        .map(
          (other) =>
            `${dayNames[block.day]} ${block.startTime} to ${block.endTime} clashes with ${other.startTime} to ${other.endTime} at ${name}.`,
        ),
    ),
  )
}

/** Clinic hours of a physician at each facility, or at one; hours that clash are named, never refused. */
export async function schedulesOf(
  db: Executor,
  query: { physicianCode: string; healthFacilityCode?: string | undefined },
  principal: Principal,
): Promise<ScheduleView[]> {
  await physicianFor(db, query.physicianCode, principal)
  const whole = seesWholePhysician(principal, query.physicianCode)
  const rows = await db
    .select({ affiliation, code: facility.code, name: facility.name })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(and(eq(physician.code, query.physicianCode), ...bothEndsLive))
    .orderBy(facility.searchName, affiliation.id)
  const all = rows.map((row) => ({ ...row, blocks: blocksOf(row.affiliation.schedule) }))
  // Where else a physician works is not for the coordinator of one facility.
  const seen = all.filter(({ code }) => whole || code === principal.linkedCode)
  return seen
    .filter(({ code }) => !query.healthFacilityCode || code === query.healthFacilityCode)
    .map((row) => ({
      physicianCode: query.physicianCode,
      healthFacilityCode: row.code,
      healthFacilityName: row.name,
      entries: row.blocks,
      version: row.affiliation.version,
      warnings: clashes(
        row.blocks,
        seen.filter(({ code }) => code !== row.code),
      ),
    }))
}

/** Puts new clinic hours in place of those at one facility; the physician and staff save them directly (7.3). */
export async function saveSchedule(
  services: Services,
  tx: Transaction,
  body: Body,
  principal: Principal,
  meta: CallMeta,
): Promise<ScheduleView> {
  need(principal, 'PHY_EDIT')
  const { physicianCode, healthFacilityCode, version, entries } = body
  const errors = blockProblems(entries)
  if (errors.length > 0) refuse('VALIDATION', { errors })
  const found = await affiliationFor(tx, ofPair(physicianCode, healthFacilityCode), principal, 'PHY_EDIT')
  const record = await lockAffiliation(tx, found.code)
  if (version === null || version === undefined) {
    return refuseField('version', 'Send the version this change was made on.')
  }
  const shown = async () => {
    const [view] = await schedulesOf(tx, { physicianCode, healthFacilityCode }, principal)
    return view ?? refuse('NOT_FOUND')
  }
  if (version !== record.version) return refuse('STALE_RECORD', { details: { current: await shown() } })
  const blocks = blocksOf(entries)
  const actor = actorOf(principal, meta)
  await updateAffiliation(services, tx, record, { schedule: blocks.map((block) => ({ ...block })) }, actor)
  const changes = [{ field: 'schedule', before: blocksOf(record.schedule), after: blocks }]
  const entry = { code: physicianCode, action: 'UPDATE', topic: 'Clinic hours', changes } as const
  await auditOwner(services, tx, 'physician', entry, actor)
  return shown()
}
