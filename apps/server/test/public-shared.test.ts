import { manilaDay } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { gunzipSync } from 'node:zlib'
import { endpoints } from '@capiz/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { affiliation, facility } from '../src/db/schema/index.ts'
import { sharedReads } from '../src/platform/cache/shared-replies.ts'
import { serviceBase } from '../src/platform/http/base.ts'
import { createServices } from '../src/start.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const list = '/api/accr/public/accredited-list'
const nameOf = async (reply: Response) =>
  ((await reply.json()) as { content: { name: string }[] }).content[0]?.name

/** Another server process on the same database. */
async function otherServer() {
  const { config, database, clock } = app.services
  return createApp(await createServices(config, database, clock))
}

const rename = (name: string) => app.db.update(facility).set({ name }).where(eq(facility.code, 'HF0000001'))

test('who has the answer already gets none, until it changes', async () => {
  const first = await app.request(list)
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(tag).toMatch(/^"[\w-]{22}"$/)
  const again = await app.request(list, { headers: { 'if-none-match': `W/"other", W/${tag}` } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  await rename('Bagong Pangalan')
  const changed = await app.request(list, { headers: { 'if-none-match': tag } })
  expect(changed.status).toBe(200)
  expect(await nameOf(changed)).toBe('Bagong Pangalan')
})

test('a change made through one server is seen at once through every other', async () => {
  const other = await otherServer()
  for (const name of ['Unang Pangalan', 'Ikalawang Pangalan']) {
    await rename(name)
    const replies = await Promise.all([app.request(list), other.request(list), other.request(list)])
    expect(await Promise.all(replies.map(nameOf))).toEqual([name, name, name])
  }
})

test('fifty visitors at once get one and the same answer, packed for who can unpack it', async () => {
  const headers = { 'accept-encoding': 'br, gzip' }
  const asked = '/api/accr/public/phy-list?size=100'
  const replies = await Promise.all(Array.from({ length: 50 }, () => app.request(asked, { headers })))
  const plain = await app.request(asked, { headers: { 'accept-encoding': 'gzip;q=0' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const text = await plain.text()
  for (const reply of replies) {
    const bytes = Buffer.from(await reply.arrayBuffer())
    const isPacked = reply.headers.get('content-encoding') === 'gzip'
    expect((isPacked ? gunzipSync(bytes) : bytes).toString()).toBe(text)
  }
})

test('another day is another answer, though nothing was written', async () => {
  const { clock } = app
  clock.set('2026-11-20T15:59:00Z')
  const nothing = { until: null, startTime: null, endTime: null, remarks: null }
  const away = { ...nothing, kind: 'ABSENT' as const, date: manilaDay(clock.now()) }
  await app.db.update(affiliation).set({ scheduleExceptions: [away] })
  const exceptions = async () => {
    const { body } = await app.call('publicPhysician.get', { params: { code: 'PHY0000001' } })
    return body.facilities.map((place) => place.exceptions.length)
  }
  expect(await exceptions()).toEqual([1])
  clock.advance(120)
  expect(await exceptions()).toEqual([0])
})

describe('a cache in front of the server', () => {
  const seconds = 300
  let cached: TestApp
  beforeAll(async () => {
    cached = await startTestApp({ seed: 'tiny', env: { CAPIZ_PUBLIC_CACHE_SECONDS: String(seconds) } })
  })
  afterAll(() => cached.close())

  const shared = endpoints.filter(({ id }) => id in sharedReads)
  const headersAt = async (now: string) => {
    cached.clock.set(now)
    return (await cached.request(list)).headers
  }

  test('may answer for the seconds set, browsers not at all, and is told which records it is about', async () => {
    const headers = await headersAt('2026-11-20T04:00:00Z')
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=300')
    const { content } = (await (await cached.request(list)).json()) as { content: { code: string }[] }
    expect(headers.get('cache-tag')).toBe(['directory', ...content.map(({ code }) => code)].join(','))
  })

  test.each([
    ['four minutes before midnight in Manila', '2026-11-20T15:56:00Z', 240, 0],
    ['seven minutes before', '2026-11-20T15:53:00Z', 300, 120],
    ['at midnight', '2026-11-20T16:00:00Z', 300, 300],
  ])('keeps nothing past the day: %s', async (_, now, fresh, stale) => {
    const control = (await headersAt(now)).get('cache-control')
    expect(control).toContain(`s-maxage=${fresh}, stale-while-revalidate=${stale}`)
  })

  test('is given nothing but public reads', async () => {
    expect(shared.every(({ access, method }) => access.kind === 'public' && method === 'GET')).toBe(true)
    const token = await cached.login('officer')
    for (const { id, path, service, params } of endpoints.filter(({ method }) => method === 'GET')) {
      if (id in sharedReads || Object.keys(params ?? {}).length > 0) continue
      const headers = { authorization: `Bearer ${token}` }
      const reply = await cached.request(`${serviceBase[service]}${path}`, { headers })
      expect(reply.headers.get('cache-control') ?? '', id).not.toMatch(/s-maxage|public/)
    }
  })
})
