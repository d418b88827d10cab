import { endpoints } from '@capiz/api/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allHandlers } from '../src/entry/handlers/index.ts'
import { serviceBase } from '../src/platform/http/base.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { factorStates, setFactorState, type FactorState } from './support/factor-states.ts'
import { emptyDictionary, groupOf, type Dictionary } from './support/fuzz/dictionary.ts'
import { changedTables, type Owner, owners, rowsAbout, type Tables, tablesOf } from './support/others-rows.ts'
import { validRequestsFor, type FuzzRequest } from './support/fuzz/request.ts'

/**
 * Both owners send every writing call that providers may make, about the record of somebody else, in each state of the
 * factor: not one row that belongs to the other record may change.
 */
const seed = 20_261_127
const draws = 16

const isServed = ({ id }: { id: string }): boolean => Object.hasOwn(allHandlers, id)
const writing = endpoints.filter(
  (one) => isServed(one) && one.method !== 'GET' && one.access.kind === 'permission' && one.access.own,
)
const reading = endpoints.filter(
  (one) => isServed(one) && one.method === 'GET' && one.access.kind === 'permission' && one.access.own,
)

let app: TestApp
let tables: Tables = []
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

beforeAll(async () => {
  app = await startTestApp({
    seed: 'tiny',
    env: { CAPIZ_SECOND_FACTOR: 'required', CAPIZ_STEP_UP: 'true', CAPIZ_ACCESS_SECONDS: '86400' },
  })
  await setFactorState(app, 'admin', 'stepped up')
  tables = await tablesOf(app)
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
      const before = await rowsAbout(app, tables, owner)
      const statuses: number[] = []
      for (const request of requestsOf(endpoint, owner)) statuses.push(await send(request, owner.as))
      const after = await rowsAbout(app, tables, owner)
      expect(changedTables(before, after), `answers ${statuses.join(' ')}`).toEqual([])
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
      const before = await rowsAbout(app, tables, owner)
      const statuses: number[] = []
      for (const request of requestsOf(endpoint, owner)) statuses.push(await send(request, 'admin'))
      const after = await rowsAbout(app, tables, owner)
      if (statuses.some(isDecided)) decided.push(endpoint.id)
      if (changedTables(before, after).length > 0) changing.push(endpoint.id)
    }
    process.stdout.write(
      `Others: of ${writing.length} writing calls staff get past the checks of ${decided.length}, and ${changing.length} change ${owner.other}.\n`,
    )
    expect(decided.length).toBeGreaterThan(7)
    expect(changing.length).toBeGreaterThan(2)
  }
})
