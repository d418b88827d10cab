import { addDays, isTodayOrLater } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'
import { latest } from './effective.ts'
import type { Version } from './effective.ts'

/** Why a version may not be entered; each is also an error code. */
export type NewVersionProblem =
  | 'PRICE_IN_FORCE'
  | 'PRICE_DATE_EXISTS'
  | 'DATE_IN_PAST'
  | 'NOTICE_TOO_SHORT'
  | 'BEFORE_NEWEST'

/** The version to check: a new one, or the correction of the future one named by `replacesId`. */
export type NewVersion = {
  effectiveDate: IsoDate
  today: IsoDate
  existing: readonly (Version & { id?: number | string })[]
  /** Whether the person may enter a date before today (RATE_BACKDATE). */
  canBackdate: boolean
  /** Whether a provider submits it; then more than 30 days of notice are needed. */
  provider: boolean
  replacesId?: number | string
}

/** Days of notice a provider gives at least: more than 30 days ahead (specification 1, section 5). */
const providerNoticeDays = 31

/** Returns the first day on which a version may take effect; undefined where the past is open too. */
export function firstVersionDay({
  today,
  provider,
  canBackdate,
}: Pick<NewVersion, 'today' | 'provider' | 'canBackdate'>): IsoDate | undefined {
  if (provider) return addDays(today, providerNoticeDays)
  return canBackdate ? undefined : today
}

/**
 * Whether a version may be entered (domain model 3, P2). History is never edited: what has begun stays, a future one
 * may be corrected, and a back-dated one must come after the newest that has begun.
 */
export function checkNewVersion(input: NewVersion): { ok: true } | { ok: false; reason: NewVersionProblem } {
  const { effectiveDate, today, existing, canBackdate, provider, replacesId } = input
  const replaced = replacesId === undefined ? undefined : existing.find(({ id }) => id === replacesId)
  if (replaced && replaced.effectiveDate <= today) return { ok: false, reason: 'PRICE_IN_FORCE' }
  const backdated = !isTodayOrLater(effectiveDate, today)
  if (backdated && (!canBackdate || provider)) return { ok: false, reason: 'DATE_IN_PAST' }
  if (provider && effectiveDate < addDays(today, providerNoticeDays))
    return { ok: false, reason: 'NOTICE_TOO_SHORT' }
  const others = existing.filter((version) => version !== replaced)
  if (others.some((version) => version.effectiveDate === effectiveDate)) {
    return { ok: false, reason: 'PRICE_DATE_EXISTS' }
  }
  const newest = latest(others, { upTo: today })
  if (backdated && newest && effectiveDate < newest.effectiveDate)
    return { ok: false, reason: 'BEFORE_NEWEST' }
  return { ok: true }
}
