import { reports } from '@capiz/domain/report'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachment, city, fileBlob, province } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { filtersOf, reportRun, sheetOf } from './support/report.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
})
afterAll(() => t.close())

const run = reportRun(() => t)

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

  test('places are shown as labels, found by their code and by their name', async () => {
    const path = 'health-facility-report-by-location'
    const lineOf = async (filters: Record<string, string>) => {
      const { body } = await run(path, filters, 'admin', `reportPreview.${path}`)
      return (body as { filters: { label: string; value: string }[] }).filters[0]
    }
    const regions = await t.call('geography.regions', { query: {} }, { as: 'admin' })
    const { code, description } = regions.body.content[0] ?? { code: '', description: '' }
    const expected = { label: 'Region', value: description }
    expect(await lineOf({ region: code })).toEqual(expected)
    expect(await lineOf({ region: description.toUpperCase() })).toEqual(expected)
    // cities have namesakes: one found by its code names its province
    const [place] = await t.db
      .select({ code: city.code, name: city.description, province: province.description })
      .from(city)
      .innerJoin(province, eq(province.id, city.provinceId))
      .limit(1)
    if (!place) throw new Error('The sample has no city.')
    expect((await lineOf({ city: place.code }))?.value).toBe(`${place.name}, ${place.province}`)
    expect((await lineOf({ city: place.name }))?.value).toBe(place.name)
  })

  test('a status narrows to its rows and is shown by its label', async () => {
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
