import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReportPath } from '@capiz/domain/report'
import { affiliation, city, facility, physician, province, region } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'

let t: TestApp
let places: { city: string; cityId: number; region: string }[]
const admin = { as: 'admin' }
let code = ''

beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  const found = await t.db
    .select({ city: city.code, cityId: city.id, region: region.code })
    .from(city)
    .innerJoin(province, eq(province.id, city.provinceId))
    .innerJoin(region, eq(region.id, province.regionId))
    .orderBy(city.id)
  // a member of a society with agreed rates, whom all of the reports can show
  const members = await t.call('reportPreview.ahmopi-doctors-per-medical-society', { body: {} }, admin)
  const doctors = await t.call('physician.rows', { query: { type: 'MD', size: 1000 } }, admin)
  const codes = new Set(members.body.rows.map((row) => row['physicianCode']))
  code = doctors.body.content.find((row) => codes.has(row.code))?.code ?? ''
  const second = found.find((one) => one.region !== found[0]?.region)
  const third = found.find((one) => one.region !== found[0]?.region && one.region !== second?.region)
  if (!found[0] || !second || !third) throw new Error('The sample has too few regions.')
  places = [found[0], second, third]
})
afterAll(() => t.close())

/** Three facilities in three regions, all accredited, at which the one physician has an affiliation. */
beforeEach(async () => {
  await t.db.delete(affiliation)
  const [doctor] = await t.db.select().from(physician).where(eq(physician.code, code))
  const houses = await t.db.select().from(facility).orderBy(facility.id).limit(3)
  await t.db
    .update(physician)
    .set({
      accreditationStatusCode: 'ACCREDITED',
      prcValidity: '2028-01-01',
      contractValidityDate: '2027-01-01',
    })
    .where(eq(physician.code, code))
  for (const [at, house] of houses.entries()) {
    await t.db
      .update(facility)
      .set({
        mainCityId: places[at]?.cityId ?? 0,
        accreditationStatusCode: 'ACCREDITED',
        accepted: true,
        deleted: false,
        duplicateOf: null,
      })
      .where(eq(facility.id, house.id))
    await t.db.insert(affiliation).values({
      code: `AFF900000${at}`,
      physicianId: doctor?.id ?? 0,
      facilityId: house.id,
      relation: 'CONSULTANT',
      status: 'ACCREDITED',
    } as typeof affiliation.$inferInsert)
  }
})

const reported: readonly (readonly [ReportPath, Record<string, string>, string])[] = [
  ['doctors-with-valid-prc-id', {}, 'code'],
  ['registered-physicians', { from: '2000-01-01', to: '2100-01-01' }, 'code'],
  ['physician-contract', {}, 'code'],
  ['physician-credentials', { docType: 'PRC' }, 'code'],
  ['accredited-doctors-report-per-location', {}, 'physicianCode'],
  ['ahmopi-doctors-per-location', {}, 'physicianCode'],
  ['ahmopi-doctors-per-health-facility-affiliation', {}, 'physicianCode'],
]

/** The places of the three at which each way of asking finds the physician. */
async function seen(): Promise<Record<string, boolean[]>> {
  const found: Record<string, boolean[]> = {}
  const note = (name: string, isFound: boolean) => (found[name] ??= []).push(isFound)
  for (const place of places) {
    const list = await t.call('physician.rows', { query: { city: place.city, size: 100 } }, admin)
    note(
      'list',
      list.body.content.some((row) => row.code === code),
    )
    for (const [report, base, key] of reported) {
      const id = `reportPreview.${report}` as 'reportPreview.physician-contract'
      const { body } = await t.call(id, { body: { ...base, city: place.city } }, admin)
      note(
        report,
        body.rows.some((row) => row[key] === code),
      )
    }
    for (const report of ['summary-of-doctors', 'summary-of-physician-kamustahan-per-location'] as const) {
      const period = report === 'summary-of-doctors' ? {} : { from: '2000-01-01', to: '2100-01-01' }
      const { body } = await t.call(
        `reportPreview.${report}`,
        { body: { ...period, city: place.city } },
        admin,
      )
      note(report, body.totalRows > 0)
    }
  }
  return found
}

const everywhere = (answer: boolean[]) => (found: Record<string, boolean[]>) => {
  for (const [name, own] of Object.entries(found)) expect({ name, own }).toEqual({ name, own: answer })
}

test('a physician is in every place with an accredited affiliation at a listed facility, for lists and reports', async () => {
  everywhere([true, true, true])(await seen())
})

test.each([
  ['a suspended affiliation', { affiliation: { status: 'SUSPENDED' } }],
  ['an affiliation on process', { affiliation: { status: 'ON_PROCESS' } }],
  ['a removed affiliation', { affiliation: { deleted: true } }],
  ['an application', { facility: { accepted: false } }],
  ['a merged facility', { facility: { duplicateOf: 'HF0000009' } }],
  ['a removed facility', { facility: { deleted: true } }],
] as const)('%s is no place of practice', async (_, change) => {
  const [, second] = await t.db.select().from(affiliation).orderBy(affiliation.id)
  if (!second) throw new Error('There is no second affiliation.')
  if ('affiliation' in change)
    await t.db.update(affiliation).set(change.affiliation).where(eq(affiliation.id, second.id))
  else await t.db.update(facility).set(change.facility).where(eq(facility.id, second.facilityId))
  const { 'ahmopi-doctors-per-health-facility-affiliation': ofAffiliations, ...others } = await seen()
  everywhere([true, false, true])(others)
  // that report is of affiliations, whatever their status
  expect(ofAffiliations?.[0]).toBe(true)
  const entry = await t.call('publicPhysician.get', { params: { code } }, {})
  expect(entry.body.facilities).toHaveLength(2)
  const [row] = (await t.call('physician.rows', { query: { code, size: 1 } }, admin)).body.content
  expect(row?.facilities).toBe(2)
})

test('reports by place have one row a place, summaries count the physician once in each and once in all', async () => {
  const rows = await t.call('reportPreview.ahmopi-doctors-per-location', { body: {} }, admin)
  expect(rows.body.rows.filter((row) => row['physicianCode'] === code)).toHaveLength(3)
  const summary = await t.call('reportPreview.summary-of-doctors', { body: {} }, admin)
  const { totalElements } = (await t.call('physician.rows', { query: { size: 1 } }, admin)).body
  const sum = summary.body.rows.reduce((all, row) => all + Number(row['total']), 0)
  expect([sum, summary.body.totals?.['total']]).toEqual([totalElements + 2, totalElements])
  expect(summary.body.filters.map(({ label }) => label)).toContain('How physicians are counted')
})
