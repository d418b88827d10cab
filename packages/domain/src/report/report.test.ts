import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facilityReports } from './facilities.ts'
import { physicianReports } from './physicians.ts'
import { addDays, daysBetween, type IsoDate } from '../time/index.ts'
import {
  type ChartGroup,
  chartTitle,
  communicatedWithin,
  drawChart,
  findReport,
  reportCellText,
  reportFamilies,
  type ReportPath,
  reports,
  summedColumn,
  workingDays,
} from './index.ts'

const declaredReports = [...facilityReports, ...physicianReports]

/** The paths of specification 2, section 7.5, in its order; their calls are numbered from C281, two each. */
const specified = [
  'accredited-health-facilities-per-year',
  'doctors-with-valid-prc-id',
  'health-facility-credentials',
  'doctors-per-health-facility',
  'physician-credentials',
  'registered-physicians',
  'registered-health-facilities-report',
  'physician-contract',
  'health-facility-report-by-location',
  'health-facility-accreditation-that-will-expire',
  'accredited-doctors-report-per-location',
  'hf-package-per-location',
  'room-rates-per-location',
  'summary-of-health-facility',
  'summary-of-health-facility-kamustahan-per-location',
  'summary-of-dentist-kamustahan-per-location',
  'summary-of-physician-kamustahan-per-location',
  'summary-of-doctors',
  'summary-of-designated-ape-per-location',
  'special-arrangement-report',
  'special-arrangement-redundancy-report',
  'memo-communicated-ontime',
  'memo-delivered-ontime',
  'ahmopi-doctors-per-health-facility-affiliation',
  'ahmopi-doctors-per-location',
  'ahmopi-doctors-per-medical-society',
  'mcap-hmo-users-report',
]

describe('the reports', () => {
  test.each(specified.map((path, index) => ({ path, index })))(
    'of the specification: $path',
    ({ path, index }) => {
      expect(findReport(path)?.calls).toMatchObject({
        workbook: `C${281 + index * 2}`,
        pdf: `C${282 + index * 2}`,
      })
    },
  )

  test('have calls of ours where the specification does not know them', () => {
    for (const { path, calls } of Object.values(reports)) {
      const ours = specified.includes(path) ? [calls.preview] : Object.values(calls)
      for (const call of ours) expect(call, path).toMatch(/^X\d{3}$/)
    }
  })

  test('share neither path nor call', () => {
    expect(new Set(declaredReports.map(({ path }) => path)).size).toBe(declaredReports.length)
    const calls = Object.values(reports).flatMap((report) => Object.values(report.calls))
    expect(new Set(calls).size).toBe(calls.length)
  })

  test('have a purpose, columns and filters of different names each', () => {
    const all = Object.values(reports)
    for (const { path, purpose, columns, filters } of all) {
      // it names rows; that many letters are one line of a card at 1440 px
      expect(purpose, path).toMatch(/^(?!Wh|How )[A-Z].*\.$/)
      expect(purpose.length, path).toBeLessThanOrEqual(52)
      expect(new Set(columns.map(({ key }) => key)).size, path).toBe(columns.length)
      expect(new Set(filters.map(({ name }) => name)).size, path).toBe(filters.length)
    }
    expect(new Set(all.map(({ family }) => family))).toEqual(new Set(reportFamilies))
  })

  test('a path that is none has no report', () => {
    expect(findReport('constructor')).toBeUndefined()
  })
})

