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
import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachment, city, fileBlob, province } from '../src/db/schema/index.ts'
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

function filtersOf(path: ReportPath): Record<string, unknown> {
  const required = reports[path].filters.filter((field) => field.required)
  const soon = path.endsWith('that-will-expire') ? { from: '2000-01-01', to: '2100-01-01' } : {}
  return { ...soon, ...Object.fromEntries(required.map(({ name }) => [name, needed[name]])) }
}

type ReportId = Parameters<TestApp['call']>[0]
const run = (path: string, body: Record<string, unknown>, as = 'admin', id = `report.${path}`) =>
  t.call(id as ReportId, { body }, { as })

async function cellsOf(reply: { bytes: Uint8Array }): Promise<unknown[][]> {
  const workbook = await readXlsx(reply.bytes)
  return workbook.sheets[0]?.rows ?? []
}

/** A date as the report has it: `yyyy-MM-dd`, or with its time as `yyyy-MM-dd HH:mm`. */
function textOfDate(value: unknown): unknown {
  if (!(value instanceof Date)) return value
  const [day, time = ''] = value.toISOString().split('T')
  return time === '00:00:00.000Z' ? day : `${day} ${time.slice(0, 5)}`
}

/** The rows of a workbook with its dates as text. */
const sheetOf = async (reply: { bytes: Uint8Array }): Promise<unknown[][]> =>
  (await cellsOf(reply)).map((row) => row.map(textOfDate))

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

