import { endpoints } from '@capiz/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allHandlers } from '../src/entry/handlers/index.ts'
import { rowsOf } from '../src/db/rows.ts'
import { serviceBase } from '../src/platform/http/base.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { factorStates, setFactorState, type FactorState } from './support/factor-states.ts'
import { emptyDictionary, groupOf, type Dictionary } from './support/fuzz/dictionary.ts'
import { validRequestsFor, type FuzzRequest } from './support/fuzz/request.ts'

/**
 * Both owners send every writing call that providers may make, about the record of somebody else, in each state of the
 * factor: not one row that belongs to the other record may change.
 */
const seed = 20_261_127
const draws = 16

/** An owner of a record of the tiny sample, and a record of the same kind that belongs to somebody else. */
const owners = [
  { as: 'coordinator', other: 'HF0000003', table: 'facility', column: 'facility_id' },
  { as: 'physician', other: 'PHY0000002', table: 'physician', column: 'physician_id' },
] as const
type Owner = (typeof owners)[number]

const isServed = ({ id }: { id: string }): boolean => Object.hasOwn(allHandlers, id)
const writing = endpoints.filter(
  (one) => isServed(one) && one.method !== 'GET' && one.access.kind === 'permission' && one.access.own,
)
const reading = endpoints.filter(
  (one) => isServed(one) && one.method === 'GET' && one.access.kind === 'permission' && one.access.own,
)

/** What is written down of every call, also of one that is refused. */
const logs = new Set([
  'audit_log',
  'audit_head',
  'security_event',
  'record_access',
  'outbox_mail',
  'rate_limit',
])

let app: TestApp
let tables: { name: string; columns: string[] }[] = []
const dictionaries = new Map<string, Dictionary>()

async function send(request: Omit<FuzzRequest, 'as'>, as: string): Promise<number> {
  const token = await app.login(as)
  const { body } = request.init
  const form = body instanceof FormData ? new Response(body) : undefined
  const response = await app.app.request(request.path, {
    ...request.init,
    body: form ? await form.arrayBuffer() : (body as string | undefined),
    headers: {
      ...request.init.headers,
      ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
      authorization: `Bearer ${token}`,
    },
  })
  await response.arrayBuffer()
  return response.status
}

/** Everything that staff can read about a record, as words for requests. */
async function dictionaryOf({ other, table }: Owner): Promise<Dictionary> {
  const book = emptyDictionary()
  const headers = { authorization: `Bearer ${await app.login('admin')}` }
  const aboutOther = (value: unknown): object[] => {
    if (Array.isArray(value)) return value.flatMap(aboutOther)
    if (typeof value !== 'object' || value === null) return []
    const inner = Object.values(value).flatMap(aboutOther)
    return Object.values(value).includes(other) ? [value, ...inner] : inner
  }
  for (const endpoint of reading) {
    const params = Object.entries(endpoint.params ?? {})
    const path = params.reduce(
      (text, [name, { values }]) => text.replace(`{${name}}`, values?.[0] ?? other),
      endpoint.path,
    )
    const filters = [
      'healthFacilityCode',
      'physicianCode',
      'code',
      'ownerCode',
      'applicantCode',
      'targetCode',
    ]
    for (const filter of params.some(([, { values }]) => !values) ? [''] : ['', ...filters]) {
      const query = filter === '' ? '?size=200' : `?${filter}=${other}`
      const reply = await app.app.request(`${serviceBase[endpoint.service]}${path}${query}`, { headers })
      if (reply.status !== 200 || !reply.headers.get('content-type')?.includes('json')) continue
      for (const found of aboutOther(await reply.json())) book.read(groupOf(endpoint), found)
    }
  }
  const call = table === 'facility' ? 'facility.get' : 'physician.get'
  const { body: record } = await app.call(call, { params: { code: other } }, { as: 'admin' })
  return {
    // what the form of the record sends back
    recordsOf: (group) => (group === table ? [record] : book.recordsOf(group)),
    valuesFor: (group, name) => [
      ...(/code$/i.test(name) ? [other, other, other] : []),
      ...book.valuesFor(group, name),
    ],
  }
}

/** A fingerprint of every row that belongs to a record, by table. */
async function rowsAbout({ other, table, column }: Owner): Promise<Map<string, string>> {
  const parts = tables.map(({ name, columns }): SQL => {
    const own = columns.includes(column)
      ? sql` or ${sql.identifier(column)} = (select id from ${sql.identifier(table)} where code = ${other})`
      : sql``
    return sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows
      from ${sql.identifier(name)} t where t::text like ${`%${other}%`}${own}`
  })
  const rows = await rowsOf<{ name: string; rows: string }>(app.db, sql.join(parts, sql` union all `))
  return new Map(rows.map((one) => [one.name, one.rows]))
}

beforeAll(async () => {
  app = await startTestApp({
    seed: 'tiny',
    env: { CAPIZ_SECOND_FACTOR: 'required', CAPIZ_STEP_UP: 'true', CAPIZ_ACCESS_SECONDS: '86400' },
  })
  await setFactorState(app, 'admin', 'stepped up')
  const rows = await rowsOf<{ table_name: string; column_name: string }>(
    app.db,
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  )
  tables = [...Map.groupBy(rows, (row) => row.table_name)]
    .filter(([name]) => !logs.has(name))
    .map(([name, columns]) => ({ name, columns: columns.map((one) => one.column_name) }))
  await app.login('admin')
  await setFactorState(app, 'admin', 'stepped up')
  for (const owner of owners) dictionaries.set(owner.as, await dictionaryOf(owner))
})
afterAll(() => app.close())

const requestsOf = (endpoint: (typeof writing)[number], { as }: Owner) =>
  fc.sample(validRequestsFor(endpoint, dictionaries.get(as) ?? emptyDictionary()), { seed, numRuns: draws })

describe.each(owners)('nothing of another record is changed by a $as', (owner) => {
  describe.each(factorStates)('%s', (state: FactorState) => {
    beforeAll(async () => {
      await app.login(owner.as)
      await setFactorState(app, owner.as, state)
    })

    test.each(writing.map((endpoint) => ({ id: endpoint.id, endpoint })))('by $id', async ({ endpoint }) => {
      const before = await rowsAbout(owner)
      const statuses: number[] = []
      for (const request of requestsOf(endpoint, owner)) statuses.push(await send(request, owner.as))
      const after = await rowsAbout(owner)
      const changed = [...after].filter(([name, rows]) => rows !== before.get(name)).map(([name]) => name)
      expect(changed, `answers ${statuses.join(' ')}`).toEqual([])
    })
  })
})

/** Answers that are given once a request was checked and found to be in order. */
const isDecided = (status: number): boolean => status < 300 || status === 409

test('the same requests are in order, and do change those rows, when staff send them', async () => {
  await app.login('admin')
  await setFactorState(app, 'admin', 'stepped up')
  for (const owner of owners) {
    const decided: string[] = []
    const changing: string[] = []
    for (const endpoint of writing) {
      const before = await rowsAbout(owner)
      const statuses: number[] = []
      for (const request of requestsOf(endpoint, owner)) statuses.push(await send(request, 'admin'))
      const after = await rowsAbout(owner)
      if (statuses.some(isDecided)) decided.push(endpoint.id)
      if ([...after].some(([name, rows]) => rows !== before.get(name))) changing.push(endpoint.id)
    }
    process.stdout.write(
      `Others: of ${writing.length} writing calls staff get past the checks of ${decided.length}, and ${changing.length} change ${owner.other}.\n`,
    )
    expect(decided.length).toBeGreaterThan(7)
    expect(changing.length).toBeGreaterThan(2)
  }
})
