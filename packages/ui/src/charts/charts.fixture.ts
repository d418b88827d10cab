const months = ['Dec 2025', 'Jan 2026', 'Feb 2026', 'Mar 2026', 'Apr 2026', 'May 2026', 'Jun 2026'].concat([
  'Jul 2026',
  'Aug 2026',
  'Sep 2026',
  'Oct 2026',
  'Nov 2026',
])
const outcomes = [
  [31, 6, 2],
  [44, 9, 3],
  [38, 4, 5],
  [52, 11, 2],
  [47, 8, 1],
  [41, 7, 4],
  [63, 12, 3],
  [58, 5, 2],
  [49, 9, 6],
  [55, 10, 2],
  [61, 8, 3],
  [37, 3, 1],
] as const

/** Invented requests of twelve months. */
export const requestBars = months.map((label, at) => ({
  id: label,
  label,
  value: (outcomes[at] ?? []).reduce<number>((sum, count) => sum + count, 0),
}))

/** Values no chart can draw, beside one it can. */
export const brokenValues = [Number.NaN, 12, undefined, Infinity, null, -Infinity] as const
