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

/** Indexes of the labels that can stand side by side without touching; the last one wins over its neighbours. */
export function roomyLabels(centers: readonly number[], labels: readonly string[], gap = 8): Set<number> {
  const span = (at: number) => {
    const half = textWidth(labels[at] ?? '') / 2
    const center = centers[at] ?? 0
    return { start: center - half, end: center + half }
  }
  const last = centers.length - 1
  const kept = new Set<number>(last >= 0 ? [last] : [])
  const limit = last >= 0 ? span(last).start - gap : 0
  let end = -Infinity
  for (let at = 0; at < last; at += 1) {
    const { start, end: own } = span(at)
    if (start < end + gap || own > limit) continue
    kept.add(at)
    end = own
  }
  return kept
}
