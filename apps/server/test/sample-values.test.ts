import { endpoints, type EndpointId } from '@capiz/api/contract'
import { reportPaths, reports, type ReportFilterField } from '@capiz/domain/report'
import { addYears } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { referenceItem } from '../src/db/schema/index.ts'
import { loadSeed } from '../src/seed/load.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { asked, emptyOnPurpose, filterValues, type Values } from './support/filter-values.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'none', today: tinyToday })
  await loadSeed(t.db, { size: 'demo', asOf: tinyToday })
}, 300_000)
afterAll(() => t.close())

/** The values as they are sent; of a maintained list those that are in use. */
async function valuesOf(values: Values): Promise<readonly string[]> {
  if (!('list' in values)) return values
  const { list, group, groups = group === undefined ? undefined : [group], by } = values
  const items = await t.db
    .select()
    .from(referenceItem)
    .where(and(eq(referenceItem.list, list), eq(referenceItem.deleted, false)))
  const wanted = items.filter(({ groupBy }) => groups === undefined || groups.includes(groupBy ?? ''))
  return wanted.map(({ code, description }) => (by === 'description' ? (description ?? code) : code))
}

const lists = Object.entries(filterValues).map(([path, filters]) => {
  const endpoint = endpoints.find((one) => one.path === path && one.method === 'GET')
  if (endpoint === undefined) throw new Error(`No list is at ${path}.`)
  const declared = Object.keys((endpoint.query as { entries?: object } | undefined)?.entries ?? {})
  return { path, endpoint, filters: Object.entries(filters).filter(([name]) => declared.includes(name)) }
})

describe('every value of a filter finds rows', () => {
  test.each(lists.map((list) => [list.path, list] as const))(
    '%s',
    { timeout: 120_000 },
    async (path, { endpoint, filters }) => {
      const empty: string[] = []
      for (const [name, declared] of filters) {
        for (const value of await valuesOf(declared)) {
          const query = { ...asked[path], [name]: value, size: 1 }
          const found = await t.call(endpoint.id as EndpointId, { query }, { as: 'admin' })
          expect(found.status, `${path} ${name}=${value} ${JSON.stringify(found.error)}`).toBe(200)
          const { totalElements } = found.body as unknown as { totalElements: number }
          if (totalElements === 0) empty.push(`${path} ${name}=${value}`)
        }
      }
      expect(empty.filter((one) => emptyOnPurpose[one] === undefined)).toEqual([])
      // an exception that has rows after all is taken out
      const own = Object.keys(emptyOnPurpose).filter((one) => one.startsWith(`${path} `))
      expect(own.filter((one) => !empty.includes(one))).toEqual([])
    },
  )
})

const wide: Readonly<Record<string, unknown>> = {
  year: Number(tinyToday.slice(0, 4)),
  from: addYears(tinyToday, -20),
  to: addYears(tinyToday, 2),
}

/** Reports of one facility: no facility has doctors of every field and status. */
const ofOneFacility = new Set<string>(['doctors-per-health-facility'])

/** The values of a filter of a report that has a list of them. */
async function choicesOf({ choices, kind, list, groups }: ReportFilterField): Promise<readonly unknown[]> {
  if (choices) return choices.map(({ code }) => code)
  if (kind === 'boolean') return [true, false]
  if (kind === 'month') return Array.from({ length: 12 }, (_, at) => at + 1)
  if (kind === 'text') return list ? valuesOf({ list, by: 'description' }) : []
  return list ? valuesOf({ list, ...(groups && { groups }) }) : []
}

describe('every value of a filter of a report finds rows, and every column and chart says something', () => {
  test.each(reportPaths)('%s', { timeout: 120_000 }, async (path) => {
    const { filters, columns, chart } = reports[path]
    const facilities = await t.call(
      'facility.rows',
      { query: { size: 1, status: 'ACCREDITED', type: 'HOSP' } },
      { as: 'admin' },
    )
    const needed: Readonly<Record<string, unknown>> = {
      ...wide,
      healthFacilityCode: facilities.body.content[0]?.code,
    }
    const base = Object.fromEntries(
      filters.filter(({ required }) => required).map(({ name }) => [name, needed[name]]),
    )
    const read = async (more: object) => {
      const body = { ...base, ...more } as never
      const preview = await t.call(`reportPreview.${path}`, { body }, { as: 'admin' })
      expect(preview.status, JSON.stringify(preview.error)).toBe(200)
      return preview.body
    }
    const empty: string[] = []
    const filled = new Set<string>()
    const note = ({ rows }: { rows: readonly Record<string, unknown>[] }) => {
      for (const row of rows)
        for (const [key, value] of Object.entries(row))
          if (value !== null && value !== '' && value !== 0) filled.add(key)
    }
    const whole = await read({})
    note(whole)
    if (whole.totals) note({ rows: [whole.totals] })
    for (const filter of ofOneFacility.has(path) ? [] : filters) {
      for (const value of await choicesOf(filter)) {
        const found = await read({ [filter.name]: value })
        note(found)
        if (found.totalRows === 0) empty.push(`${path} ${filter.name}=${String(value)}`)
      }
    }
    expect(empty.filter((one) => emptyOnPurpose[one] === undefined)).toEqual([])
    const blank = columns
      .map(({ key }) => `${path} column ${key}`)
      .filter((one) => !filled.has(one.split(' ')[2] ?? ''))
    expect(blank.filter((one) => emptyOnPurpose[one] === undefined)).toEqual([])
    if (chart) expect(JSON.stringify(whole), 'chart').toMatch(/"value":[1-9]/)
  })
})
