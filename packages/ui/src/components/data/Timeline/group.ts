import type { IsoDate } from '@capiz/domain/time'

/** Gathers neighbours of one day, keeping the order they come in. */
export function groupByDay<E extends { readonly day: IsoDate }>(
  entries: readonly E[],
): { day: IsoDate; entries: E[] }[] {
  const groups: { day: IsoDate; entries: E[] }[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.day === entry.day) last.entries.push(entry)
    else groups.push({ day: entry.day, entries: [entry] })
  }
  return groups
}
