/** A text that wants to stand at a point of the ruler. */
export interface WantedLabel {
  readonly id: string
  readonly text: string
  /** A second line below it, which leaves before any other text does; that of a text of priority 1 stays. */
  readonly detail?: string | undefined
  /** Share of the length, 0 to 1. */
  readonly at: number
  /** End of its own bar: a text without room at its place may slide along the bar up to here. */
  readonly until?: number | undefined
  /** Which end of the text stands at the point. */
  readonly align: 'start' | 'end' | 'middle'
  /** Smaller is more important. */
  readonly priority: number
}

/** A text that found room, with the place it got. */
export interface PlacedLabel {
  readonly id: string
  readonly text: string
  readonly detail?: string | undefined
  /** Share at which its anchor stands: its start, end or middle. */
  readonly at: number
  readonly align: WantedLabel['align']
}

/** Size of a caption in px. */
export const captionSize = 12
/** Average advance of the sans at that size, a little generous, in px. */
export const captionAdvance = 6.4
const gap = 12

/** A share as CSS writes it. */
export const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** Returns the position of a placed label. */
export const anchor = ({ at, align }: Pick<PlacedLabel, 'at' | 'align'>) =>
  align === 'end'
    ? { insetInlineEnd: percent(1 - at) }
    : { insetInlineStart: percent(at), transform: align === 'middle' ? 'translateX(-50%)' : undefined }

/**
 * Returns where a text of so many characters stands beside a bar: before it or after it, where there is more room; undefined
 * where both places are too short.
 */
export function placeBeside(
  bar: { readonly start: number; readonly width: number },
  characters: number,
  width: number,
): Pick<PlacedLabel, 'at' | 'align'> | undefined {
  const end = bar.start + bar.width
  const isBefore = bar.start >= 1 - end
  const room = (isBefore ? bar.start : 1 - end) * width
  if (characters * captionAdvance + 2 * gap > room) return undefined
  return isBefore ? { at: bar.start, align: 'end' } : { at: end, align: 'start' }
}

interface Box {
  readonly left: number
  readonly right: number
}

/** Returns the wanted box of a label with or without its second line; one that would stick out is pushed inside. */
function boxOf(label: WantedLabel, hasDetail: boolean, width: number): Box {
  const size = Math.max(label.text.length, hasDetail ? (label.detail ?? '').length : 0) * captionAdvance
  const left = Math.min(Math.max(0, label.at * width - shiftOf(label, size)), Math.max(0, width - size))
  return { left, right: left + size }
}

const isClear = (box: Box, other: Box) => box.left >= other.right + gap || box.right + gap <= other.left

/** The nearest free place of a box: where it is, or after the texts in its way as long as all of it is under its bar. */
function freePlace(box: Box, end: number, others: readonly Box[]): Box | undefined {
  const size = box.right - box.left
  const slid = others
    .map(({ right }) => ({ left: right + gap, right: right + gap + size }))
    .filter(({ left, right }) => left > box.left && right <= end)
    .toSorted((a, b) => a.left - b.left)
  return [box, ...slid].find((place) => others.every((other) => isClear(place, other)))
}

const shiftOf = ({ align }: WantedLabel, size: number) =>
  align === 'start' ? 0 : align === 'end' ? size : size / 2

/**
 * Chooses the labels that fit on one line without touching, the important ones first, and then the second lines there is
 * room for. Widths are estimated, so nothing has to be measured twice.
 */
export function placeLabels(labels: readonly WantedLabel[], width: number): PlacedLabel[] {
  const placed = new Map<WantedLabel, Box>()
  const detailed = new Set<WantedLabel>()
  const place = (label: WantedLabel, hasDetail: boolean): boolean => {
    const others = [...placed].filter(([other]) => other !== label).map(([, at]) => at)
    const box = freePlace(boxOf(label, hasDetail, width), (label.until ?? 0) * width, others)
    if (box === undefined || box.right > width) return false
    placed.set(label, box)
    if (hasDetail) detailed.add(label)
    return true
  }
  const ordered = labels.toSorted((a, b) => a.priority - b.priority)
  for (const label of ordered) {
    const isWhole = label.detail !== undefined && label.priority === 1 && place(label, true)
    if (!isWhole) place(label, false)
  }
  for (const label of placed.keys()) if (label.detail !== undefined) place(label, true)
  return [...placed]
    .map(([label, { left, right }]) => ({
      id: label.id,
      text: label.text,
      ...(detailed.has(label) ? { detail: label.detail } : {}),
      at: (left + shiftOf(label, right - left)) / width,
      align: label.align,
    }))
    .sort((a, b) => a.at - b.at)
}
