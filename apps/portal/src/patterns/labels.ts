import { type IsoDate, formatDay, manilaDay } from '@capiz/domain/time'

/** Day of a time stamp in Manila. */
export function dayOf(instant: string): IsoDate {
  return manilaDay(new Date(instant))
}

/** Time of day of a time stamp in Manila: `14:05`. */
export function timeOf(instant: string): string {
  return new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(11, 16)
}

/** A day that may be missing, for reading; null shows as the list's missing word. */
export function formatDayOrNull(day: IsoDate | null | undefined): string | null {
  return day === null || day === undefined ? null : formatDay(day)
}

/** Kinds of activity. */
export const activityLabels: Readonly<Record<string, string>> = {
  CALL: 'Call',
  EMAIL: 'E-mail',
  VISIT: 'Visit',
  MEETING: 'Meeting',
  KAMUSTAHAN: 'Check-in',
  NOTE: 'Note',
}
