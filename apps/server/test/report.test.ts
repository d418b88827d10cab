import { endpoints } from '@capiz/api/contract'
import {
  type DrawnChart,
  reportCellText,
  reportColumnsUnderHeadings,
  reportHeading,
  type ReportPath,
  reportPaths,
  type ReportRow,
  reports,
  rowsOnScreen,
  summedColumn,
} from '@capiz/domain/report'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { readPdf } from './support/pdf.ts'
import { cellsOf, filtersOf, reportRun, sheetOf } from './support/report.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

const run = reportRun(() => t)

/** A region of the sample's places in which no provider is. */
const emptyRegion = 'Cordillera Administrative Region (CAR)'

/** A PDF breaks lines between words and within long ones, so spaces say nothing. */
const bare = (text: string): string => text.replaceAll(/\s/g, '')

/** A PDF has the lines above the rows, headings, every cell of every row, and numbered pages with the headings again. */
function expectPdf(bytes: Uint8Array, path: ReportPath, above: unknown[][], body: unknown[][]): void {
  const report = reports[path]
  const { title } = report
  const columns = reportColumnsUnderHeadings(report)
  const rowOf = (cells: unknown[]) =>
    Object.fromEntries(report.columns.map(({ key }, at) => [key, cells[at] ?? null])) as ReportRow
  const places = body
    .map((cells) => reportHeading(report, rowOf(cells)))
    .filter((place, at, all): place is string => place !== undefined && place !== all[at - 1])
  const { pages, parts, artifacts } = readPdf(bytes)
  const tagged = (tag: string) => parts.filter((part) => part.tag === tag).map(({ text }) => text)
  const numbers = Array.from({ length: pages }, (_, at) => at + 1)
  expect(tagged('H1')).toEqual([bare(title)])
  // the workbook was made a moment earlier, perhaps of another minute
  const untilTime = (line: string) => line.replace(/^(Runat:.*,).*/, '$1')
  expect(tagged('P').map(untilTime)).toEqual(
    above.map(([label, value]) => untilTime(bare(`${String(label)}: ${String(value)}`))),
  )
  const headings = columns.map(({ label }) => bare(label))
  expect(tagged('TH')).toEqual([...headings, ...places.map(bare)])
  expect(tagged('TD')).toEqual(
    body.flatMap((cells) => columns.map((column) => bare(reportCellText(column, rowOf(cells))))),
  )
  const foot = (number: number) => bare(`${title} · page ${number} of ${pages}`)
  // a place that goes on to the next page is named again
  const again = new Set(places.map(bare))
  expect(artifacts.filter((text) => !again.has(text))).toEqual(
    numbers.flatMap((number) => [...(number > 1 ? [headings.join('')] : []), foot(number)]),
  )
}

/** A chart is drawn from all the rows of the workbook, or from its totals where it has any. */
function expectChart(
  drawn: DrawnChart | null,
  path: ReportPath,
  body: unknown[][],
  totals: ReportRow | null,
): void {
  const { chart, columns } = reports[path]
  if (chart === undefined || body.length === 0) {
    expect(drawn).toBeNull()
    return
  }
  const valuesOf = (key: string) => body.map((row) => row[columns.findIndex((column) => column.key === key)])
  const sum = (values: readonly unknown[]) =>
    values.reduce<number>((all, value) => all + Number(value ?? 0), 0)
  const bars = drawn?.bars.map(({ value }) => value) ?? []
  if (chart.kind === 'columns') {
    expect(bars).toEqual(Object.keys(chart.columns).map((key) => totals?.[key] ?? sum(valuesOf(key))))
    return
  }
  const named = valuesOf(chart.by)
  const summed = summedColumn(chart)
  if (chart.kind === 'names') expect(bars).toHaveLength(new Set(named.map((name) => name ?? null)).size)
  if (chart.kind === 'names' && summed) {
    const best = named.flatMap((name, at) => (name === drawn?.bars[0]?.label ? [valuesOf(summed)[at]] : []))
    expect(bars[0]).toBeCloseTo(sum(best) / best.length, 2)
  } else if (summed) expect(sum(bars)).toBeCloseTo(sum(valuesOf(summed)), 2)
  else expect(sum(bars)).toBe(chart.kind === 'time' ? named.filter(Boolean).length : body.length)
}

