import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3-shape'
import type { Paint } from './palette.ts'

const shapes = {
  circle: symbolCircle,
  square: symbolSquare,
  triangle: symbolTriangle,
  diamond: symbolDiamond,
  cross: symbolCross,
  star: symbolStar,
} as const satisfies Record<Paint['symbol'], unknown>

/** Outline of a point around the origin; `area` is its size in square px. */
export function symbolPath(name: Paint['symbol'], area = 44): string {
  return symbol(shapes[name], area)() ?? ''
}
