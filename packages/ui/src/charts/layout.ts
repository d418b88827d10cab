/** Width of one character of a caption in px, a little more than the mean of IBM Plex Sans at 12 px. */
const character = 6.8
/** Letters an axis bears of a label in any case. */
const longest = 16
/** Room between two labels, in px. */
const between = 8

/** About how wide a caption is, in px. */
export function textWidth(text: string): number {
  return text.length * character
}

/** A label cut to what an axis can bear, or to the room in px from its middle to the next one's where that is more. */
export function shorten(text: string, room = 0): string {
  const most = Math.max(longest, Math.floor((room - between) / character))
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

/**
 * Indexes of the labels that can stand side by side without touching, chosen from the last one back, so that it is always
 * there and even places are left out evenly.
 */
export function roomyLabels(
  centers: readonly number[],
  labels: readonly string[],
  gap = between,
): Set<number> {
  const kept = new Set<number>()
  let limit = Infinity
  for (let at = centers.length - 1; at >= 0; at -= 1) {
    const half = textWidth(labels[at] ?? '') / 2
    const center = centers[at] ?? 0
    if (center + half > limit) continue
    kept.add(at)
    limit = center - half - gap
  }
  return kept
}
