import type { Schedule, ScheduleInput } from '@capiz/api/schema/affiliation'
import {
  clinicCalendar,
  holidaysIn,
  holidaysWithin,
  scheduleClashes,
  scheduleProblems,
  weekdays,
  type ClinicBlock,
  type ClinicException,
  type ClinicHours,
  type Holiday,
  type HolidayCalendar,
  type OpeningException,
} from '@capiz/domain/schedule'
import { addYears, isIsoDate, type IsoDate } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { actorOf } from '../../platform/access/actor.ts'
import { affiliationFor, bothEndsLive, lockAffiliation, ofPair, type AffiliationRecord } from './scope.ts'
import { updateAffiliation } from './status.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { affiliation, facility, physician } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { holidaysOf } from '../../engines/reference/holidays.ts'
import { regionCodeOf } from '../../engines/reference/geography.ts'
import { auditOwner } from '../../engines/provider/owner.ts'
import type { Services } from '../../platform/services.ts'
import { physicianFor, seesWholePhysician } from '../physician/scope.ts'

type ScheduleView = InferOutput<typeof Schedule>
type Body = InferOutput<typeof ScheduleInput>
type Stored = Pick<AffiliationRecord, 'schedule' | 'scheduleExceptions'>

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function dayOf(value: unknown): IsoDate | null {
  const text = textOf(value)
  return text !== null && isIsoDate(text) ? text : null
}

/** Stored or sent blocks in one shape, by day and hour; what names no day of the week is left out. */
function blocksOf(schedule: readonly Record<string, unknown>[]): ClinicBlock[] {
  return schedule
    .flatMap((entry): ClinicBlock[] => {
      const day = weekdays.find((each) => each === entry['day'])
      if (day === undefined) return []
      return [
        {
          day,
          startTime: textOf(entry['startTime']) ?? '',
          endTime: textOf(entry['endTime']) ?? '',
          byAppointment: entry['byAppointment'] === true,
          room: textOf(entry['room']),
          remarks: textOf(entry['remarks']),
          validFrom: dayOf(entry['validFrom']),
          validUntil: dayOf(entry['validUntil']),
        },
      ]
    })
    .sort((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || (a.startTime < b.startTime ? -1 : 1))
}

const byDay = (a: ClinicException, b: ClinicException) => (a.date < b.date ? -1 : 1)

/** The clinic hours an affiliation is stored with. */
export function clinicHoursOf({ schedule, scheduleExceptions }: Stored): ClinicHours {
  return { entries: blocksOf(schedule), exceptions: scheduleExceptions.toSorted(byDay) }
}

/** The facts of a facility that decide on which days no clinic is held there. */
interface ClinicPlace {
  /** region of the facility */
  regionCode: string | null
  openingExceptions: readonly OpeningException[]
}

/** The days no clinic is held at a facility, by their names: holidays of its region, and days it is closed. */
export const calendarAt = (
  { regionCode, openingExceptions }: ClinicPlace,
  holidays: readonly Holiday[],
): HolidayCalendar => clinicCalendar(holidaysIn(holidays, regionCode), openingExceptions)

/** The holidays and closed days of the coming year that take weekly hours away at a place. */
export function holidaysAhead(
  hours: ClinicHours,
  place: ClinicPlace,
  { holidays, today }: { holidays: readonly Holiday[]; today: IsoDate },
) {
  return holidaysWithin(hours, calendarAt(place, holidays), [today, addYears(today, 1)])
}

/** Clinic hours of a physician at each facility, or at one; hours that clash are named, never refused. */
export async function schedulesOf(
  { clock }: Pick<Services, 'clock'>,
  db: Executor,
  query: { physicianCode: string; healthFacilityCode?: string | undefined },
  principal: Principal,
): Promise<ScheduleView[]> {
  await physicianFor(db, query.physicianCode, principal)
  const whole = seesWholePhysician(principal, query.physicianCode)
  const rows = await db
    .select({
      affiliation,
      code: facility.code,
      name: facility.name,
      regionCode: regionCodeOf(facility.mainCityId),
      openingExceptions: facility.openingExceptions,
    })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(and(eq(physician.code, query.physicianCode), ...bothEndsLive))
    .orderBy(facility.searchName, affiliation.id)
  const holidays = await holidaysOf(db)
  const today = clock.today()
  const all = rows.map((row) => ({ ...row, hours: clinicHoursOf(row.affiliation) }))
  // Where else a physician works is not for the coordinator of one facility.
  const seen = all.filter(({ code }) => whole || code === principal.linkedCode)
  return seen
    .filter(({ code }) => !query.healthFacilityCode || code === query.healthFacilityCode)
    .map((row) => ({
      physicianCode: query.physicianCode,
      healthFacilityCode: row.code,
      healthFacilityName: row.name,
      entries: [...row.hours.entries],
      // Why somebody is away is between the physician and the staff.
      exceptions: row.hours.exceptions.map((one) => (whole ? one : { ...one, remarks: null })),
      holidays: holidaysAhead(row.hours, row, { holidays, today }),
      version: row.affiliation.version,
      warnings: scheduleClashes(
        row.hours,
        seen.filter(({ code }) => code !== row.code),
        today,
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
  const { physicianCode, healthFacilityCode, version } = body
  const found = await affiliationFor(tx, ofPair(physicianCode, healthFacilityCode), principal)
  const record = await lockAffiliation(tx, found.code)
  if (version === null || version === undefined) {
    return refuseField('version', 'Send the version this change was made on.')
  }
  const before = clinicHoursOf(record)
  const sent = { entries: body.entries, exceptions: body.exceptions ?? before.exceptions }
  const errors = scheduleProblems(sent)
  if (errors.length > 0) refuse('VALIDATION', { errors })
  const shown = async () => {
    const [view] = await schedulesOf(services, tx, { physicianCode, healthFacilityCode }, principal)
    return view ?? refuse('NOT_FOUND')
  }
  if (version !== record.version) return refuse('STALE_RECORD', { details: { current: await shown() } })
  const after = { entries: blocksOf(sent.entries), exceptions: sent.exceptions.toSorted(byDay) }
  const actor = actorOf(principal, meta)
  const stored = {
    schedule: after.entries.map((block) => ({ ...block })),
    scheduleExceptions: after.exceptions,
  }
  await updateAffiliation(services, tx, record, stored, actor)
  const changes = [
    { field: 'schedule', before: before.entries, after: after.entries },
    { field: 'scheduleExceptions', before: before.exceptions, after: after.exceptions },
  ].filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
  const entry = { code: physicianCode, action: 'UPDATE', topic: 'Clinic hours', changes } as const
  await auditOwner(services, tx, 'physician', entry, actor)
  return shown()
}
