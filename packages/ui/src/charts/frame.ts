import type { Box } from './Axes.tsx'
import { textWidth } from './layout.ts'
import type { ValueAxis } from './axis.ts'

const labelRoom = 24
const topRoom = 20

/** Heights of the marks' area before its axis is known. */
export function heightsOf(height: number): readonly [top: number, bottom: number] {
  return [topRoom, Math.max(height, 120) - labelRoom]
}

/** The marks' area: the left edge leaves room for the longest value of the axis. */
export function boxOf(
  axis: ValueAxis,
  format: (value: number) => string,
  [width, height]: readonly [number, number],
): Box {
  const [top, bottom] = heightsOf(height)
  const longest = Math.max(0, ...axis.ticks.map((tick) => textWidth(format(tick))))
  return { left: Math.min(longest + 10, width / 3), right: width - 4, top, bottom }
}
