/** A choice of a filter. */
interface Choice {
  value: string
  label: string
}

const monthNames = new Intl.DateTimeFormat('en-PH', { month: 'long', timeZone: 'UTC' })

/** The months by their numbers, January first. */
export const monthChoices: readonly Choice[] = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: monthNames.format(new Date(Date.UTC(2026, at, 1))),
}))

/** So many years, the newest first; they begin with the year of `today`, or so many years `ahead` of it. */
export function yearChoices(today: string, count: number, ahead = 0): Choice[] {
  const newest = Number(today.slice(0, 4)) + ahead
  return Array.from({ length: count }, (_, at) => {
    const value = String(newest - at)
    return { value, label: value }
  })
}
