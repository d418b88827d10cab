import type { IsoDate } from '../time/index.ts'

/** A holiday as the maintained list has it, on the day it is kept. */
export interface Holiday {
  day: IsoDate
  name: string
  /** PSGC code of the region it holds in; null in the whole country */
  regionCode: string | null
}

/** The holidays that hold at one place: their names by day. */
export type HolidayCalendar = ReadonlyMap<IsoDate, string>

/** The calendar of a place where no holiday holds. */
export const noHolidays: HolidayCalendar = new Map()

/** The holidays that hold in a region, those of the whole country with them; without a region the national ones alone. */
export function holidaysIn(holidays: readonly Holiday[], regionCode: string | null): HolidayCalendar {
  const calendar = new Map<IsoDate, string>()
  for (const { day, name, regionCode: where } of holidays) {
    if (where !== null && where !== regionCode) continue
    const other = calendar.get(day)
    calendar.set(day, other === undefined ? name : `${other}, ${name}`)
  }
  return calendar
}
