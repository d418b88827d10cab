import { plural } from '@capiz/domain/text'
import type { IsoDate } from '@capiz/domain/time'
import { addDays, addMonths, daysBetween, formatDay, isIsoDate, latestDate } from '@capiz/domain/time'
import type { RulerSegment, RulerSpan } from './ruler-types.ts'

/** The periods whose days can be drawn. An end that no calendar has, or before the beginning, is left open. */
export function drawable(segments: readonly RulerSegment[]): RulerSegment[] {
  return segments
    .filter((segment) => isIsoDate(segment.from))
    .map((segment) => {
      const { until, ...open } = segment
      return until === undefined || (isIsoDate(until) && until >= segment.from) ? segment : open
    })
}

/** Which lane each period lies in, so that periods of one lane never overlap, and how many lanes there are. */
export function lanesOf(segments: readonly RulerSegment[]): {
  readonly lane: ReadonlyMap<string, number>
  readonly count: number
} {
  const ends: (IsoDate | undefined)[] = []
  const lane = new Map<string, number>()
  // Of periods that begin on one day the longer comes first, so that what holds keeps the first lane.
  const ordered = segments.toSorted(
    (a, b) => a.from.localeCompare(b.from) || (b.until ?? latestDate).localeCompare(a.until ?? latestDate),
  )
  for (const segment of ordered) {
    const free = ends.findIndex((end) => end !== undefined && end < segment.from)
    const place = free < 0 ? ends.length : free
    ends[place] = segment.until
    lane.set(segment.id, place)
  }
  return { lane, count: Math.max(1, ends.length) }
}

/** Whether a day is on the ruler. */
export function isWithin(date: IsoDate, span: RulerSpan): boolean {
  return span.from <= date && date <= span.until
}

/** Share of the ruler's length, 0 at its start and 1 at its end. */
export function placeOf(date: IsoDate, span: RulerSpan): number {
  const length = daysBetween(span.from, span.until)
  if (length <= 0) return 0
  return Math.min(1, Math.max(0, daysBetween(span.from, date) / length))
}

/** The first and last day of all segments and today, a margin of a twentieth, and where open segments end. */
function daysOf(segments: readonly RulerSegment[], today: IsoDate) {
  const dates = segments.flatMap((segment) => [segment.from, segment.until ?? segment.from])
  const sorted = [today, ...dates].sort()
  const first = sorted[0] ?? today
  const last = sorted.at(-1) ?? today
  const isOpen = segments.some((segment) => segment.until === undefined)
  const margin = Math.max(14, Math.round(daysBetween(first, last) / 20))
  return { first, last, margin, openUntil: isOpen ? addDays(last, Math.max(margin * 3, 90)) : undefined }
}

/** The days a ruler covers: all segments and today, with a margin of a twentieth at both ends. */
export function spanOf(segments: readonly RulerSegment[], today: IsoDate): RulerSpan {
  const { first, last, margin, openUntil } = daysOf(segments, today)
  return { from: addDays(first, -margin), until: openUntil ?? addDays(last, margin) }
}

/** The same days without margins, so that the first bar begins and the last one ends at the edge. */
export function fullSpanOf(segments: readonly RulerSegment[], today: IsoDate): RulerSpan {
  const { first, last, openUntil } = daysOf(segments, today)
  return { from: first, until: openUntil ?? addDays(last, 1) }
}

/** Returns the place of a segment, as shares of the ruler's length. An open segment runs to the end. */
export function segmentPlace(segment: RulerSegment, span: RulerSpan): { start: number; width: number } {
  const start = placeOf(segment.from, span)
  // The last day is in force until midnight, so the bar ends where the next day begins.
  const end = segment.until ? placeOf(addDays(segment.until, 1), span) : 1
  return { start, width: Math.max(0, end - start) }
}

/** First days of years inside the span; of quarters when it is shorter than two years. */
export function ticksOf(span: RulerSpan): IsoDate[] {
  const step = daysBetween(span.from, span.until) > 730 ? 12 : 3
  const ticks: IsoDate[] = []
  for (let at = firstOfYear(span.from); at <= span.until; at = addMonths(at, step)) {
    if (at > span.from) ticks.push(at)
  }
  return ticks
}

function firstOfYear(date: IsoDate): IsoDate {
  return `${date.slice(0, 4)}-01-01` as IsoDate
}

/** `131 days left`, `ends today`, or how long ago it ended: for words that have named the day. */
export function leftText(until: IsoDate, today: IsoDate): string {
  const left = daysBetween(today, until)
  if (left === 0) return 'ends today'
  return left > 0 ? `${plural(left, 'day', 'days')} left` : `ended ${plural(-left, 'day', 'days')} ago`
}

/** `ends 31 Mar 2027 · 131 days left`, or how long ago it ended. */
export function endText(until: IsoDate, today: IsoDate): string {
  const left = daysBetween(today, until)
  const day = formatDay(until)
  if (left === 0) return `ends today, ${day}`
  return left > 0
    ? `ends ${day} · ${leftText(until, today)}`
    : `ended ${day} · ${plural(-left, 'day', 'days')} ago`
}

/** `1 Jul 2026 to 31 Dec 2026, in force`: a segment in words. */
export function segmentText(segment: RulerSegment): string {
  const until = segment.until ? `to ${dayText(segment.until)}` : 'onward'
  return `${dayText(segment.from)} ${until}, ${segment.label}`
}

/** A day in words; what is no day stays as it was given, so that the mistake can be seen. */
export function dayText(day: IsoDate): string {
  return isIsoDate(day) ? formatDay(day) : day || 'no day'
}
