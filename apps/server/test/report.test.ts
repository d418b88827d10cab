import { reportPaths } from '@capiz/api/contract'
import { type DrawnChart, getReport, reportCellText, reports, summedColumn } from '@capiz/domain/report'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { readPdf } from './support/pdf.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

/** A region of the sample's places in which no provider is. */
const emptyRegion = 'Cordillera Administrative Region (CAR)'

/** The filters a report cannot do without. */
const needed: Readonly<Record<string, unknown>> = {
  year: Number(tinyToday.slice(0, 4)),
  from: '2000-01-01',
  to: '2100-01-01',
  healthFacilityCode: 'HF0000001',
}

function filtersOf(path: string): Record<string, unknown> {
  const required = getReport(path).filters.filter((field) => field.required)
  const soon = path.endsWith('that-will-expire') ? { from: '2000-01-01', to: '2100-01-01' } : {}
  return { ...soon, ...Object.fromEntries(required.map(({ name }) => [name, needed[name]])) }
}

type ReportId = Parameters<TestApp['call']>[0]
const run = (path: string, body: Record<string, unknown>, as = 'admin', id = `report.${path}`) =>
  t.call(id as ReportId, { body }, { as })

async function sheetOf(reply: { bytes: Uint8Array }): Promise<unknown[][]> {
  const workbook = await readXlsx(reply.bytes)
  return workbook.sheets[0]?.rows ?? []
}

/** A PDF breaks lines between words and within long ones, so spaces say nothing. */
const bare = (text: string): string => text.replaceAll(/\s/g, '')

/** A PDF has the lines above the rows, headings, every cell of every row, and numbered pages with the headings again. */
function expectPdf(bytes: Uint8Array, path: string, above: unknown[][], body: unknown[][]): void {
  const { columns, title } = getReport(path)
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
  expect(tagged('TH')).toEqual(headings)
  expect(tagged('TD')).toEqual(
    body.flatMap((row) =>
      columns.map((column, at) =>
        bare(reportCellText(column, { [column.key]: (row[at] ?? null) as string | number | null })),
      ),
    ),
  )
  const foot = (number: number) => bare(`${title} · page ${number} of ${pages}`)
  expect(artifacts).toEqual(
    numbers.flatMap((number) => [...(number > 1 ? [headings.join('')] : []), foot(number)]),
  )
}

