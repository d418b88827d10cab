import type { FoundText, TextRun } from './found-text.ts'

/** The place at which a page is opened: its zoom, and the part of its width and height that is left out before the upper left corner. */
export interface ReadablePlace {
  zoom: number
  left: number
  top: number
  /** Height in px of a frame that ends below the last value found; undefined where none was. */
  height?: number | undefined
}

/** Height in px of a line of text, below its feet included, from which it is read without effort. */
const readable = 16

/** Least height in px of such a line at which labels are shown beside the values: letters of 11 px. */
const smallest = 14.3

/** Least and largest zoom at values that were found. */
const least = 1.5
const largest = 3

/** Room around the text in px. */
const air = 8

/** Part of the width of a scan that is its margin, as on letters. */
const margin = 0.08

type Box = Omit<TextRun, 'text'>

/** The corners of boxes and the height of the lowest of them, in px. */
function extentOf(boxes: readonly Box[]) {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, bottom, width: right - left, lowest: Math.min(...boxes.map(({ height }) => height)) }
}

/** The text before the values on their lines: their labels. */
const labelsOf = (found: readonly Box[], runs: readonly TextRun[]): TextRun[] =>
  runs.filter((run) =>
    found.some((value) => run.left < value.left && Math.abs(run.top - value.top) <= value.height),
  )

/** The zoom at values, and what is shown of their lines: from the labels on if both fit in letters that can be read. */
function viewOf(width: number, found: readonly Box[], labels: readonly Box[]) {
  const values = extentOf(found)
  const zoom = Math.min(Math.max(readable / values.lowest, least), largest)
  const lines = extentOf([...labels, ...found])
  const whole = Math.min(zoom, Math.max((width - 2 * air) / lines.width, 1))
  return whole * values.lowest >= smallest ? { zoom: whole, shown: lines } : { zoom, shown: values }
}

/**
 * Returns the place at which a page opens in a narrow frame, so that it can be read: at the values looked for with
 * their labels, or without these where letters would become too small; without values its text fills the width; a scan is opened in 150 %. The page is drawn as wide as the frame, and all measures are px of it.
 */
export function readablePlace(
  page: { width: number; height: number; runs: readonly TextRun[] },
  found: readonly FoundText[],
): ReadablePlace {
  const part = (px: number, of: number): number => Math.max(0, px / of)
  if (found.length > 0) {
    const { zoom, shown } = viewOf(page.width, found, labelsOf(found, page.runs))
    const top = part(shown.top - air / zoom, page.height)
    return {
      zoom,
      left: part(shown.left - air / zoom, page.width),
      top,
      height: Math.ceil((shown.bottom - top * page.height) * zoom + air),
    }
  }
  if (page.runs.length === 0) return { zoom: least, left: margin, top: 0 }
  const { left, top, width } = extentOf(page.runs)
  const zoom = Math.min(Math.max((page.width - 2 * air) / width, 1), largest)
  return { zoom, left: part(left - air / zoom, page.width), top: part(top - air / zoom, page.height) }
}
