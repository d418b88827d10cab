import { endpoints } from '@capiz/api/contract'
import type { Endpoint, Identified } from '@capiz/api/contract/define'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allHandlers } from '../src/entry/handlers/index.ts'
import { serviceBase } from '../src/platform/http/base.ts'
import { startTestApp, type TestApp } from './harness.ts'

type Call = Identified<Endpoint>

/** The tiny sample: `coordinator` belongs to the first facility, `coordinator2` to the third. */
const other = 'HF0000003'
/** The fields that say whose record is meant. */
const owners = ['healthFacilityCode', 'facilityCode', 'code', 'targetCode', 'applicantCode', 'hfCode']

const provider = endpoints.filter(
  ({ id, method, access }) =>
    method === 'GET' && Object.hasOwn(allHandlers, id) && access.kind === 'permission' && access.own,
)

let app: TestApp
const reached = new Set<string>()

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

async function ask(path: string, as: string): Promise<{ status: number; text: string }> {
  const response = await app.app.request(path, {
    headers: { authorization: `Bearer ${await app.login(as)}` },
  })
  return { status: response.status, text: await response.text() }
}

/** Every way of naming a facility to a call: in the path, or in one of its filters. */
function addressesOf(endpoint: Call): string[] {
  const params = Object.entries(endpoint.params ?? {})
  const takes = params.find(
    ([, { pattern, values }]) => !values && new RegExp(`^(?:${pattern})$`).test(other),
  )
  const enumerated = params.find(([, { values }]) => values)
  const paths = enumerated
    ? (enumerated[1].values ?? []).map((word) => endpoint.path.replace(`{${enumerated[0]}}`, word))
    : [endpoint.path]
  const base = serviceBase[endpoint.service]
  if (takes)
    return paths
      .map((path) => `${base}${path.replace(`{${takes[0]}}`, other)}`)
      .filter((path) => !path.includes('{'))
  if (params.some(([, { values }]) => !values)) return []
  const entries = (endpoint.query as { entries?: object } | undefined)?.entries ?? {}
  const filters = owners.filter((name) => name in entries)
  return paths.flatMap((path) => filters.map((name) => `${base}${path}?${name}=${other}`))
}

test.each(provider.map((endpoint) => ({ id: endpoint.id, endpoint })))(
  '$id shows a coordinator nothing of another facility',
  async ({ endpoint }) => {
    for (const address of addressesOf(endpoint)) {
      const staff = await ask(address, 'admin')
      if (staff.status === 200 && staff.text.includes(other)) reached.add(endpoint.id)
      const { status, text } = await ask(address, 'coordinator')
      if (status !== 200) expect([400, 403, 404, 422], address).toContain(status)
      expect(text, address).not.toContain(other)
    }
  },
)

test('a record of another facility is not there, by its id and by its code', async () => {
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

test('staff were shown what the coordinator was not', () => {
  process.stdout.write(`Others: ${reached.size} of ${provider.length} calls show staff the other facility.\n`)
  expect(reached.size).toBeGreaterThan(12)
})