/** A chart is drawn from all the rows of the workbook. */
function expectChart(drawn: DrawnChart | null, path: string, body: unknown[][]): void {
  const { chart, columns } = getReport(path)
  if (chart === undefined || body.length === 0) {
    expect(drawn).toBeNull()
    return
  }
  const valuesOf = (key: string) => body.map((row) => row[columns.findIndex((column) => column.key === key)])
  const sum = (values: readonly unknown[]) =>
    values.reduce<number>((all, value) => all + Number(value ?? 0), 0)
  const bars = drawn?.bars.map(({ value }) => value) ?? []
  if (chart.kind === 'columns') {
    expect(bars).toEqual(Object.keys(chart.columns).map((key) => sum(valuesOf(key))))
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
  const { columns, title } = getReport(path)

  test('the workbook, the PDF, the preview and its chart say the same', async () => {
    const filters = filtersOf(path)
    const workbook = await run(path, filters)
    expect(workbook.status, JSON.stringify(workbook.error)).toBe(200)
    const rows = await sheetOf(workbook)
    expect(rows[0]?.[0]).toBe(title)
    const headings = rows.findIndex((row) => row[0] === columns[0]?.label && row[1] === columns[1]?.label)
    expect(headings).toBeGreaterThan(0)
    expect(rows[headings]).toEqual(columns.map(({ label }) => label))
    const body = rows.slice(headings + 1)

    const preview = await run(path, filters, 'admin', `reportPreview.${path}`)
    const {
      totalRows,
      rows: first,
      chart,
    } = preview.body as { totalRows: number; rows: Record<string, unknown>[]; chart: DrawnChart | null }
    expect(totalRows).toBe(body.length)
    const shown = first.map((row) => columns.map(({ key }) => row[key]))
    const written = body.slice(0, 50).map((row) => columns.map((_, at) => row[at] ?? null))
    expect(shown).toEqual(written)
    expectChart(chart, path, body)

    const pdf = await run(path, { ...filters, pdf: true }, 'admin', `report.${path}/pdf`)
    expect(pdf.status).toBe(200)
    expectPdf(pdf.bytes, path, rows.slice(1, headings - 1), body)
  })

  test('filters that fit nothing give a report without rows', async () => {
    const places = getReport(path).filters.some(({ name }) => name === 'region')
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

describe('filters', () => {
  test('what is compulsory, unknown or the wrong way round is named', async () => {
    const path = 'registered-physicians'
    const missing = await run(path, {})
    expect(missing.status).toBe(422)
    expect(missing.error.errors?.map(({ field }) => field)).toEqual(['from', 'to'])
    const turned = await run(path, { from: '2026-02-01', to: '2026-01-01' })
    expect(turned.error.errors).toEqual([{ field: 'to', message: 'Choose an end on or after the start.' }])
    const odd = await run('summary-of-doctors', { asOf: '2026-02-30' })
    expect(odd.error.errors?.map(({ field }) => field)).toEqual(['asOf'])
  })

  test('a code that nothing on record has is refused at its filter, in every form of the report', async () => {
    const path = 'health-facility-report-by-location'
    const wrong = { region: 'ATLANTIS', city: 'Troy', facilityTypeCode: 'CASTLE' }
    for (const id of [`report.${path}`, `report.${path}/pdf`, `reportPreview.${path}`]) {
      const refused = await run(path, wrong, 'admin', id)
      expect(refused.status).toBe(422)
      expect(refused.error.errors).toEqual(
        expect.arrayContaining([
          { field: 'region', message: 'No region is known as “ATLANTIS”. Choose another one.' },
          { field: 'city', message: 'No city or municipality is known as “Troy”. Choose another one.' },
          {
            field: 'facilityTypeCode',
            message: 'No facility type is known as “CASTLE”. Choose another one.',
          },
        ]),
      )
    }
    const fieldsOf = async (report: string, body: Record<string, unknown>) =>
      (await run(report, body)).error.errors?.map(({ field }) => field)
    expect(await fieldsOf('doctors-per-health-facility', { healthFacilityCode: 'HF9999999' })).toEqual([
      'healthFacilityCode',
    ])
    expect(await fieldsOf('special-arrangement-report', { applicantCode: 'PHY9999999' })).toEqual([
      'applicantCode',
    ])
    const filtersOfEvery = Object.values(reports).flatMap((report) =>
      report.filters
        .filter(({ kind }) => kind === 'physician')
        .map(({ name }) => [report.path, name] as const),
    )
    for (const [report, name] of filtersOfEvery)
      expect(await fieldsOf(report, { ...filtersOf(report), [name]: 'PHY9999999' })).toEqual([name])
  })

  test('places are told in words, by their code and by their name', async () => {
    const path = 'health-facility-report-by-location'
    const lineOf = async (region: string) => {
      const { body } = await run(path, { region }, 'admin', `reportPreview.${path}`)
      return (body as { filters: { label: string; value: string }[] }).filters[0]
    }
    const regions = await t.call('geography.regions', { query: {} }, { as: 'admin' })
    const { code, description } = regions.body.content[0] ?? { code: '', description: '' }
    expect(await lineOf(code)).toEqual({ label: 'Region', value: `${description} (${code})` })
    expect(await lineOf(description.toUpperCase())).toEqual({ label: 'Region', value: description })
  })

  test('a status narrows to its rows and is told in words', async () => {
    const path = 'health-facility-report-by-location'
    const { body } = await run(
      path,
      { accreditationStatusCode: 'ACCREDITED' },
      'admin',
      `reportPreview.${path}`,
    )
    const { filters, rows } = body as unknown as {
      filters: { label: string; value: string }[]
      rows: { status: string }[]
    }
    expect(filters[0]).toEqual({ label: 'Accreditation status', value: 'Accredited' })
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['Accredited']))
  })
})

describe('report groups', () => {
  test('say who may run what', async () => {
    const all = await t.call('reportGroup.availableReports', {}, { as: 'admin' })
    expect(all.body).toEqual(expect.arrayContaining([...reportPaths]))
    const viewer = await t.call('reportGroup.availableReports', {}, { as: 'reports' })
    expect(viewer.body).not.toContain('mcap-hmo-users-report')
    expect((await run('mcap-hmo-users-report', {}, 'reports')).status).toBe(403)
    expect((await run('mcap-hmo-users-report', {}, 'coordinator')).status).toBe(403)
    const is = (reportName: string) =>
      t.call('reportGroup.isAvailable', { query: { reportName } }, { as: 'reports' })
    expect((await is('summary-of-doctors')).body).toBe(true)
    expect((await is('mcap-hmo-users-report')).body).toBe(false)
    expect((await is('constructor')).body).toBe(false)
  })

  test('are made, changed and taken out of use', async () => {
    const form = {
      groupName: 'Users for the viewer',
      reportNames: ['mcap-hmo-users-report'],
      roleCodes: ['REPORTS_VIEWER'],
    }
    const made = await t.call('reportGroup.save', { body: form }, { as: 'admin' })
    expect(made.status, JSON.stringify(made.error)).toBe(201)
    expect((await run('mcap-hmo-users-report', {}, 'reports')).status).toBe(200)
    const again = await t.call('reportGroup.save', { body: form }, { as: 'admin' })
    expect(again.error.errorCode).toBe('REPORT_GROUP_NAME_UK')
    const { id, version } = made.body
    const wrong = { ...form, id, version, reportNames: ['no-such-report'] }
    const refused = await t.call('reportGroup.save', { body: wrong }, { as: 'admin' })
    expect(refused.error.errors?.[0]?.field).toBe('reportNames')
    const stale = { ...form, id, version: version + 1 }
    expect((await t.call('reportGroup.save', { body: stale }, { as: 'admin' })).error.errorCode).toBe(
      'STALE_RECORD',
    )
    const gone = await t.call('reportGroup.remove', { params: { id: String(id) } }, { as: 'admin' })
    expect(gone.status).toBe(204)
    expect((await run('mcap-hmo-users-report', {}, 'reports')).status).toBe(403)
    const found = await t.call('reportGroup.filter', { query: { groupName: 'viewer' } }, { as: 'admin' })
    expect(found.body.content.map(({ deleted }) => deleted)).toEqual([true])
  })

  test('only an administrator edits them', async () => {
    const body = { groupName: 'Mine', reportNames: [], roleCodes: [] }
    expect((await t.call('reportGroup.save', { body }, { as: 'reports' })).status).toBe(403)
  })
})

test('every declared report has its calls', () => {
  expect(Object.keys(reports).toSorted()).toEqual([...reportPaths].toSorted())
})
