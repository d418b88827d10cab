import { manilaDay, type IsoDate } from '@capiz/domain/time'

/** The only place the server learns the time from. */
export interface Clock {
  now: () => Date
  /** the day it is in Manila */
  today: () => IsoDate
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  today: () => manilaDay(new Date()),
}
