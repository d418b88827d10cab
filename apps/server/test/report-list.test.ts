import { type ReportPath, reportPaths, reports } from '@capiz/domain/report'
import { addDays } from '@capiz/domain/time'
import { and, eq, inArray } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { affiliation, attachment, facility, physician } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { answerClaims } from './support/answered-claims.ts'
import { apart, comparisons } from './support/report-list-table.ts'
import type { Cells, Comparison, Query, Value } from './support/report-lists.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  await unsettle()
  await answerClaims(t)
})
afterAll(() => t.close())

/** Days at the edges of every state, on documents of both and on contracts of facilities. */
async function ageDocuments(): Promise<void> {
  const days = [-40, -1, 0, 30, 31]
  const documents = await t.db
    .select()
    .from(attachment)
    .where(inArray(attachment.docType, ['PRC', 'PHIC']))
    .orderBy(attachment.id)
  for (const [at, { id }] of documents.entries())
    await t.db
      .update(attachment)
      .set({ validityDate: addDays(tinyToday, days[at % days.length] ?? 0) })
      .where(eq(attachment.id, id))
  const contracts = await t.db
    .select()
    .from(facility)
    .where(eq(facility.accreditationStatusCode, 'ACCREDITED'))
  for (const [at, { id }] of contracts.entries())
    await t.db
      .update(facility)
      .set({ contractValidityDate: addDays(tinyToday, [-1, 0, 7, 8, 30, 31, 366, 367][at % 8] ?? 0) })
      .where(eq(facility.id, id))
}

/** Affiliations by which nobody practises: at an application, at a merged facility, suspended, removed. */
async function unsettle(): Promise<void> {
  const rows = await t.db
    .select({ id: affiliation.id, facilityId: affiliation.facilityId })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .where(and(eq(affiliation.status, 'ACCREDITED'), eq(physician.accreditationStatusCode, 'ACCREDITED')))
    .orderBy(affiliation.id)
  const [application, merged] = [...new Set(rows.map(({ facilityId }) => facilityId))]
  if (application === undefined || merged === undefined)
    throw new Error('The sample has too few affiliations.')
  await t.db.update(facility).set({ accepted: false }).where(eq(facility.id, application))
  await t.db.update(facility).set({ duplicateOf: 'HF0000001' }).where(eq(facility.id, merged))
  const others = rows.filter(({ facilityId }) => facilityId !== application && facilityId !== merged)
  await t.db
    .update(affiliation)
    .set({ status: 'SUSPENDED' })
    .where(
      inArray(
        affiliation.id,
        others.filter((_, at) => at % 7 === 0).map(({ id }) => id),
      ),
    )
  await ageDocuments()
  await t.db
    .update(affiliation)
    .set({ deleted: true })
    .where(
      inArray(
        affiliation.id,
        others.filter((_, at) => at % 7 === 1).map(({ id }) => id),
      ),
    )
}

type ReportId = Parameters<TestApp['call']>[0]

/** Every row of a report by its columns, and its totals apart. */
async function rowsOf(path: ReportPath, body: Query): Promise<{ rows: Cells[]; totals: Cells | null }> {
  const { columns } = reports[path]
  const preview = await t.call(`reportPreview.${path}` as ReportId, { body }, { as: 'admin' })
  expect(preview.status, JSON.stringify(preview.error)).toBe(200)
  const {
    totals,
    totalRows,
    rows: first,
  } = preview.body as unknown as {
    totals: Cells | null
    totalRows: number
    rows: Cells[]
  }
  if (totalRows === first.length) return { rows: first, totals }
  const file = await t.call(`report.${path}` as ReportId, { body }, { as: 'admin' })
  const cells = (await readXlsx(file.bytes)).sheets[0]?.rows ?? []
  const start = cells.findIndex((row) => columns.every(({ label }, at) => row[at] === label)) + 1
  const rows = cells
    .slice(start, totals === null ? undefined : -1)
    .map((row) => Object.fromEntries(columns.map(({ key }, at) => [key, (row[at] ?? null) as Value | null])))
  return { rows, totals }
}

