import { formatDay, type IsoDate } from '../time/index.ts'
import {
  blocksOverlap,
  isValidOn,
  timesOverlap,
  weekdayNames,
  weekdayOf,
  type ClinicBlock,
  type ClinicException,
  type ClinicExceptionKind,
  type ClinicHours,
} from './clinic-hours.ts'

/** An error in a field of clinic hours; `field` is its path in the form, such as `entries.1.endTime`. */
export interface ScheduleProblem {
  field: string
  message: string
}

type MaybeTimes = Pick<ClinicException, 'startTime' | 'endTime'>

const sameDayMessage = ({ startTime, endTime }: MaybeTimes): string =>
  `These hours overlap with ${startTime ?? ''} to ${endTime ?? ''} of the same day.`

/** Whether hours with both times fall together with others. */
function isDuring({ startTime, endTime }: MaybeTimes, own: { startTime: string; endTime: string }): boolean {
  return startTime !== null && endTime !== null && timesOverlap({ startTime, endTime }, own)
}

function blockProblems(entries: readonly ClinicBlock[]): ScheduleProblem[] {
  return entries.flatMap((entry, at) => {
    if (entry.endTime <= entry.startTime) {
      return [{ field: `entries.${at}.endTime`, message: 'The end comes after the start.' }]
    }
    if (entry.validFrom !== null && entry.validUntil !== null && entry.validUntil < entry.validFrom) {
      return [{ field: `entries.${at}.validUntil`, message: 'The last day is not before the first.' }]
    }
    const earlier = entries.slice(0, at).find((other) => blocksOverlap(entry, other))
    if (!earlier) return []
    return [{ field: `entries.${at}.startTime`, message: sameDayMessage(earlier) }]
  })
}

const missingTimes: Readonly<Record<ClinicExceptionKind, string | undefined>> = {
  EXTRA: 'Enter the hours of the extra clinic.',
  INSTEAD: 'Enter the hours of that day.',
  ABSENT: undefined,
}

const oneDayOnly: Readonly<Record<Exclude<ClinicExceptionKind, 'ABSENT'>, string>> = {
  EXTRA: 'An extra clinic is one day. Add one for each day.',
  INSTEAD: 'Other hours are for one day. Add them for each day.',
}

function timesProblem({ kind, startTime, endTime }: ClinicException): [string, string] | undefined {
  if (startTime === null && endTime === null) {
    const message = missingTimes[kind]
    return message === undefined ? undefined : ['startTime', message]
  }
  if (startTime === null) return ['startTime', 'Enter both times, or none.']
  if (endTime === null) return ['endTime', 'Enter both times, or none.']
  return endTime <= startTime ? ['endTime', 'The end comes after the start.'] : undefined
}

function exceptionProblems({ entries, exceptions }: ClinicHours): ScheduleProblem[] {
  return exceptions.flatMap((exception, at) => {
    const path = (field: string) => `exceptions.${at}.${field}`
    const { kind, date, until, startTime, endTime } = exception
    const times = timesProblem(exception)
    if (times) return [{ field: path(times[0]), message: times[1] }]
    if (until !== null && until < date) {
      return [{ field: path('until'), message: 'The last day is not before the first.' }]
    }
    if (kind === 'ABSENT' || startTime === null || endTime === null) return []
    if (until !== null && until !== date) {
      return [{ field: path('until'), message: oneDayOnly[kind] }]
    }
    const own = { startTime, endTime }
    const other = exceptions
      .slice(0, at)
      .find((one) => one.kind !== 'ABSENT' && one.date === date && isDuring(one, own))
    if (other) return [{ field: path('startTime'), message: sameDayMessage(other) }]
    if (exceptions.some((one) => one.kind === 'INSTEAD' && one.date === date)) return []
    const weekly = entries.some(
      (entry) => entry.day === weekdayOf(date) && isValidOn(entry, date) && timesOverlap(entry, own),
    )
    const message =
      'These hours fall together with the weekly hours of that day. Other hours would stand in their place.'
    return weekly ? [{ field: path('startTime'), message }] : []
  })
}

/**
 * Returns the errors that keep clinic hours from being saved: ends before starts, overlapping hours of one facility
 * (7.3).
 */
export function scheduleProblems(hours: ClinicHours): ScheduleProblem[] {
  return [...blockProblems(hours.entries), ...exceptionProblems(hours)]
}

/** Clinic hours at another facility, with its name. */
export interface HoursElsewhere {
  name: string
  hours: ClinicHours
}

/** Returns the overlaps of an extra clinic with hours at another facility on its day. */
function extraClashes(extra: ClinicException, { name, hours }: HoursElsewhere): string[] {
  const { startTime, endTime, date } = extra
  if (extra.kind === 'ABSENT' || startTime === null || endTime === null) return []
  const isReplaced = hours.exceptions.some((one) => one.kind === 'INSTEAD' && one.date === date)
  const elsewhere = [
    ...hours.entries.filter(
      (entry) => !isReplaced && entry.day === weekdayOf(date) && isValidOn(entry, date),
    ),
    ...hours.exceptions.filter((one) => one.kind !== 'ABSENT' && one.date === date),
  ]
  const what = extra.kind === 'EXTRA' ? 'The extra clinic' : 'The other hours'
  const verb = extra.kind === 'EXTRA' ? 'clashes' : 'clash'
  return elsewhere.flatMap((other) =>
    isDuring(other, { startTime, endTime })
      ? [
          `${what} on ${formatDay(date)}, ${startTime} to ${endTime}, ${verb} with ${other.startTime ?? ''} to ${other.endTime ?? ''} at ${name}.`,
        ]
      : [],
  )
}

/**
 * Hours that fall together with those at other facilities, in sentences; a warning, never a refusal (domain model
 * 7.3). What is over by `today` is not named.
 */
export function scheduleClashes(
  own: ClinicHours,
  elsewhere: readonly HoursElsewhere[],
  today: IsoDate,
): string[] {
  const isOver = (last: IsoDate | null) => last !== null && last < today
  const entries = own.entries.filter(({ validUntil }) => !isOver(validUntil))
  return elsewhere.flatMap((place) => [
    ...entries.flatMap((block) =>
      place.hours.entries
        .filter((other) => !isOver(other.validUntil) && blocksOverlap(block, other))
        .map(
          (other) =>
            `${weekdayNames[block.day]} ${block.startTime} to ${block.endTime} clashes with ${other.startTime} to ${other.endTime} at ${place.name}.`,
        ),
    ),
    ...own.exceptions.filter(({ date }) => !isOver(date)).flatMap((extra) => extraClashes(extra, place)),
  ])
}