describe('filters', () => {
  test('what is compulsory, unknown or the wrong way round is named', async () => {
    const path = 'registered-physicians'
    const missing = await run(path, {})
    expect(missing.status).toBe(422)
    expect(missing.error.errors?.map(({ field }) => field)).toEqual(['from', 'to'])
    const reversed = await run(path, { from: '2026-02-01', to: '2026-01-01' })
    expect(reversed.error.errors).toEqual([{ field: 'to', message: 'Choose an end on or after the start.' }])
    const odd = await run('summary-of-doctors', { asOf: '2026-02-30' })
    expect(odd.error.errors?.map(({ field }) => field)).toEqual(['asOf'])
  })

  test('the flag of the PDF is refused where it contradicts the address', async () => {
    const path = 'summary-of-doctors'
    for (const [id, pdf] of [
      [`report.${path}`, true],
      [`report.${path}/pdf`, false],
      [`report.${path}`, 'yes'],
    ] as const) {
      const refused = await run(path, { pdf }, 'admin', id)
      expect(refused.status, id).toBe(422)
      expect(refused.error.errors?.map(({ field }) => field)).toEqual(['pdf'])
    }
    expect((await run(path, { pdf: false })).status).toBe(200)
    expect((await run(path, {}, 'admin', `report.${path}/pdf`)).status).toBe(200)
  })

  test('a code that nothing on record has is refused at its filter, in every form of the report', async () => {
    const path = 'health-facility-report-by-location'
    const invalid = { region: 'ATLANTIS', city: 'Troy', facilityTypeCode: 'CASTLE' }
    for (const id of [`report.${path}`, `report.${path}/pdf`, `reportPreview.${path}`]) {
      const refused = await run(path, invalid, 'admin', id)
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
    const lineOf = async (filters: Record<string, string>) => {
      const { body } = await run(path, filters, 'admin', `reportPreview.${path}`)
      return (body as { filters: { label: string; value: string }[] }).filters[0]
    }
    const regions = await t.call('geography.regions', { query: {} }, { as: 'admin' })
    const { code, description } = regions.body.content[0] ?? { code: '', description: '' }
    const told = { label: 'Region', value: description }
    expect(await lineOf({ region: code })).toEqual(told)
    expect(await lineOf({ region: description.toUpperCase() })).toEqual(told)
    // cities have namesakes: one asked for by its code says where it is
    const [place] = await t.db
      .select({ code: city.code, name: city.description, province: province.description })
      .from(city)
      .innerJoin(province, eq(province.id, city.provinceId))
      .limit(1)
    if (!place) throw new Error('The sample has no city.')
    expect((await lineOf({ city: place.code }))?.value).toBe(`${place.name}, ${place.province}`)
    expect((await lineOf({ city: place.name }))?.value).toBe(place.name)
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
    const invalid = { ...form, id, version, reportNames: ['no-such-report'] }
    const refused = await t.call('reportGroup.save', { body: invalid }, { as: 'admin' })
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
  const ids = endpoints.map(({ id }) => id)
  for (const path of reportPaths)
    expect(ids).toEqual(
      expect.arrayContaining([`report.${path}`, `report.${path}/pdf`, `reportPreview.${path}`]),
    )
})

test('arrangements that overlap stand together by the code of their member, whatever name each gives', async () => {
  const path = 'special-arrangement-redundancy-report'
  const { body } = await run(path, filtersOf(path), 'admin', `reportPreview.${path}`)
  const { rows } = body as unknown as { rows: { group: number; memberCode: string; member: string }[] }
  const groups = Map.groupBy(rows, ({ group }) => group)
  expect(groups.size).toBeGreaterThan(0)
  for (const group of groups.values()) {
    expect(group.length).toBeGreaterThan(1)
    expect(new Set(group.map(({ memberCode }) => memberCode)).size).toBe(1)
    expect(group[0]?.memberCode).toMatch(/^99-/)
    expect(new Set(group.map(({ member }) => member)).size).toBe(1)
  }
  const every = await run(
    'special-arrangement-report',
    {},
    'admin',
    'reportPreview.special-arrangement-report',
  )
  const listed = (every.body as unknown as { rows: { memberCode: string }[] }).rows
  expect(listed.map(({ memberCode }) => memberCode)).not.toContain(null)
})

test('documents as of a past day are those on file then, replaced and removed ones included', async () => {
  const ownerCode = 'HF0000001'
  const [blob] = await t.db.select().from(fileBlob).limit(1)
  if (!blob) throw new Error('the sample has no stored file')
  const file = (docType: string, more: Partial<typeof attachment.$inferInsert>) => ({
    uuid: randomUUID(),
    ownerKind: 'hf/document',
    ownerCode,
    docType,
    fileName: 'a.pdf',
    contentType: blob.contentType,
    size: blob.size,
    sha256: blob.sha256,
    uploadedBy: 'officer',
    createdBy: 'officer',
    updatedBy: 'officer',
    ...more,
  })
  const at = (day: string) => new Date(`${day}T01:00:00Z`)
  const next = randomUUID()
  await t.db.delete(attachment).where(eq(attachment.ownerCode, ownerCode))
  await t.db
    .insert(attachment)
    .values([
      file('SANIT', { uploadedDate: at('2025-06-20'), validityDate: '2026-06-30', supersededBy: next }),
      file('SANIT', { uuid: next, uploadedDate: at('2026-05-10'), validityDate: '2027-06-30' }),
      file('BIR2303', { uploadedDate: at('2026-03-01'), effectiveDate: '2026-08-24' }),
      file('FSIC', { uploadedDate: at('2025-06-20'), deleted: true, updatedDate: at('2026-02-01') }),
    ])
  const statesOn = async (asOf: string) => {
    const rows = await sheetOf(
      await run('health-facility-credentials', { asOf, healthFacilityCode: ownerCode }),
    )
    const heading = rows.findIndex((row) => row.includes('Document'))
    const [document, until, state] = ['Document', 'Valid until', 'State'].map((name) =>
      (rows[heading] ?? []).indexOf(name),
    )
    return Object.fromEntries(
      rows
        .slice(heading + 1)
        .map((row) => [row[document ?? 0], [row[state ?? 0], row[until ?? 0] ?? null]] as const),
    )
  }
  const sanitary = 'Sanitary permit'
  const tax = 'BIR certificate of registration (form 2303)'
  expect((await statesOn('2025-01-15'))[sanitary]).toBeUndefined()
  expect((await statesOn('2026-05-09'))[sanitary]).toEqual(['On file', '2026-06-30'])
  expect((await statesOn('2026-05-10'))[sanitary]).toEqual(['On file', '2027-06-30'])
  expect((await statesOn('2026-08-23'))[tax]?.[0]).toBe('Missing')
  expect((await statesOn('2026-08-24'))[tax]?.[0]).toBe('On file')
  const fire = 'Fire safety inspection certificate'
  expect((await statesOn('2026-01-31'))[fire]?.[0]).toBe('On file')
  expect((await statesOn('2026-02-01'))[fire]).toBeUndefined()
})
