/** Width of one character of a caption in px, a little more than the mean of IBM Plex Sans at 12 px. */
const character = 6.8
const longest = 16

/** About how wide a caption is, in px. */
export function textWidth(text: string): number {
  return text.length * character
}

/** A label cut to what an axis can bear. */
export function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}

/**
 * Indexes of the labels that can stand side by side without touching, chosen from the last one back, so that it is always
 * there and even places are left out evenly.
 */
export function roomyLabels(centers: readonly number[], labels: readonly string[], gap = 8): Set<number> {
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