/** Values a filter is tried with: its choices, or what the sample has for it. */
async function valuesOf(path: ReportPath, name: string): Promise<Value[]> {
  const field = reports[path].filters.find((one) => one.name === name)
  if (field === undefined) throw new Error(`${path} has no filter ${name}`)
  if (field.choices) return field.choices.map(({ code }) => code)
  if (field.kind === 'boolean') return [true, false]
  // a report about one kind of provider takes the documents of that kind only
  if (name === 'docType')
    return field.groups?.includes('HF_CREDENTIAL') ? ['MOA', 'LTO', 'PHIC'] : ['MOA', 'PRC', 'PTR', 'PHIC']
  const given = await sampleValues()
  const found = given[name] ?? []
  if (found.length === 0) throw new Error(`No value for ${name}`)
  return found
}

let sample: Promise<Record<string, Value[]>> | undefined
const sampleValues = () => (sample ??= readSample())

async function readSample(): Promise<Record<string, Value[]>> {
  const admin = { as: 'admin' }
  const facilities = (await t.call('facility.rows', { query: { size: 1000 } }, admin)).body.content
  const physicians = (await t.call('physician.list', { query: { size: 1000 } }, admin)).body.content
  const lacking = await t.call('physician.list', { query: { credentialState: 'MISSING', size: 1 } }, admin)
  // one who lacks a document comes first, since few do
  const tried = [...lacking.body.content, ...physicians]
  const arrangements = (await t.call('specialArrangement.list', { query: { size: 1000 } }, admin)).body
    .content
  const distinct = (values: readonly (Value | null | undefined)[], most = 3): Value[] =>
    [...new Set(values.filter((value) => value !== null && value !== undefined))].slice(0, most)
  return {
    region: distinct(facilities.map((row) => row.region)),
    province: distinct(facilities.map((row) => row.province)),
    city: distinct(
      facilities.map((row) => row.city),
      4,
    ),
    facilityTypeCode: distinct(facilities.map((row) => row.type.code)),
    phyTypeCode: ['MD', 'DMD'],
    specializationCode: distinct(
      tried.flatMap((row) => row.specializations.map((one) => one.specializationCode)),
    ),
    healthFacilityCode: distinct(facilities.map((row) => row.code)),
    physicianCode: distinct(tried.map((row) => row.code)),
    applicantCode: distinct(arrangements.map((row) => row.owner?.code)),
    memberCode: distinct(arrangements.map((row) => row['memberCode'])),
    month: [1, 3, 6, 9],
    days: [7, 30, 366],
  }
}

async function compare({ report, base = {}, shared, count, list }: Comparison, filters: Query) {
  const given = { ...base, ...filters }
  const query = Object.entries(filters).reduce<Query>(
    (all, [name, value]) => ({ ...all, ...shared[name]?.(value) }),
    {},
  )
  const found = await rowsOf(report, given)
  const expected = await list(t, query, given)
  return { reported: count(found), listed: expected }
}

describe.each(comparisons)('$report = $title', (one) => {
  test('without a filter', async () => {
    const { reported, listed } = await compare(one, {})
    expect(reported).toBe(listed)
    expect(listed).toBeGreaterThan(0)
  })

  test.each(Object.keys(one.shared))('by %s', async (name) => {
    let some = 0
    for (const value of await valuesOf(one.report, name)) {
      const { reported, listed } = await compare(one, { [name]: value })
      expect({ value, count: reported }).toEqual({ value, count: listed })
      some += listed
    }
    expect(some).toBeGreaterThan(0)
  })
})

test('every filter of every report is compared, or it is said why not', () => {
  const missing = reportPaths.flatMap((path) => {
    const compared = new Set(
      comparisons.filter(({ report }) => report === path).flatMap(({ shared }) => Object.keys(shared)),
    )
    const said = apart[path] ?? {}
    return reports[path].filters
      .map(({ name }) => name)
      .filter((name) => !compared.has(name) && !(name in said) && !('*' in said))
      .map((name) => `${path}: ${name}`)
  })
  expect(missing).toEqual([])
})
