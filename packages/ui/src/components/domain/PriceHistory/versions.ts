import { inForce, timeline } from '@capiz/domain/effective'
import type { VersionState } from '@capiz/domain/effective'
import { formatAmount, formatPercentChange, formatPeso, percentChange } from '@capiz/domain/money'
import type { IsoDate } from '@capiz/domain/time'
import { addDays, formatDay, isIsoDate } from '@capiz/domain/time'
import type { RulerFill, RulerSegment } from '../../../charts/ruler-types.ts'

/** State of a version of prices. Pending and draft versions are not in force whatever their date says. */
export type PriceVersionState = VersionState | 'pending' | 'draft'

/** One priced item; `amounts` are hundredths (centavos) by amount field, null when the item has no such price. */
export interface PriceRow {
  readonly key: string
  readonly label: string
  readonly code?: string | undefined
  readonly amounts: Readonly<Record<string, number | null>>
  readonly note?: string | undefined
}

/** Prices from a day on. `until` (included) is given when the version ends by itself. */
export interface PriceVersion {
  readonly id: string
  readonly effectiveDate: IsoDate
  readonly validityDate?: IsoDate | null | undefined
  readonly state: PriceVersionState
  readonly author?: string | undefined
  readonly rows: readonly PriceRow[]
}

/** A priced field of an item: `Daily rate`. */
export interface AmountField {
  readonly name: string
  readonly label: string
  /** Unit of the number; pesos by default. Items priced in pesos or in percent have one field for each. */
  readonly unit?: 'peso' | 'percent' | 'number' | undefined
}

/** An amount of a field in words: `₱1,234.50`, `12.5%` or `20`. */
export function formatFieldAmount(amount: number, unit: AmountField['unit'] = 'peso'): string {
  if (unit === 'peso') return formatPeso(amount)
  const plain = formatAmount(amount).replace(/\.?0+$/u, '')
  return unit === 'percent' ? `${plain}%` : plain
}

/** Words for the states. */
export const versionStateLabel: Record<PriceVersionState, string> = {
  past: 'past',
  inForce: 'in force',
  scheduled: 'scheduled',
  lapsed: 'lapsed',
  pending: 'pending approval',
  draft: 'draft',
}

const isSettled = (version: PriceVersion) => version.state !== 'pending' && version.state !== 'draft'

/** Versions by first day, oldest first; of one day the later listed comes later. */
export function inOrder(versions: readonly PriceVersion[]): PriceVersion[] {
  return [...versions].sort((a, b) => a.effectiveDate.localeCompare(b.effectiveDate))
}

/** The version whose prices hold on a day; pending and draft ones never do. */
export function versionAsOf(versions: readonly PriceVersion[], day: IsoDate): PriceVersion | undefined {
  return inForce(versions.filter(isSettled), day)
}

/** The settled version before the given one, which it is compared with. */
export function previousVersion(
  versions: readonly PriceVersion[],
  version: PriceVersion,
): PriceVersion | undefined {
  return inOrder(versions)
    .filter(
      (other) => isSettled(other) && other.id !== version.id && other.effectiveDate <= version.effectiveDate,
    )
    .at(-1)
}

const fills: Record<PriceVersionState, RulerFill> = {
  past: 'past',
  inForce: 'current',
  scheduled: 'scheduled',
  lapsed: 'past',
  pending: 'asked',
  draft: 'asked',
}

/** Whether a later listed, settled version begins on the same day, so that this one never ruled. */
function isReplacedSameDay(version: PriceVersion, ordered: readonly PriceVersion[]): boolean {
  const later = ordered.slice(ordered.indexOf(version) + 1)
  return (
    isSettled(version) &&
    later.some((other) => isSettled(other) && other.effectiveDate === version.effectiveDate)
  )
}

