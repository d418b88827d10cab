import { isValidOn, isWeekday, weekdayNames, weekdays, type Weekday } from '@capiz/domain/schedule'
import { addDays, isIsoDate, type IsoDate } from '@capiz/domain/time'
import * as v from 'valibot'
import { today as currentDay } from '../../../patterns/today.ts'
import type { UrlSchema } from '../../../platform/routing/url-state.ts'
import { formatHours, formatLongDay, hoursOfDay, type PublicPlace } from './format.ts'

/** A day of the week or a date. */
export type ClinicDay = Weekday | IsoDate

/** A day of the week, or a date that has not passed; anything else asks for any day. */
export const clinicDay: UrlSchema<{ day: ClinicDay | '' }>['day'] = v.fallback(
  v.optional(
    v.union([
      v.picklist(['', ...weekdays]),
      v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value) && value >= currentDay()),
    ]),
    '',
  ),
  '',
)

/** `Saturdays` or `Saturday, 28 Nov 2026`. */
export function clinicDayLabel(day: ClinicDay): string {
  return isWeekday(day) ? `${weekdayNames[day]}s` : formatLongDay(day)
}

/** The days a visitor chooses from: today, tomorrow and the days of the week; a date of the address besides. */
export function clinicDayOptions(today: IsoDate, chosen: ClinicDay | '') {
  const tomorrow = addDays(today, 1)
  const near = [
    { value: today, label: `Today, ${formatLongDay(today)}` },
    { value: tomorrow, label: `Tomorrow, ${formatLongDay(tomorrow)}` },
  ]
  const weekly = weekdays.map((value) => ({ value, label: clinicDayLabel(value) }))
  const all = [...near, ...weekly]
  if (chosen === '' || all.some(({ value }) => value === chosen)) return all
  return [...all, { value: chosen, label: clinicDayLabel(chosen) }]
}

/** The hours at a place on a date, or on that day of the week as they are today; empty when there are none. */
export function clinicHoursText(place: PublicPlace, day: ClinicDay, today: IsoDate): string {
  if (!isWeekday(day)) return formatHours(hoursOfDay(place, day))
  const blocks = place.schedule.filter((block) => block.day === day && isValidOn(block, today))
  return formatHours(blocks.map((block) => ({ ...block, isExtra: false })))
}

/** `Mon, Wed 09:00–12:00`: the week at a place as it is today, days with equal hours together; empty without hours. */
export function clinicWeekText({ schedule }: PublicPlace, today: IsoDate): string {
  const days = new Map<string, string[]>()
  for (const day of weekdays) {
    const hours = schedule
      .filter((block) => block.day === day && isValidOn(block, today))
      .map(({ startTime, endTime }) => `${startTime}–${endTime}`)
      .join(', ')
    if (hours !== '') days.set(hours, [...(days.get(hours) ?? []), weekdayNames[day].slice(0, 3)])
  }
  return [...days].map(([hours, names]) => `${names.join(', ')} ${hours}`).join('; ')
}
