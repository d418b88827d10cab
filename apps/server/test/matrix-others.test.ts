import { endpoints } from '@capiz/api/contract'
import type { Endpoint, Identified } from '@capiz/api/contract/define'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allHandlers } from '../src/entry/handlers/index.ts'
import { serviceBase } from '../src/platform/http/base.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { factorStates, setFactorState, type FactorState } from './support/factor-states.ts'

type Call = Identified<Endpoint>

/** An owner of a record of the tiny sample, and a record of the same kind that belongs to somebody else. */
interface Owner {
  as: 'coordinator' | 'physician'
  own: string
  other: string
  /** the fields that say whose record is meant */
  fields: readonly string[]
}

const owners: readonly Owner[] = [
  {
    as: 'coordinator',
    own: 'HF0000001',
    other: 'HF0000003',
    fields: [
      'healthFacilityCode',
      'facilityCode',
      'code',
      'targetCode',
      'applicantCode',
      'hfCode',
      'ownerCode',
    ],
  },
  {
    as: 'physician',
    own: 'PHY0000001',
    other: 'PHY0000002',
    fields: ['physicianCode', 'phyCode', 'code', 'targetCode', 'applicantCode', 'ownerCode'],
  },
]

const provider = endpoints.filter(
  ({ id, method, access }) =>
    method === 'GET' && Object.hasOwn(allHandlers, id) && access.kind === 'permission' && access.own,
)

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({
    seed: 'tiny',
    env: { CAPIZ_SECOND_FACTOR: 'required', CAPIZ_STEP_UP: 'true' },
  })
})
afterAll(() => app.close())

/** Asks as a user; administrators always with a fresh factor, so that they see what there is to see. */
async function ask(path: string, as: string): Promise<{ status: number; text: string }> {
  const token = await app.login(as)
  if (as === 'admin') await setFactorState(app, as, 'stepped up')
  const response = await app.app.request(path, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, text: await response.text() }
}

/** Every way of naming a record to a call: in the path, or in one of its filters. */
function addressesOf(endpoint: Call, { fields }: Owner, record: string): string[] {
  const params = Object.entries(endpoint.params ?? {})
  const takes = params.find(
    ([, { pattern, values }]) => !values && new RegExp(`^(?:${pattern})$`).test(record),
  )
  const enumerated = params.find(([, { values }]) => values)
  const paths = enumerated
    ? (enumerated[1].values ?? []).map((word) => endpoint.path.replace(`{${enumerated[0]}}`, word))
    : [endpoint.path]
  const base = serviceBase[endpoint.service]
  if (takes)
    return paths
      .map((path) => `${base}${path.replace(`{${takes[0]}}`, record)}`)
      .filter((path) => !path.includes('{'))
  if (params.some(([, { values }]) => !values)) return []
  const entries = (endpoint.query as { entries?: object } | undefined)?.entries ?? {}
  const filters = fields.filter((name) => name in entries)
  return paths.flatMap((path) => filters.map((name) => `${base}${path}?${name}=${record}`))
}

/** Calls that show staff the record when it is asked for, by the owner. */
const reached = new Map(owners.map(({ as }) => [as, new Set<string>()]))

describe.each(owners)('the own record alone is shown to a $as', (owner) => {
  const { as, own, other } = owner

  describe.each(factorStates)('%s', (state: FactorState) => {
    beforeAll(async () => {
      await app.login(as)
      await setFactorState(app, as, state)
    })

    test.each(provider.map((endpoint) => ({ id: endpoint.id, endpoint })))(
      'by $id',
      async ({ id, endpoint }) => {
        for (const address of addressesOf(endpoint, owner, other)) {
          const staff = await ask(address, 'admin')
          if (staff.status === 200 && staff.text.includes(other)) reached.get(as)?.add(id)
          const { status, text } = await ask(address, as)
          if (status !== 200) expect([400, 403, 404, 422], address).toContain(status)
          expect(text, address).not.toContain(other)
        }
      },
    )

    test('and the same calls do show it', async () => {
      const seen: string[] = []
      for (const endpoint of provider.filter(({ id }) => reached.get(as)?.has(id))) {
        for (const address of addressesOf(endpoint, owner, own)) {
          const { status, text } = await ask(address, as)
          if (status === 200 && text.includes(own)) seen.push(endpoint.id)
        }
      }
      expect(new Set(seen).size).toBeGreaterThan(8)
    })
  })

  test('staff were shown what the owner of another was not', () => {
    const found = reached.get(as)?.size ?? 0
    process.stdout.write(`Others: ${found} of ${provider.length} calls show staff ${other}.\n`)
    expect(found).toBeGreaterThan(12)
  })
})

test('a record of another facility is not there, by its id and by its code', async () => {
  const other = 'HF0000003'
  const found: string[] = []
  for (const { id, path, service } of provider.filter(({ path: address }) =>
    /\{(?:id|code)\}$/.test(address),
  )) {
    const list = `${serviceBase[service]}${path.replace(/\/\{\w+\}$/, '')}`
    const theirs = await ask(`${list}?size=1000`, 'admin')
    if (theirs.status !== 200) continue
    const { content = [] } = JSON.parse(theirs.text) as { content?: Record<string, unknown>[] }
    const row = content.find((one) => Object.values(one).includes(other))
    if (!row) continue
    const key = String(path.endsWith('{id}') ? row['id'] : row['code'])
    const { status, text } = await ask(`${list}/${key}`, 'coordinator')
    found.push(id)
    expect([status, text.includes(other)], `${id} ${key}`).toEqual([404, false])
    expect((await ask(`${list}/${key}`, 'admin')).status, `${id} ${key}`).toBe(200)
  }
  expect(found.length).toBeGreaterThan(3)
})