/** One ruler segment a version, each ending the day before the next settled one begins. */
export function versionSegments(versions: readonly PriceVersion[]): RulerSegment[] {
  const ordered = inOrder(versions)
  return ordered.map((version) => {
    const next = ordered.find((other) => isSettled(other) && other.effectiveDate > version.effectiveDate)
    const byNext = next && addDays(next.effectiveDate, -1)
    const own = version.validityDate ?? undefined
    const isReplaced = isReplacedSameDay(version, ordered)
    return {
      id: version.id,
      from: version.effectiveDate,
      until: isReplaced
        ? version.effectiveDate
        : own && byNext
          ? own < byNext
            ? own
            : byNext
          : (own ?? byNext),
      fill: isReplaced ? 'past' : fills[version.state],
      tone: version.state === 'pending' ? 'review' : version.state === 'draft' ? 'neutral' : 'positive',
      label: isReplaced ? 'corrected the same day' : versionStateLabel[version.state],
    }
  })
}

/** Versions whose days can be read, and the others, which nothing can be said about. */
export function readableVersions(versions: readonly PriceVersion[]): {
  readonly good: PriceVersion[]
  readonly bad: PriceVersion[]
} {
  const isGood = ({ effectiveDate, validityDate }: PriceVersion) =>
    isIsoDate(effectiveDate) && (!validityDate || isIsoDate(validityDate))
  return {
    good: versions.filter(isGood),
    bad: versions.filter((version) => !isGood(version)),
  }
}

/** Days without prices between two versions, as sentences: `No prices from 1 Jan 2025 to 30 Jun 2025.` */
export function gapTexts(versions: readonly PriceVersion[], today: IsoDate): string[] {
  return timeline(versions.filter(isSettled), today).flatMap(({ gapBefore }) =>
    gapBefore ? `No prices from ${formatDay(gapBefore.from)} to ${formatDay(gapBefore.until)}.` : [],
  )
}

/** `Prices in force on 3 Mar 2026: version of 1 Jul 2025.` */
export function asOfText(versions: readonly PriceVersion[], day: IsoDate): string {
  const version = versionAsOf(versions, day)
  if (!version) return `No prices were set for ${formatDay(day)}.`
  return `Prices in force on ${formatDay(day)}: version of ${formatDay(version.effectiveDate)}.`
}

/** How a price stands against the version before. */
export type PriceChange =
  | { readonly kind: 'first' | 'new' | 'same' | 'none' | 'removed' }
  | { readonly kind: 'up' | 'down'; readonly percent: number | undefined }

/** Whether a price is there; an amount that is no number counts as none. */
export function isAmount(amount: number | null | undefined): amount is number {
  return amount !== null && amount !== undefined && Number.isFinite(amount)
}

/** Compares one amount with the one before; `hasPrevious` is false for the first version of all. */
export function priceChange(
  before: number | null | undefined,
  now: number | null | undefined,
  hasPrevious: boolean,
): PriceChange {
  if (!isAmount(now)) return { kind: isAmount(before) ? 'removed' : 'none' }
  if (!hasPrevious) return { kind: 'first' }
  if (!isAmount(before)) return { kind: 'new' }
  if (before === now) return { kind: 'same' }
  return { kind: now > before ? 'up' : 'down', percent: percentChange(before, now) }
}

/** A change in words for screen readers: `up 8.8 percent`. */
export function changeText(change: PriceChange): string {
  switch (change.kind) {
    case 'up':
    case 'down':
      return change.percent === undefined
        ? `${change.kind} from zero`
        : `${change.kind} ${Math.abs(change.percent).toFixed(1)} percent`
    case 'same':
      return 'no change'
    case 'new':
      return 'new item'
    case 'removed':
      return 'removed'
    case 'first':
      return 'first version'
    default:
      return 'no price'
  }
}

/** A comparison row of two versions. */
export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly code?: string | undefined
  readonly before?: PriceRow | undefined
  readonly now?: PriceRow | undefined
  readonly isChanged: boolean
}

