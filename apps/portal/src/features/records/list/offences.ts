import { addMonths, type IsoDate } from '@capiz/domain/time'
import { offenceMonths } from '@capiz/domain/record'
import { type RecordView, valueOf } from '../model/calls.ts'

/** How often a provider offended in one category of late. */
export interface OffenceCount {
  category: string
  label: string
  count: number
}

/**
 * Offences of the last 24 months by category, the most first; voided ones do not count (domain model 9.8, the rule
 * offence numbers are given by).
 */
export function recentOffences(violations: readonly RecordView[], today: IsoDate): OffenceCount[] {
  const since = addMonths(today, -offenceMonths)
  const recent = violations.filter((one) => {
    const committed = String(valueOf(one, 'dateCommitted'))
    return one.status !== 'VOID' && committed > since && committed <= today
  })
  const groups = Map.groupBy(recent, (one) => String(valueOf(one, 'category')))
  return [...groups]
    .map(([category, own]) => ({
      category,
      label: own[0]?.words['category'] ?? category,
      count: own.length,
    }))
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
}
