/** A text that wants to stand at a point of the ruler. */
export interface WantedLabel {
  readonly id: string
  readonly text: string
  /** Share of the length, 0 to 1. */
  readonly at: number
  /** Which end of the text stands at the point. */
  readonly align: 'start' | 'end' | 'middle'
  /** Smaller is more important. */
  readonly priority: number
}

/** A text that found room, with the place it got. */
export interface PlacedLabel {
  readonly id: string
  readonly text: string
  /** Share at which its anchor stands: its start, end or middle. */
  readonly at: number
  readonly align: WantedLabel['align']
}

/** Average advance of the caption size (12 px) of the sans, a little generous, in pixels. */
const characterWidth = 6.4
const gap = 12

/**
 * Chooses the labels that fit on one line without touching, the important ones first; a label that would
 * stick out is pushed inside. Widths are estimated, so nothing has to be measured twice.
 */
export function placeLabels(labels: readonly WantedLabel[], width: number): PlacedLabel[] {
  const taken: { from: number; to: number }[] = []
  const placed: PlacedLabel[] = []
  for (const label of [...labels].sort((a, b) => a.priority - b.priority)) {
    const size = label.text.length * characterWidth
    const shift = label.align === 'start' ? 0 : label.align === 'end' ? size : size / 2
    const left = Math.min(Math.max(0, label.at * width - shift), Math.max(0, width - size))
    const isFree = taken.every((other) => left >= other.to + gap || left + size + gap <= other.from)
    if (!isFree || size > width) continue
    taken.push({ from: left, to: left + size })
    placed.push({ id: label.id, text: label.text, at: (left + shift) / width, align: label.align })
  }
  return placed.sort((a, b) => a.at - b.at)
}
