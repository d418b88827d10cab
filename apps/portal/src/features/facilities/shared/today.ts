import { type IsoDate, manilaDay } from '@capiz/domain/time'

/** Today in Manila, whatever the clock zone of the device; the one place these screens read the clock. */
export function today(): IsoDate {
  return manilaDay(new Date())
}
