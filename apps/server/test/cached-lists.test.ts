import { endpoints } from '@capiz/api/contract'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { appUser, physician, role, session } from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { cachedReplies } from '../src/platform/cache/cached-replies.ts'
import { newToken } from '../src/platform/access/token.ts'
import { isCachedList } from '../src/platform/http/cached-list.ts'
import { revokeSessions, storePair } from '../src/platform/auth/session.ts'
import { createServices } from '../src/start.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyUsers } from './setup/tiny-seed.ts'
import { serviceBase } from '../src/platform/http/base.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

type App = ReturnType<typeof createApp>

const users = Object.values(tinyUsers)
const lists = endpoints.filter((one) => isCachedList(one) && one.access.kind !== 'public' && !one.params)

/** Another server process on the same database. */
async function otherServer(): Promise<App> {
  const { config, database, clock } = app.services
  return createApp(await createServices(config, database, clock))
}

/** A server on the same database that keeps no reply of a list. */
const withoutKeeping = (): App => createApp({ ...app.services, lists: cachedReplies(new Set()) })

async function get(server: App, path: string, token: string) {
  const reply = await server.request(path, { headers: { authorization: `Bearer ${token}` } })
  return { status: reply.status, body: await reply.text() }
}

test('no caller is ever given the rows or fields of another, whoever asked before', async () => {
  const plain = withoutKeeping()
  const tokens = new Map<string, string>()
  for (const user of users) tokens.set(user, await app.login(user))
  const asked = fc.record({
    user: fc.constantFrom(...users),
    endpoint: fc.constantFrom(...lists),
    query: fc.constantFrom('', '?page=0&size=5', '?page=1&size=3'),
  })
  let answered = 0
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 4, maxLength: 10 }), async (calls) => {
      for (const { user, endpoint, query } of calls) {
        const path = `${serviceBase[endpoint.service]}${endpoint.path}${query}`
        const token = tokens.get(user) ?? ''
        const kept = await get(app.app, path, token)
        expect(kept, `${endpoint.id} as ${user}`).toEqual(await get(plain, path, token))
        if (kept.status === 200) answered += 1
      }
    }),
    { numRuns: 30, endOnFailure: true },
  )
  expect(answered).toBeGreaterThan(40)
}, 120_000)

test('two callers who differ in a field that decides never share a reply, two others do', async () => {
  const path = '/api/accr/phy/list?page=0&size=5&sort=code,ASC'
  const whole = app.services.lists
  const [officer] = await app.db.select().from(appUser).where(eq(appUser.username, 'officer'))
  if (!officer) throw new Error('The sample has no officer.')
  let runs = 0
  const counting = createApp({
    ...app.services,
    lists: { reply: (wanted, run) => whole.reply(wanted, () => ((runs += 1), run())) },
  })
  const totalOf = async (user: string) =>
    (JSON.parse((await get(counting, path, await app.login(user))).body) as { totalElements: number })
      .totalElements
  expect(await totalOf('officer')).toBeGreaterThan(1)
  expect(await totalOf(tinyUsers.PHYSICIAN)).toBe(1)
  expect(runs).toBe(2)
  const { id: _id, ...alike } = officer
  const emailAddress = 'second@staff.example'
  await app.db
    .insert(appUser)
    .values({ ...alike, code: 'USR9000001', username: 'second', emailAddress, emailKey: emailAddress })
  expect(await totalOf('second')).toBeGreaterThan(1)
  expect(await totalOf('officer')).toBeGreaterThan(1)
  expect(runs).toBe(2)
})

test('a list shows the own write in the next call, also through another process', async () => {
  const other = await otherServer()
  const token = await app.login('officer')
  const path = '/api/accr/phy/list?page=0&size=5&sort=code,ASC'
  const [first] = await app.db.select().from(physician).orderBy(physician.code).limit(1)
  if (!first) throw new Error('The sample has no physician.')
  for (let round = 0; round < 200; round++) {
    const middleName = `M${round}`
    await app.db.update(physician).set({ middleName }).where(eq(physician.id, first.id))
    for (const server of [app.app, other]) {
      const { content } = JSON.parse((await get(server, path, token)).body) as {
        content: { code: string; middleName: string }[]
      }
      expect(content.find(({ code }) => code === first.code)?.middleName).toBe(middleName)
    }
  }
})

test('a permission taken away holds from the next call on, through every process', async () => {
  const other = await otherServer()
  const token = await app.login('officer')
  const path = '/api/accr/phy/list?page=0&size=5'
  const [granted] = await app.db
    .select({ role })
    .from(role)
    .innerJoin(appUser, eq(appUser.roleId, role.id))
    .where(eq(appUser.username, 'officer'))
  if (!granted) throw new Error('The officer has no role.')
  const { id, permissions } = granted.role
  for (let round = 0; round < 50; round++) {
    for (const server of [app.app, other]) expect((await get(server, path, token)).status).toBe(200)
    await app.db.update(role).set({ permissions: [] }).where(eq(role.id, id))
    for (const server of [app.app, other]) expect((await get(server, path, token)).status).toBe(403)
    await app.db.update(role).set({ permissions }).where(eq(role.id, id))
  }
})

test('a thousand ended sessions are refused by their next call, through another process under load', async () => {
  const other = await otherServer()
  const load = await app.login('approver')
  const path = '/api/accr/phy/list?page=0&size=5'
  const [user] = await app.db.select().from(appUser).where(eq(appUser.username, 'rates'))
  if (!user) throw new Error('The sample has no such user.')
  const state = { isOver: false }
  const loading = [app.app, other].map(async (server) => {
    while (!state.isOver) expect((await get(server, path, load)).status).toBe(200)
  })
  const { services } = app
  let refused = 0
  for (let round = 0; round < 1000; round++) {
    const token = newToken()
    await inTransaction(app.db, async (tx) => {
      const now = services.clock.now()
      const expires = new Date(now.getTime() + 3_600_000)
      await revokeSessions(tx, user.id, 'REPLACED', now)
      const [opened] = await tx
        .insert(session)
        .values({ userId: user.id, createdDate: now, expires, lastSeen: now })
        .returning({ id: session.id })
      await storePair(tx, services, { id: opened?.id ?? 0, expires }, { access: token, refresh: newToken() })
    })
    expect((await get(other, path, token)).status).toBe(200)
    await inTransaction(app.db, (tx) => revokeSessions(tx, user.id, 'ENDED', services.clock.now()))
    if ((await get(other, path, token)).status === 401) refused += 1
  }
  state.isOver = true
  await Promise.all(loading)
  expect(refused).toBe(1000)
}, 240_000)
