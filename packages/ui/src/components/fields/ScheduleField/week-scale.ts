import type { TimeText } from '../../../time/time.ts'
import { findBlock, isCovered, shownHours, weekdays } from '../../data/WeekSchedule/schedule.ts'
import type { TimeBlock, WeekRange } from '../../data/WeekSchedule/schedule.ts'

/** A cell of the week: the day counted from Monday, and the slot of time from the top. */
export interface Place {
  day: number
  slot: number
}

/** A number held between zero and the most. */
export const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most)

/** The cells of a week against its days and hours. */
export type WeekScale = ReturnType<typeof weekScale>

/** Cuts the shown hours of a week into slots of `step` minutes; earlier and later blocks widen them. */
export function weekScale(
  blocks: readonly TimeBlock[],
  hours: { from: TimeText; to: TimeText },
  step: number,
) {
  const shown = shownHours(blocks, hours)
  const slots = Math.ceil((shown.to - shown.from) / step)
  const startOf = (slot: number) => shown.from + slot * step
  return {
    slots,
    /** Minute of the day at which a slot begins. */
    startOf,
    /** Days and minutes of the rectangle between two cells. */
    rangeOf: (a: Place, b: Place): WeekRange => ({
      days: weekdays.slice(Math.min(a.day, b.day), Math.max(a.day, b.day) + 1),
      from: startOf(Math.min(a.slot, b.slot)),
      to: startOf(Math.max(a.slot, b.slot) + 1),
    }),
    /** Whether blocks fill a cell. */
    isOn: (value: readonly TimeBlock[], { day, slot }: Place) =>
      isCovered(value, weekdays[day] ?? 'MON', startOf(slot), startOf(slot + 1)),
    /** The block at the first or at the last minute of a cell. */
    blockAt: (value: readonly TimeBlock[], place: Place) => {
      const day = weekdays[place.day] ?? 'MON'
      return findBlock(value, day, startOf(place.slot)) ?? findBlock(value, day, startOf(place.slot + 1) - 1)
    },
    /** Returns the cell a key moves to; Home and End go to the corner with Control. */
    placeAfter: (at: Place, key: string, isCorner: boolean): Place | undefined => {
      const moves: Record<string, Place> = {
        ArrowUp: { ...at, slot: at.slot - 1 },
        ArrowDown: { ...at, slot: at.slot + 1 },
        ArrowLeft: { ...at, day: at.day - 1 },
        ArrowRight: { ...at, day: at.day + 1 },
        PageUp: { ...at, slot: at.slot - 120 / step },
        PageDown: { ...at, slot: at.slot + 120 / step },
        Home: { day: 0, slot: isCorner ? 0 : at.slot },
        End: { day: 6, slot: isCorner ? slots - 1 : at.slot },
      }
      const move = moves[key]
      return move && { day: clamp(move.day, 6), slot: clamp(Math.round(move.slot), slots - 1) }
    },
  }
}
