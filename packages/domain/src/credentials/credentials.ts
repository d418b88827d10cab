import { documentState } from '../document/index.ts'
import { addDays, daysBetween } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'

/** Groups of the list of expiring documents, the most urgent first: days left of a credential. */
export const expiryBuckets = ['lapsed', '7', '30', '60', '90', 'later'] as const

/** One group of the list of expiring documents. */
export type ExpiryBucket = (typeof expiryBuckets)[number]

/** Into which group a credential falls: lapsed once its last day is over, else by the days left (7, 30, 60, 90). */
export function expiryBucket(date: IsoDate, today: IsoDate): ExpiryBucket {
  if (documentState(date, today) === 'EXPIRED') return 'lapsed'
  const left = daysBetween(today, date)
  if (left <= 7) return '7'
  if (left <= 30) return '30'
  if (left <= 60) return '60'
  return left <= 90 ? '90' : 'later'
}

/** First and last day of a group; no first day for what has lapsed, no last one for what comes later. */
export function bucketDays(bucket: ExpiryBucket, today: IsoDate): { from?: IsoDate; to?: IsoDate } {
  const days = (from: number, to: number) => ({ from: addDays(today, from), to: addDays(today, to) })
  switch (bucket) {
    case 'lapsed':
      return { to: addDays(today, -1) }
    case '7':
      return days(0, 7)
    case '30':
      return days(8, 30)
    case '60':
      return days(31, 60)
    case '90':
      return days(61, 90)
    case 'later':
      return { from: addDays(today, 91) }
  }
}