describe('the chart of a report', () => {
  const draw = (path: ReportPath, groups: readonly ChartGroup[]) => {
    const report = reports[path]
    if (!report.chart) throw new Error(`${path} has no chart`)
    return drawChart(report, report.chart, groups)
  }
  const group = (name: string | null, rows: number, sum = 0): ChartGroup => ({ name, rows, sum })

  test('looks at columns the report has', () => {
    for (const { path, chart, columns } of Object.values(reports)) {
      if (!chart) continue
      const keys = chart.kind === 'columns' ? Object.keys(chart.columns) : [chart.by]
      for (const key of [...keys, summedColumn(chart) ?? keys[0]])
        expect(
          columns.map((column) => column.key),
          path,
        ).toContain(key)
    }
  })

  test('over time takes weeks, months, quarters or years, and keeps the place of a step without rows', () => {
    const over = (...days: string[]) =>
      draw(
        'registered-physicians',
        days.map((day) => group(day, 2)),
      )
    expect(over('2026-11-25', '2026-11-09', '2026-11-29')).toEqual({
      heading: 'Week from',
      bars: [
        { label: '9 Nov 2026', value: 2 },
        { label: '16 Nov 2026', value: 0 },
        { label: '23 Nov 2026', value: 4 },
      ],
    })
    const months = over('2026-12-31', '2026-01-31')
    expect(months.heading).toBe('Month')
    expect(months.bars.map(({ label }) => label)).toEqual(expect.arrayContaining(['Jan 2026', 'Dec 2026']))
    expect(months.bars).toHaveLength(12)
    expect(over('2024-02-29', '2026-12-31').bars[0]).toEqual({ label: 'Q1 2024', value: 2 })
    expect(over('2000-05-01', '2026-12-31').heading).toBe('Year')
    expect(over().bars).toEqual([])
  })

  test('never loses a row, however far apart the days lie', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays('1990-01-01', offset))
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 1, maxLength: 40 }), (days) => {
        const { bars } = draw(
          'registered-physicians',
          days.map((one) => group(one, 1)),
        )
        expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(days.length)
        expect(bars.length).toBeLessThanOrEqual(56)
      }),
    )
  })

  test('by names has the most first, and says where none is on record', () => {
    const regions = [group('Region VI', 3), group(null, 9), group('Region I', 3)]
    expect(draw('health-facility-report-by-location', regions).bars).toEqual([
      { label: 'Not on record', value: 9 },
      { label: 'Region I', value: 3 },
      { label: 'Region VI', value: 3 },
    ])
    expect(draw('room-rates-per-location', [group('Ward', 4, 6000)]).bars).toEqual([
      { label: 'Ward', value: 1500 },
    ])
  })

  test('is titled by its finding, and by what it shows where nothing is counted', () => {
    const titleOf = (path: ReportPath, groups: readonly ChartGroup[]) => {
      const { chart } = reports[path]
      return chart && chartTitle(chart, draw(path, groups))
    }
    const statuses = (accredited: number, closed: number) =>
      titleOf('summary-of-health-facility', [group('ACCREDITED', 0, accredited), group('CLOSED', 0, closed)])
    expect(statuses(231, 64)).toBe('231 of 295 facilities are accredited (78%)')
    expect(statuses(1999, 1)).toBe('1,999 of 2,000 facilities are accredited (99%)')
    expect(statuses(0, 0)).toBe('Facilities by status')
    expect(titleOf('health-facility-report-by-location', [group('Region I', 3)])).toBe('Facilities by region')
  })

  test('has a finding about one of its own bars', () => {
    for (const { path, chart } of Object.values(reports)) {
      if (chart?.kind !== 'columns' && chart?.kind !== 'kinds') continue
      const keys = Object.keys(chart.kind === 'columns' ? chart.columns : chart.tones)
      if (chart.finding) expect(keys, path).toContain(chart.finding.key)
    }
  })

  test('of kinds keeps their order and the ones without rows', () => {
    expect(draw('physician-credentials', [group('Missing', 7), group('On file', 2)])).toEqual({
      heading: 'State',
      bars: [
        { label: 'On file', value: 2 },
        { label: 'Expiring soon', value: 0 },
        { label: 'Expired', value: 0 },
        { label: 'Missing', value: 7 },
      ],
    })
  })
})

describe('working days', () => {
  test('a memo of a Friday sent on Wednesday took three', () => {
    expect(workingDays('2026-11-20', '2026-11-25')).toBe(communicatedWithin)
    expect(workingDays('2026-11-20', '2026-11-22')).toBe(0)
    expect(workingDays('2026-11-20', '2026-11-20')).toBe(0)
    expect(workingDays('2026-11-20', '2026-11-10')).toBe(0)
  })

  test('a holiday does not count, on a weekend it changes nothing', () => {
    const holidays = new Map<IsoDate, string>([
      ['2026-11-30', 'Bonifacio Day'],
      ['2026-11-28', 'A day on a weekend'],
    ])
    expect(workingDays('2026-11-27', '2026-12-01', holidays)).toBe(1)
  })

  test('never more than five of seven days, and adding up over any day between', () => {
    const start = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays('1990-01-01', offset))
    const step = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(start, step, step, (from, first, second) => {
        const middle = addDays(from, first)
        const to = addDays(middle, second)
        expect(workingDays(from, to)).toBe(workingDays(from, middle) + workingDays(middle, to))
        expect(workingDays(from, to)).toBeLessThanOrEqual(Math.ceil((daysBetween(from, to) / 7) * 5) + 2)
      }),
    )
  })
})

test('cells are written as people read them', () => {
  const cell = (kind: 'day' | 'moment' | 'peso' | 'whole' | 'year' | 'text', value: string | number | null) =>
    reportCellText({ key: 'it', label: '', kind, width: 1 }, { it: value })
  expect(cell('day', '2026-11-20')).toBe('20 Nov 2026')
  expect(cell('moment', '2026-11-20 08:05')).toBe('20 Nov 2026, 08:05')
  expect(cell('peso', 1234.5)).toBe('₱1,234.50')
  expect(cell('whole', 12345)).toBe('12,345')
  expect(cell('year', 2026)).toBe('2026')
  expect(cell('text', null)).toBe('')
})
