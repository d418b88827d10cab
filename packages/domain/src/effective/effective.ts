import { addDays } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'

/** A version in force from a day on, until a later version starts or its own validity ends (domain model 3, P2). */
export type Version = { effectiveDate: IsoDate; validityDate?: IsoDate | null }

/**
 * The state of a version on a day: `past` = superseded by a later one, `inForce`, `scheduled` = not yet begun, `lapsed`
 * = the newest begun, yet its validity has ended.
 */
export type VersionState = 'past' | 'inForce' | 'scheduled' | 'lapsed'

/** One stretch of a price history; both ends are included, no `until` means it is open-ended. */
export type Interval<V extends Version> = {
  version: V
  from: IsoDate
  until?: IsoDate
  state: VersionState
  /** Days before this stretch for which no version is valid. */
  gapBefore?: { from: IsoDate; until: IsoDate }
}

/**
 * The version with the greatest effective date, of those up to `upTo` when given (the call `latest`). Validity plays no
 * part. Should two share a date, the later in the list wins.
 */
export function latest<V extends Version>(
  versions: readonly V[],
  options: { upTo?: IsoDate } = {},
): V | undefined {
  let found: V | undefined
  for (const version of versions) {
    if (options.upTo !== undefined && version.effectiveDate > options.upTo) continue
    if (!found || version.effectiveDate >= found.effectiveDate) found = version
  }
  return found
}

/**
 * The version that rules a day: the greatest effective date not after it. One whose validity has ended rules nothing,
 * and an older one does not come back in its place.
 */
export function inForce<V extends Version>(versions: readonly V[], day: IsoDate): V | undefined {
  const begun = latest(versions, { upTo: day })
  return begun && isValidOn(begun, day) ? begun : undefined
}

/** Returns the state of one of the versions today. */
export function versionState<V extends Version>(
  version: V,
  versions: readonly V[],
  today: IsoDate,
): VersionState {
  if (version.effectiveDate > today) return 'scheduled'
  const begun = latest(versions, { upTo: today })
  if (begun && begun.effectiveDate > version.effectiveDate) return 'past'
  return isValidOn(version, today) ? 'inForce' : 'lapsed'
}

/** All versions as stretches of time, earliest first; days that no version covers are named as gaps. */
export function timeline<V extends Version>(versions: readonly V[], today: IsoDate): Interval<V>[] {
  const ordered = oncePerDay(versions)
  return ordered.map((version, index) => {
    const until = endOf(version, ordered[index + 1])
    const gapBefore = gapBetween(ordered[index - 1], version)
    return {
      version,
      from: version.effectiveDate,
      ...(until === undefined ? {} : { until }),
      state: versionState(version, versions, today),
      ...(gapBefore === undefined ? {} : { gapBefore }),
    }
  })
}

function isValidOn(version: Version, day: IsoDate): boolean {
  return !version.validityDate || day <= version.validityDate
}

function oncePerDay<V extends Version>(versions: readonly V[]): V[] {
  const byDay = new Map(versions.map((version) => [version.effectiveDate, version]))
  return [...byDay.values()].sort((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1))
}

function endOf(version: Version, next: Version | undefined): IsoDate | undefined {
  const before = next && addDays(next.effectiveDate, -1)
  const own = version.validityDate ?? undefined
  if (before === undefined) return own
  return own !== undefined && own < before ? own : before
}

function gapBetween(
  earlier: Version | undefined,
  later: Version,
): { from: IsoDate; until: IsoDate } | undefined {
  if (!earlier?.validityDate) return undefined
  const from = addDays(earlier.validityDate, 1)
  return from < later.effectiveDate ? { from, until: addDays(later.effectiveDate, -1) } : undefined
}
