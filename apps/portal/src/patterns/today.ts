import { type IsoDate, manilaDay } from '@capiz/domain/time'

/** Today in Manila, whatever the clock zone of the device. */
export function today(): IsoDate {
  return manilaDay(new Date())
}