/** Items of both versions side by side, those of the newer first, then the ones it no longer has. */
export function compareVersions(before: PriceVersion | undefined, now: PriceVersion): ComparedRow[] {
  const old = new Map((before?.rows ?? []).map((row) => [row.key, row]))
  const kept = now.rows.map((row) => compared(old.get(row.key), row))
  const present = new Set(now.rows.map((row) => row.key))
  const gone = (before?.rows ?? [])
    .filter((row) => !present.has(row.key))
    .map((row) => compared(row, undefined))
  return [...kept, ...gone]
}

function compared(before: PriceRow | undefined, now: PriceRow | undefined): ComparedRow {
  const either = now ?? before
  const names = new Set([...Object.keys(before?.amounts ?? {}), ...Object.keys(now?.amounts ?? {})])
  const isChanged =
    !before ||
    !now ||
    [...names].some((name) => (before.amounts[name] ?? null) !== (now.amounts[name] ?? null))
  return { key: either?.key ?? '', label: either?.label ?? '', code: either?.code, before, now, isChanged }
}

/** Counts of a comparison and how far prices moved: `12 changed, 2 added, 0 removed, from −2.5% to +8.8%`. */
export function comparisonSummary(rows: readonly ComparedRow[]): string {
  const added = rows.filter((row) => !row.before).length
  const removed = rows.filter((row) => !row.now).length
  const changed = rows.filter((row) => row.isChanged).length - added - removed
  const range = changeRange(rows)
  return `${changed} changed, ${added} added, ${removed} removed${range ? `, ${range}` : ''}`
}

/** The smallest and the largest change of a price in percent; nothing is weighted. */
function changeRange(rows: readonly ComparedRow[]): string | undefined {
  const percents = rows.flatMap(({ before, now }) =>
    Object.keys(now?.amounts ?? {}).flatMap((field) => {
      const change = priceChange(before?.amounts[field], now?.amounts[field], before !== undefined)
      return change.kind === 'up' || change.kind === 'down' ? (change.percent ?? []) : []
    }),
  )
  return percents.length > 0 ? rangeText(Math.min(...percents), Math.max(...percents)) : undefined
}

/** `from −2.5% to +8.8%`, or `by +8.8%` when both are the same. */
function rangeText(least: number, most: number): string {
  const [from, to] = [formatPercentChange(least), formatPercentChange(most)]
  return from === to ? `by ${from}` : `from ${from} to ${to}`
}

const indexes = new WeakMap<readonly PriceRow[], ReadonlyMap<string, PriceRow>>()

/** The row of an item; looked up in an index that is made once a list, since every item asks every version. */
function rowOf(version: PriceVersion, key: string): PriceRow | undefined {
  let index = indexes.get(version.rows)
  if (!index) {
    index = new Map(version.rows.map((row) => [row.key, row]))
    indexes.set(version.rows, index)
  }
  return index.get(key)
}

/** All prices of one item over time, oldest first; versions without the item count as null. */
export function itemHistory(
  versions: readonly PriceVersion[],
  key: string,
  field: string,
): { readonly version: PriceVersion; readonly amount: number | null }[] {
  return inOrder(versions)
    .filter(isSettled)
    .map((version) => ({
      version,
      amount: rowOf(version, key)?.amounts[field] ?? null,
    }))
}

/** Years in which a version begins; the ruler shows one year at a time when there are more than 24 versions. */
export function yearsOf(versions: readonly PriceVersion[]): string[] {
  return [...new Set(inOrder(versions).map((version) => version.effectiveDate.slice(0, 4)))]
}

/** The segments that touch a year, and the days of that year. */
export function segmentsOfYear(segments: readonly RulerSegment[], year: string) {
  const span = { from: `${year}-01-01` as IsoDate, until: `${year}-12-31` as IsoDate }
  const touching = segments.filter(
    (segment) => segment.from <= span.until && (segment.until ?? span.until) >= span.from,
  )
  return { segments: touching, span }
}
