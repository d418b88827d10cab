import { endpoints } from '@capiz/api/contract'
import { permissionsOf, seedRoles, type SeedRoleCode } from '@capiz/domain/access'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appUser } from '../src/db/schema/index.ts'
import { rowsOf } from '../src/db/rows.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyUsers } from './setup/tiny-seed.ts'
import { askFor, type Call } from './support/every-call.ts'

let app: TestApp
const tokens = new Map<SeedRoleCode, string>()

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny', env: { CAPIZ_TRUST_PROXY: 'true' } })
  for (const { code } of seedRoles) tokens.set(code, await app.login(tinyUsers[code]))
})
afterAll(() => app.close())

const ask = async (endpoint: Call, token?: string) => askFor(app, endpoint, token)

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

test.each(seedRoles.map(({ code }) => code))('%s gets 403 exactly where the table says so', async (code) => {
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
})

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
})

test('a revoked token opens nothing', async () => {
  const token = await signIn('officer2')
  expect((await app.call('auth.logout', {}, { token })).status).toBeLessThan(300)
  await expectRefused(token)
})

test('the token of a disabled user opens nothing', async () => {
  const token = await signIn('coordinator2')
  await app.db.update(appUser).set({ deleted: true }).where(eq(appUser.username, 'coordinator2'))
  await expectRefused(token)
})

test('an expired token opens nothing', async () => {
  const token = await signIn('physician2')
  app.clock.advance(3700)
  await expectRefused(token)
})
