import { fromMinutes, isTimeText, toMinutes } from '../../../time/time.ts'
import type { TimeText } from '../../../time/time.ts'

/** Days of the week as the wire names them, Monday first. */
export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
export type Weekday = (typeof weekdays)[number]

/** Days of the week for reading. */
export const dayNames: Record<Weekday, string> = {
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
  SUN: 'Sunday',
}

/** Hours of one day of every week; `to` is later than `from`. A day may have several. */
export interface TimeBlock {
  day: Weekday
  from: TimeText
  to: TimeText
}

/** Hours of one day and, where there are several places, the name of the place. */
export interface WeekEntry extends TimeBlock {
  /** Place, room or remark, as text. */
  label?: string | undefined
  /** Number of the place from 0 on, where hours of several places stand in one week: each has its own colour. */
  place?: number | undefined
}

/** Hours somewhere else, such as at another facility, with the name of the place. */
export interface OtherBlock extends TimeBlock {
  label: string
}

/** A rectangle of the week: whole days beside each other, minutes since midnight. */
export interface WeekRange {
  days: readonly Weekday[]
  from: number
  to: number
}

/** Whether a block can be drawn: a known day, two times, the end after the beginning. */
export function isBlock({ day, from, to }: TimeBlock): boolean {
  return weekdays.includes(day) && isTimeText(from) && isTimeText(to) && from < to
}

const order = (a: TimeBlock, b: TimeBlock) =>
  weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || a.from.localeCompare(b.from)

/** Blocks in the order of the week; those that touch or overlap become one, what is no block is left out. */
export function mergeBlocks(blocks: readonly TimeBlock[]): TimeBlock[] {
  const merged: TimeBlock[] = []
  for (const block of blocks.filter(isBlock).sort(order)) {
    const last = merged.at(-1)
    if (last === undefined || last.day !== block.day || block.from > last.to) merged.push({ ...block })
    else if (block.to > last.to) last.to = block.to
  }
  return merged
}

/** The blocks with a rectangle of the week added. */
export function addRange(blocks: readonly TimeBlock[], { days, from, to }: WeekRange): TimeBlock[] {
  const added = days.map((day) => ({ day, from: fromMinutes(from), to: fromMinutes(to) }))
  return mergeBlocks([...blocks, ...added])
}

/** The blocks with a rectangle of the week cut out; a block may be shortened or split. */
export function removeRange(blocks: readonly TimeBlock[], { days, from, to }: WeekRange): TimeBlock[] {
  const [start, end] = [fromMinutes(from), fromMinutes(to)]
  return mergeBlocks(blocks).flatMap((block) =>
    days.includes(block.day)
      ? [
          { ...block, to: block.to < start ? block.to : start },
          { ...block, from: block.from > end ? block.from : end },
        ].filter(isBlock)
      : [block],
  )
}

/** Whether a stretch of a day, in minutes since midnight, lies wholly within the blocks. */
export function isCovered(blocks: readonly TimeBlock[], day: Weekday, from: number, to: number): boolean {
  const [start, end] = [fromMinutes(from), fromMinutes(to)]
  return mergeBlocks(blocks).some((block) => block.day === day && block.from <= start && block.to >= end)
}

/** The block a moment of a day lies in. */
export function findBlock(blocks: readonly TimeBlock[], day: Weekday, minute: number): TimeBlock | undefined {
  const time = fromMinutes(minute)
  return mergeBlocks(blocks).find((block) => block.day === day && block.from <= time && block.to > time)
}

const overlaps = (a: TimeBlock, b: TimeBlock) => a.day === b.day && a.from < b.to && b.from < a.to

/** Every pair of a block and hours elsewhere that fall together. */
export function findClashes(
  blocks: readonly TimeBlock[],
  others: readonly OtherBlock[],
): { block: TimeBlock; other: OtherBlock }[] {
  return mergeBlocks(blocks).flatMap((block) =>
    others.filter((other) => isBlock(other) && overlaps(block, other)).map((other) => ({ block, other })),
  )
}

/** Whether two blocks of one list fall together, which the server refuses. */
export function hasOverlap(blocks: readonly TimeBlock[]): boolean {
  const sorted = blocks.filter(isBlock).sort(order)
  return sorted.some((block, at) => {
    const next = sorted[at + 1]
    return next !== undefined && overlaps(block, next)
  })
}

/** Hours for reading: `09:00–12:00`. */
export function hoursText({ from, to }: Pick<TimeBlock, 'from' | 'to'>): string {
  return `${from}–${to}`
}

/** Days for reading: `Monday`, `Monday to Friday`, `Monday, Wednesday`. */
export function daysText(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  const isRun = days.length > 2 && weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1
  return isRun ? `${dayNames[first]} to ${dayNames[last]}` : days.map((day) => dayNames[day]).join(', ')
}

/** The whole pattern in lines: days with equal hours together, `Monday to Friday 09:00–12:00, 14:00–17:00`. */
export function scheduleText(blocks: readonly TimeBlock[]): string[] {
  const merged = mergeBlocks(blocks)
  const lines = new Map<string, Weekday[]>()
  for (const day of weekdays) {
    const hours = merged.filter((block) => block.day === day).map(hoursText)
    if (hours.length > 0) lines.set(hours.join(', '), [...(lines.get(hours.join(', ')) ?? []), day])
  }
  return [...lines].map(([hours, days]) => `${daysText(days)} ${hours}`)
}

/** First and last minute a drawing of the week must show: the wished hours, wider when a block lies outside. */
export function shownHours(
  blocks: readonly TimeBlock[],
  wished: { from: TimeText; to: TimeText },
): { from: number; to: number } {
  const drawn = blocks.filter(isBlock)
  const from = Math.min(toMinutes(wished.from), ...drawn.map((block) => toMinutes(block.from)))
  const to = Math.max(toMinutes(wished.to), ...drawn.map((block) => toMinutes(block.to)))
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 }
}
