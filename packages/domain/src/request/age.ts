import { daysBetween } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'

/** Age groups of open requests: up to 3 days, up to 7, more (domain model 11.4). */
export const requestAgeBuckets = ['upTo3', 'upTo7', 'over7'] as const

/** One age group. */
export type RequestAgeBucket = (typeof requestAgeBuckets)[number]

/** Days since a request was made and its age group. */
export function requestAge(
  requestedDate: IsoDate,
  today: IsoDate,
): { days: number; bucket: RequestAgeBucket } {
  const days = Math.max(0, daysBetween(requestedDate, today))
  if (days <= 3) return { days, bucket: 'upTo3' }
  return { days, bucket: days <= 7 ? 'upTo7' : 'over7' }
}