describe.each(reportPaths)('%s', (path) => {
  const { columns, title } = reports[path]

  test('the workbook, the PDF, the preview and its chart say the same', async () => {
    const filters = filtersOf(path)
    const workbook = await run(path, filters)
    expect(workbook.status, JSON.stringify(workbook.error)).toBe(200)
    const rows = await sheetOf(workbook)
    expect(rows[0]?.[0]).toBe(title)
    const headings = rows.findIndex((row) => row[0] === columns[0]?.label && row[1] === columns[1]?.label)
    expect(headings).toBeGreaterThan(0)
    expect(rows[headings]).toEqual(columns.map(({ label }) => label))
    const withTotals = rows.slice(headings + 1)

    const preview = await run(path, filters, 'admin', `reportPreview.${path}`)
    const {
      totalRows,
      rows: first,
      chart,
      totals,
    } = preview.body as unknown as {
      totalRows: number
      rows: Record<string, unknown>[]
      chart: DrawnChart | null
      totals: ReportRow | null
    }
    const body = totals === null ? withTotals : withTotals.slice(0, -1)
    if (totals !== null)
      expect(columns.map(({ key }) => totals[key])).toEqual(
        columns.map((_, at) => withTotals.at(-1)?.[at] ?? null),
      )
    expect(totals !== null).toBe(path.startsWith('summary-') && !path.includes('designated'))
    expect(totalRows).toBe(body.length)
    const shown = first.map((row) => columns.map(({ key }) => row[key]))
    const written = body
      .slice(0, rowsOnScreen(reports[path]))
      .map((row) => columns.map((_, at) => row[at] ?? null))
    expect(shown).toEqual(written)
    expectChart(chart, path, body, totals)

    const pdf = await run(path, { ...filters, pdf: true }, 'admin', `report.${path}/pdf`)
    expect(pdf.status).toBe(200)
    expectPdf(pdf.bytes, path, rows.slice(1, headings - 1), withTotals)
  })

  test('days and moments of the workbook are dates, amounts and counts numbers', async () => {
    const rows = await cellsOf(await run(path, filtersOf(path)))
    const start = rows.findIndex((row) => row[0] === columns[0]?.label && row[1] === columns[1]?.label) + 1
    for (const [at, { kind, label }] of columns.entries()) {
      const found = rows
        .slice(start)
        .map((row) => row[at] ?? null)
        .filter((cell) => cell !== null)
      if (kind === 'day' || kind === 'moment')
        expect(
          found.every((cell) => cell instanceof Date),
          label,
        ).toBe(true)
      if (kind === 'peso' || kind === 'whole' || kind === 'year')
        expect(
          found.every((cell) => typeof cell === 'number' || cell === 'Total'),
          label,
        ).toBe(true)
    }
  })

  test('filters that fit nothing give a report without rows', async () => {
    const places = reports[path].filters.some(({ name }) => name === 'region')
    if (!places) return
    const preview = await run(
      path,
      { ...filtersOf(path), region: emptyRegion },
      'admin',
      `reportPreview.${path}`,
    )
    expect((preview.body as { totalRows: number }).totalRows).toBe(0)
  })
})

test('the sample has rows for every report', async () => {
  const empty: string[] = []
  for (const path of reportPaths) {
    const { body } = await run(path, filtersOf(path), 'admin', `reportPreview.${path}`)
    if ((body as { totalRows: number }).totalRows === 0) empty.push(path)
  }
  expect(empty).toEqual([])
})

test('every declared report has its calls', () => {
  const ids = endpoints.map(({ id }) => id)
  for (const path of reportPaths)
    expect(ids).toEqual(
      expect.arrayContaining([`report.${path}`, `report.${path}/pdf`, `reportPreview.${path}`]),
    )
})
