import type { FoundText, TextRun } from './found-text.ts'

/** The place at which a page is opened: its zoom, and the part of its width and height that is left out before the upper left corner. */
export interface ReadablePlace {
  zoom: number
  left: number
  top: number
}

/** Height in px of a line of text, below its feet included, from which it is read without effort. */
const readable = 16

/** Least and largest zoom at values that were found. */
const least = 1.5
const largest = 3

/** Room around the text in px. */
const air = 12

/** Part of the width of a scan that is its margin, as on letters. */
const margin = 0.08

/** The upper left corner of boxes, and the height of the lowest and the width of all of them, in px. */
function extentOf(boxes: readonly Omit<TextRun, 'text'>[]) {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  return { left, top, width: right - left, lowest: Math.min(...boxes.map(({ height }) => height)) }
}

/**
 * Returns the place at which a page opens in a narrow frame, so that it can be read: at the values looked for, in 150 % or more; without them its
 * text fills the width; a scan is opened in 150 %. The page is drawn as wide as the frame, and all measures are px of it.
 */
export function readablePlace(
  page: { width: number; height: number; runs: readonly TextRun[] },
  found: readonly FoundText[],
): ReadablePlace {
  const part = (px: number, of: number): number => Math.max(0, px / of)
  if (found.length > 0) {
    const { left, top, lowest } = extentOf(found)
    const zoom = Math.min(Math.max(readable / lowest, least), largest)
    return { zoom, left: part(left - air / zoom, page.width), top: part(top - air / zoom, page.height) }
  }
  if (page.runs.length === 0) return { zoom: least, left: margin, top: 0 }
  const { left, top, width } = extentOf(page.runs)
  const zoom = Math.min(Math.max((page.width - 2 * air) / width, 1), largest)
  return { zoom, left: part(left - air / zoom, page.width), top: part(top - air / zoom, page.height) }
}
