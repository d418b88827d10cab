import { addDays, type IsoDate } from '@capiz/domain/time'
import type { FilterDeclaration } from '@capiz/ui/FilterBar'

/** Periods a log can be narrowed to; nothing for all of it. */
export const periods = ['', 'today', 'week', 'month', 'quarter', 'year'] as const

/** One of the periods. */
export type Period = (typeof periods)[number]

const known: Readonly<Record<Exclude<Period, ''>, { label: string; daysBack: number }>> = {
  today: { label: 'Today', daysBack: 0 },
  week: { label: 'Last 7 days', daysBack: 6 },
  month: { label: 'Last 30 days', daysBack: 29 },
  quarter: { label: 'Last 90 days', daysBack: 89 },
  year: { label: 'Last 365 days', daysBack: 364 },
}

/** The filter that offers the periods. */
export const periodFilter: FilterDeclaration = {
  id: 'period',
  label: 'When',
  kind: 'one',
  isSuggested: true,
  options: Object.entries(known).map(([value, { label }]) => ({ value, label })),
}

/** First day of a period that ends today. */
export function firstDayOf(period: Period, today: IsoDate): IsoDate | undefined {
  return period === '' ? undefined : addDays(today, -known[period].daysBack)
}
