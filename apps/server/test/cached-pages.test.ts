import { and, asc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { listedPhysicians } from '../src/areas/physician/scope.ts'
import { attachment, physician } from '../src/db/schema/index.ts'
import { searchFor } from '../src/engines/search/search.ts'
import { physicianTarget } from '../src/engines/search/target.ts'
import { cachedReplies } from '../src/platform/cache/cached-replies.ts'
import { cachedRows } from '../src/platform/cache/cached-rows.ts'
import { keyLists } from '../src/platform/cache/key-lists.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyUsers } from './setup/tiny-seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const lists = cachedReplies(new Set())

/** Keeps ids and rows, but no reply, so that every call cuts its page anew. */
const caching = () => createApp({ ...app.services, lists })

/** Keeps nothing at all. */
const plain = () => {
  const none: ReadonlySet<string> = new Set()
  return createApp({ ...app.services, lists, keyLists: keyLists(none), cachedRows: cachedRows(none) })
}

async function get(server: ReturnType<typeof createApp>, path: string, token: string) {
  const reply = await server.request(path, { headers: { authorization: `Bearer ${token}` } })
  return { status: reply.status, body: await reply.text() }
}

const queries = [
  'phy/list?page=0&size=3',
  'phy/list?page=1&size=3',
  'phy/list?page=1&size=2&sort=code,DESC',
  'phy/list?page=0&size=4&status=ACCREDITED',
  'phy/list?page=0&size=5&name=SANTOS',
  'phy/list?page=0&size=5&name=SANTSO',
  'phy/list?page=0&size=5&name=SANTSO&status=ACCREDITED',
  'hf/list?page=0&size=4',
  'hf/list?page=2&size=2&sort=name,DESC',
  'hf/list?page=0&size=4&name=HOSPITAL',
]

test('pages cut from cached ids and rows are those read anew, for every caller and after every write', async () => {
  const [cached, anew] = [caching(), plain()]
  const users = Object.values(tinyUsers)
  const tokens = new Map<string, string>()
  for (const user of users) tokens.set(user, await app.login(user))
  const people = await app.db.select({ id: physician.id }).from(physician)
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ user: fc.constantFrom(...users), query: fc.constantFrom(...queries) }),
    },
    fc.record({
      id: fc.constantFrom(...people.map(({ id }) => id)),
      name: fc.constantFrom('SANTOS', 'SANTE', 'CRUZ'),
    }),
    fc.record({
      id: fc.constantFrom(...people.map(({ id }) => id)),
      status: fc.constantFrom('ACCREDITED', 'SUSPENDED'),
    }),
    fc.record({ hidden: fc.boolean() }),
  )
  let answered = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      for (const one of steps) {
        if ('query' in one) {
          const [path, token] = [`/api/accr/${one.query}`, tokens.get(one.user) ?? '']
          const reply = await get(cached, path, token)
          expect(reply, `${one.query} as ${one.user}`).toEqual(await get(anew, path, token))
          if (reply.status === 200) answered += 1
        } else if ('name' in one)
          await app.db.update(physician).set({ lastName: one.name }).where(eq(physician.id, one.id))
        else if ('status' in one)
          await app.db
            .update(physician)
            .set({ accreditationStatusCode: one.status })
            .where(eq(physician.id, one.id))
        else await app.db.update(attachment).set({ deleted: one.hidden }).where(eq(attachment.id, 1))
      }
    }),
    { numRuns: 25, endOnFailure: true },
  )
  expect(answered).toBeGreaterThan(60)
}, 120_000)

test.each([
  ['', 'as a whole word, in part, with an error, of nobody'],
  ['ACCREDITED', 'beside a filter that hides some of what is found'],
])('a list under a text finds what a search of its own finds (%s)', async (status) => {
  const token = await app.login('officer')
  const [one] = await app.db.select().from(physician).where(listedPhysicians()).limit(1)
  if (!one) throw new Error('The sample has no physician.')
  const { lastName, firstName } = one
  const misspelled = `${lastName.slice(0, 2)}${lastName[3]}${lastName[2]}${lastName.slice(4)}`
  const texts = [
    lastName,
    lastName.slice(0, 3),
    `${firstName} ${lastName.slice(0, 4)}`,
    misspelled,
    'ZZYZX',
    'AB',
    '12',
  ]
  for (const text of texts) {
    const searched = { text, parts: 'name', searcher: 'staff' } as const
    const search = await searchFor(app.db, physicianTarget, searched, listedPhysicians())
    if (!search) throw new Error('Nothing is searched.')
    const { lastName: last, firstName: first, id, accreditationStatusCode } = physician
    const rows = await app.db
      .select({ code: physician.code })
      .from(physician)
      .where(and(listedPhysicians(), search.where, status ? eq(accreditationStatusCode, status) : sql`true`))
      .orderBy(...search.order, asc(last), asc(first), asc(id))
    const path = `/api/accr/phy/list?size=1000&name=${encodeURIComponent(text)}${status && `&status=${status}`}`
    const { content, totalElements } = JSON.parse((await get(caching(), path, token)).body) as {
      content: { code: string }[]
      totalElements: number
    }
    expect(
      content.map(({ code }) => code),
      text,
    ).toEqual(rows.map(({ code }) => code))
    expect(totalElements, text).toBe(rows.length)
  }
})
