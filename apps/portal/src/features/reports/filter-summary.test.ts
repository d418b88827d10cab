import { findReport } from '@capiz/domain/report'
import { expect, test } from 'vitest'
import { filterSummary } from './filter-summary.ts'

function summaryOf(path: string, texts: Record<string, string>, place?: string): string {
  const report = findReport(path)
  if (report === undefined) throw new Error(`No report ${path}`)
  return filterSummary(report, texts, place)
}

test('the filters in one line: the day and the place by name', () => {
  const path = 'summary-of-health-facility'
  expect(summaryOf(path, { asOf: '2026-11-20' })).toBe('20 Nov 2026, all regions')
  expect(summaryOf(path, { asOf: '2026-11-20', region: 'R06' }, 'Western Visayas')).toBe(
    '20 Nov 2026, Western Visayas',
  )
  expect(summaryOf(path, {})).toBe('All regions')
})
