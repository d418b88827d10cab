import { formatDay, type IsoDate } from '../time/index.ts'
import {
  blocksOverlap,
  isValidOn,
  timesOverlap,
  weekdayNames,
  weekdayOf,
  type ClinicBlock,
  type ClinicException,
  type ClinicHours,
} from './clinic-hours.ts'

/** An error in a field of clinic hours; `field` is its path in the form, such as `entries.1.endTime`. */
export interface ScheduleProblem {
  field: string
  message: string
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
    const message = `These hours overlap with ${earlier.startTime} to ${earlier.endTime} of the same day.`
    return [{ field: `entries.${at}.startTime`, message }]
  })
}

function timesProblem({ kind, startTime, endTime }: ClinicException): [string, string] | undefined {
  if (startTime === null && endTime === null) {
    return kind === 'EXTRA' ? ['startTime', 'Enter the hours of the extra clinic.'] : undefined
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
      return [{ field: path('until'), message: 'An extra clinic is one day. Add one for each day.' }]
    }
    const own = { startTime, endTime }
    const weekly = entries.some(
      (entry) => entry.day === weekdayOf(date) && isValidOn(entry, date) && timesOverlap(entry, own),
    )
    const message = 'These hours fall together with the weekly hours of that day.'
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
  if (extra.kind !== 'EXTRA' || startTime === null || endTime === null) return []
  const elsewhere = [
    ...hours.entries.filter((entry) => entry.day === weekdayOf(date) && isValidOn(entry, date)),
    ...hours.exceptions.filter((one) => one.kind === 'EXTRA' && one.date === date),
  ]
  return elsewhere.flatMap((other) =>
    other.startTime !== null &&
    other.endTime !== null &&
    timesOverlap({ startTime, endTime }, { startTime: other.startTime, endTime: other.endTime })
      ? [
          `The extra clinic on ${formatDay(date)}, ${startTime} to ${endTime}, clashes with ${other.startTime} to ${other.endTime} at ${name}.`,
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
