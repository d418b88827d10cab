import type { OutputOf } from '@capiz/api/contract/define'
import type { physicianDirectory } from '@capiz/api/contract/directory-physician'
import { hoursOn, isValidOn, weekdayNames, weekdayOf } from '@capiz/domain/schedule'
import { formatDay, type IsoDate } from '@capiz/domain/time'

/** A physician as the public sees one. */
export type PublicPhysician = OutputOf<typeof physicianDirectory.get>
/** A place where a physician practises. */
export type PublicPlace = PublicPhysician['facilities'][number]
/** The answer about a day. */
export type DayAnswer = OutputOf<typeof physicianDirectory.onDay>

/** `Dentist, Orthodontics` */
export function professionLabel({
  dentist,
  specializations,
}: Pick<PublicPhysician, 'dentist' | 'specializations'>): string {
  return [dentist ? 'Dentist' : 'Physician', ...specializations].join(', ')
}

/** `Tuesday, 24 Nov 2026` */
export function formatLongDay(day: IsoDate): string {
  return `${weekdayNames[weekdayOf(day)]}, ${formatDay(day)}`
}

/** Hours of one day: `09:00 to 11:00, 14:00 to 16:00 (by appointment, Room 204)`. */
export function formatHours(hours: DayAnswer['hours']): string {
  return hours
    .map(({ startTime, endTime, byAppointment, room }) => {
      const notes = [byAppointment && 'by appointment', room].filter(Boolean).join(', ')
      return `${startTime} to ${endTime}${notes === '' ? '' : ` (${notes})`}`
    })
    .join(', ')
}

/** `Ilog Clinic, Iloilo City, about 12 km away`: a place as far as it is known. */
export function placeText({
  facility,
  city,
  distanceKm,
}: Pick<DayAnswer['alternatives'][number], 'facility' | 'city' | 'distanceKm'>): string {
  return [facility.description, city, distanceText(distanceKm)].filter(Boolean).join(', ')
}

/** `about 12 km away`; within one city and where the distance is not known nothing. */
function distanceText(distanceKm: number | null): string | undefined {
  return distanceKm === null || distanceKm === 0 ? undefined : `about ${distanceKm} km away`
}

/** The weekly hours that hold on a day, as the week is drawn. */
export function weekOf({ schedule }: PublicPlace, day: IsoDate) {
  return schedule
    .filter((block) => isValidOn(block, day))
    .map(({ day: weekday, startTime, endTime, byAppointment, room }) => {
      const label = [byAppointment && 'by appointment', room].filter(Boolean).join(', ')
      const hours = { day: weekday, from: startTime, to: endTime } as {
        day: typeof weekday
        from: `${number}:${number}`
        to: `${number}:${number}`
      }
      return label === '' ? hours : { ...hours, label }
    })
}

/** The hours at a place on a date, its holidays and what differs that day counted. */
export function hoursOfDay({ schedule, exceptions, holidays }: PublicPlace, day: IsoDate) {
  const calendar = new Map(holidays.map((holiday) => [holiday.day, holiday.name]))
  return hoursOn({ entries: schedule, exceptions }, day, calendar)
}

const exceptionLabels = { EXTRA: 'Extra clinic', INSTEAD: 'Other hours', ABSENT: 'No clinic' } as const

const period = (from: IsoDate, until: IsoDate | null): string =>
  until === null || until === from ? formatDay(from) : `${formatDay(from)} to ${formatDay(until)}`

/** Returns the differences from the present week: hours that begin later, extra clinics, absences. */
export function changesOf({ schedule, exceptions }: PublicPlace, today: IsoDate): string[] {
  const later = schedule.flatMap(({ day, startTime, endTime, validFrom }) =>
    validFrom !== null && validFrom > today
      ? [`From ${formatDay(validFrom)}: ${weekdayNames[day]} ${startTime} to ${endTime}`]
      : [],
  )
  const single = exceptions.map(({ kind, date, until, startTime, endTime }) => {
    const hours = startTime !== null && endTime !== null ? `, ${startTime} to ${endTime}` : ''
    return `${exceptionLabels[kind]}: ${period(date, until)}${hours}`
  })
  return [...later, ...single]
}

/** Why the answer is no, in one sentence that names both and the day. */
export function reasonMessage(answer: DayAnswer): string {
  const { reason, holiday, physician, facility, day, accreditedUntil } = answer
  const on = `On ${formatLongDay(day)}`
  const isOver = accreditedUntil !== null && accreditedUntil < day
  const end = isOver ? ` The accreditation on record ends on ${formatDay(accreditedUntil)}.` : ''
  switch (reason) {
    case 'PHYSICIAN':
      return `${on} ${physician.description} is not accredited.${end}`
    case 'FACILITY':
      return `${on} ${facility.description} is not accredited.${end}`
    case 'AFFILIATION':
      return `${physician.description} is not accredited at ${facility.description}.`
    case 'HOLIDAY':
      return `Closed: ${holiday}. ${on} ${physician.description} holds no clinic at ${facility.description}.`
    case 'NO_CLINIC':
      return `${on} ${physician.description} holds no clinic at ${facility.description}.`
    case null:
      return ''
  }
}
