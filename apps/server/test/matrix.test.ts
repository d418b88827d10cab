import { endpoints } from '@capiz/api/contract'
import type { Endpoint, Identified } from '@capiz/api/contract/define'
import { permissionsOf, seedRoles, type SeedRoleCode } from '@capiz/domain/access'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appUser } from '../src/db/schema/index.ts'
import { rowsOf } from '../src/db/rows.ts'
import { serviceBase } from '../src/platform/http/base.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyUsers } from './setup/tiny-seed.ts'

type Call = Identified<Endpoint>

/** Never there, so that an allowed call finds nothing it could change. */
const absent: readonly string[] = [
  'HF9999999',
  'PHY9999999',
  'USR9999999',
  'AFF9999999',
  'UR-2026-999999',
  '999999999',
  'NOT-THERE',
  'nobody@sample.example',
]

let app: TestApp
const tokens = new Map<SeedRoleCode, string>()

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny', env: { CAPIZ_TRUST_PROXY: 'true' } })
  for (const { code } of seedRoles) tokens.set(code, await app.login(tinyUsers[code]))
})
afterAll(() => app.close())

function pathOf(endpoint: Call): string {
  const path = Object.entries(endpoint.params ?? {}).reduce((made, [name, param]) => {
    const pattern = new RegExp(`^(?:${param.pattern})$`)
    const [drawn = ''] = fc.sample(fc.stringMatching(pattern), { seed: 9, numRuns: 1 })
    const value = param.values?.[0] ?? absent.find((one) => pattern.test(one)) ?? drawn
    return made.replace(`{${name}}`, param.values ? value : encodeURIComponent(value))
  }, endpoint.path)
  return `${serviceBase[endpoint.service]}${path}`
}

/** An empty body of the declared kind; only the grant tells two calls on one address apart. */
function bodyOf({ body, id }: Call): { body?: string | FormData; headers: Record<string, string> } {
  if (!body) return { headers: {} }
  if (body.as === 'json') return { body: '{}', headers: { 'content-type': 'application/json' } }
  if (body.as === 'multipart') return { body: new FormData(), headers: {} }
  const grant = id === 'auth.refresh' ? 'grant_type=refresh_token' : ''
  return { body: grant, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
}

let caller = 0

async function ask(endpoint: Call, token?: string): Promise<{ status: number; errorCode: string }> {
  caller += 1
  const { body, headers } = bodyOf(endpoint)
  const response = await app.app.request(pathOf(endpoint), {
    method: endpoint.method,
    headers: {
      ...headers,
      'x-forwarded-for': `10.1.${caller >> 8}.${caller & 255}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const answer = (isJson && text !== '' ? JSON.parse(text) : {}) as { errorCode?: string } | null
  return { status: response.status, errorCode: answer?.errorCode ?? '' }
}

/** The own profile and the own request are open to everybody; what is own, only the record can tell. */
const ownForEverybody = ['user.profile', 'request.saveRemarks']

/** The report groups an installation begins with give this one to administrators alone (domain model 11.7). */
const forAdministrators = 'mcap-hmo-users-report'

/** What the access rule of the contract says of a role, read here from the table of roles alone. */
function isOpen({ access, id }: Call, code: SeedRoleCode): boolean {
  if (access.kind !== 'permission' || ownForEverybody.includes(id)) return true
  if (id.includes(forAdministrators)) return code === 'SYSTEM_ADMINISTRATOR'
  const role = seedRoles.find((one) => one.code === code)
  const held = permissionsOf(access).some((permission) => role?.permissions.includes(permission))
  return held && (role?.marker === 'ADMIN' || access.own !== false)
}

/** One number for everything stored; sessions, limits and the rows of refused calls aside. */
async function stored(): Promise<string> {
  const [row] = await rowsOf<{ sum: string }>(
    app.db,
    sql`select coalesce(sum(version), 0)::text || '/' || (select count(*) from audit_log where action <> 'REFUSED')::text as sum from table_version where name <> 'audit_log'`,
  )
  return row?.sum ?? ''
}

const others = endpoints.filter(({ access }) => access.kind !== 'public')
/** Ends the session of who asks, so it is not asked among the rest. */
const asked = endpoints.filter(({ id }) => id !== 'auth.logout')

test('the table says of every call who may use it', () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(423)
  const rules = new Set(endpoints.map(({ access }) => access.kind))
  expect([...rules].toSorted()).toEqual(['login', 'permission', 'public', 'requester'])
})

test('nobody gets 401 on every call but the public ones, and nothing changes', async () => {
  const before = await stored()
  const rejected: string[] = []
  for (const endpoint of others) {
    const { status, errorCode } = await ask(endpoint)
    if (status !== 401 || errorCode !== 'UNAUTHENTICATED')
      rejected.push(`${endpoint.id} ${status} ${errorCode}`)
  }
  expect(rejected).toEqual([])
  expect(await stored()).toBe(before)
})

test('a public call asks nobody who they are', async () => {
  const rejected: string[] = []
  for (const endpoint of endpoints.filter(({ access }) => access.kind === 'public')) {
    const { status, errorCode } = await ask(endpoint)
    if (status === 403 || errorCode === 'UNAUTHENTICATED')
      rejected.push(`${endpoint.id} ${status} ${errorCode}`)
  }
  expect(rejected).toEqual([])
})

test.each(seedRoles.map(({ code }) => code))(
  '%s gets 403 exactly where the table says so',
  async (code) => {
    const before = await stored()
    const rejected: string[] = []
    for (const endpoint of asked.filter((one) => !isOpen(one, code))) {
      const { status, errorCode } = await ask(endpoint, tokens.get(code))
      if (status !== 403 || errorCode !== 'FORBIDDEN')
        rejected.push(`denied ${endpoint.id} ${status} ${errorCode}`)
    }
    expect(await stored(), 'a denied call changed something').toBe(before)
    for (const endpoint of asked.filter((one) => isOpen(one, code))) {
      const { status, errorCode } = await ask(endpoint, tokens.get(code))
      if (status === 403 || errorCode === 'UNAUTHENTICATED' || errorCode === 'SESSION_EXPIRED')
        rejected.push(`open ${endpoint.id} ${status} ${errorCode}`)
    }
    expect(rejected).toEqual([])
  },
  60_000,
)

async function signIn(username: string): Promise<string> {
  const reply = await app.call('auth.login', {
    body: { grant_type: 'password', username, password: 'Bangka-sa-Ilog-77' },
  })
  expect(reply.status).toBe(200)
  return reply.body.access_token
}

async function expectRefused(token: string): Promise<void> {
  const rejected: string[] = []
  for (const endpoint of others) {
    const { status } = await ask(endpoint, token)
    if (status !== 401) rejected.push(`${endpoint.id} ${status}`)
  }
  expect(rejected).toEqual([])
}

test('a made-up token opens nothing', async () => {
  await expectRefused('A'.repeat(43))
}, 60_000)

test('a revoked token opens nothing', async () => {
  const token = await signIn('officer2')
  expect((await app.call('auth.logout', {}, { token })).status).toBeLessThan(300)
  await expectRefused(token)
}, 60_000)

test('the token of a disabled user opens nothing', async () => {
  const token = await signIn('coordinator2')
  await app.db.update(appUser).set({ deleted: true }).where(eq(appUser.username, 'coordinator2'))
  await expectRefused(token)
}, 60_000)

test('an expired token opens nothing', async () => {
  const token = await signIn('physician2')
  app.clock.advance(3700)
  await expectRefused(token)
}, 60_000)
