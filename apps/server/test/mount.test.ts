import { endpoints } from '@capiz/api/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildRouter } from '../src/platform/http/mount.ts'
import { handlers } from '../src/platform/http/handlers.ts'
import { authHandlers } from '../src/entry/handlers/auth.ts'
import { logHandlers } from '../src/entry/handlers/log.ts'
import { roleHandlers } from '../src/entry/handlers/role.ts'
import { userHandlers } from '../src/entry/handlers/user.ts'
import { serviceBase } from '../src/platform/http/base.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
beforeAll(async () => {
  const broken = handlers({
    'activityLog.get': async () => {
      throw new Error('secret detail of /var/lib and select * from app_user')
    },
  })
  t = await startTestApp({
    handlers: { ...authHandlers, ...logHandlers, ...roleHandlers, ...userHandlers, ...broken },
  })
})
afterAll(() => t.close())

const send = async (
  path: string,
  init: Omit<RequestInit, 'headers'> & { as?: string; headers?: Record<string, string> } = {},
) => {
  const token = await t.login(init.as ?? 'admin')
  const headers = { authorization: `Bearer ${token}`, ...init.headers }
  const response = await t.request(path, { ...init, headers })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: text.startsWith('{') ? JSON.parse(text) : undefined,
  }
}
const post = async (
  path: string,
  body: string,
  type = 'application/json',
  more: Record<string, string> = {},
) => send(path, { method: 'POST', body, headers: { 'content-type': type, ...more } })

describe('routing', () => {
  const router = buildRouter()
  const idOf = (method: string, path: string) => {
    const match = router.find(method, path)
    return match.kind === 'found' ? match.targets.map((one) => one.id) : match.kind
  }

  test('every call of the contract is reached under its own address', () => {
    const sample = (pattern: string) => {
      const word = pattern.split('|')[0] ?? ''
      return word
        .replaceAll(/\\d\{(\d+)(?:,\d*)?\}/g, (_, n: string) => '1'.repeat(Number(n)))
        .replaceAll(/\[(.)[^\]]*\](?:\{(\d+)[^}]*\})?[+*]?/g, (_, first: string, n = '1') =>
          first.repeat(Number(n)),
        )
    }
    for (const endpoint of endpoints) {
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const param = endpoint.params?.[name]
        return param?.values?.[0] ?? sample(param?.pattern ?? 'x')
      })
      expect(idOf(endpoint.method, `${serviceBase[endpoint.service]}${path}`), endpoint.id).toContain(
        endpoint.id,
      )
    }
  })

  test('fixed words win over parameters, and parameters take only their own shape', () => {
    expect(idOf('GET', '/api/auth/user/token-exists')).toEqual(['auth.tokenExists'])
    expect(idOf('GET', '/api/auth/user/USR0000001')).toEqual(['user.get'])
    expect(idOf('GET', '/api/auth/user/usr0000001')).toBe('unknown')
    expect(idOf('GET', '/api/auth/role/12')).toEqual(['role.get'])
    expect(idOf('GET', '/api/auth/role/12x')).toBe('unknown')
    expect(idOf('POST', '/api/auth/oauth/token')).toEqual(['auth.login', 'auth.refresh'])
  })

  test('words with a slash span two segments', () => {
    const match = router.find('POST', '/api/accr/user-request/hf/service')
    expect(match.kind).toBe('found')
    expect(match.kind === 'found' && match.params).toMatchObject({ type: 'hf/service' })
    expect(idOf('POST', '/api/accr/user-request/hf/other')).toBe('unknown')
  })

  test.each([
    '//api/auth/me',
    '/api/auth/me/',
    '/api/auth/ME',
    '/api/auth/me;x=1',
    '/api/auth/%2Fme',
    '/api/auth/%6de',
    '/api/auth/user/%E0%A4%A',
  ])('%s is no address', (path) => {
    expect(idOf('GET', path)).toBe('unknown')
  })
})

describe('refusals', () => {
  test('unknown addresses and wrong methods', async () => {
    expect((await send('/api/auth/nothing')).json.errorCode).toBe('NOT_FOUND')
    const rejected = await send('/api/auth/me', { method: 'DELETE' })
    expect(rejected.status).toBe(405)
    expect(rejected.headers.get('allow')).toBe('GET')
    expect((await send('/api/auth/me', { method: 'OPTIONS' })).status).toBe(405)
  })

  test('a call nobody wrote yet is 501, and 401 for somebody without a token', async () => {
    const path = '/api/accr/hf/HF0000001'
    expect((await send(path)).json).toMatchObject({ errorCode: 'NOT_IMPLEMENTED' })
    expect((await t.request(path)).status).toBe(401)
  })

  test('a missing permission is 403, also for a provider on a call that is not for providers', async () => {
    expect((await send('/api/auth/role', { as: 'reports' })).status).toBe(403)
    expect((await send('/api/audit/audit-logs', { as: 'coordinator' })).status).toBe(403)
  })

  test('bodies of the wrong type', async () => {
    expect((await post('/api/auth/user/check-password-match', 'password=x', 'text/plain')).status).toBe(415)
    expect(
      (await post('/api/auth/user/check-password-match', '{}', 'application/json; charset=utf-16')).status,
    ).toBe(415)
    expect((await post('/api/auth/oauth/token', '{}')).status).toBe(415)
  })

  test('bodies that cannot be read', async () => {
    const path = '/api/auth/user/change-password'
    expect((await post(path, '{"a":')).status).toBe(400)
    expect((await post(path, '['.repeat(10_000) + ']'.repeat(10_000))).status).toBe(400)
    expect((await post(path, `{"a":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413)
    expect(
      (await post(path, '{"__proto__":{"polluted":true},"currentPassword":"a","newPassword":"b"}')).status,
    ).toBe(422)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('bodies made to keep the server busy are refused by size and by number of values', async () => {
    const flood = JSON.stringify(Array.from({ length: 300_000 }, () => 0))
    const started = performance.now()
    expect((await post('/api/auth/user/change-password', flood)).status).toBe(413)
    expect(performance.now() - started).toBeLessThan(1000)
    const anybody = await t.request('/api/accr/public/application/link', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x'.repeat(70_000) }),
    })
    expect(anybody.status).toBe(413)
  })

  test('what breaks the contract names every field', async () => {
    const reply = await post(
      '/api/auth/user',
      JSON.stringify({ username: 'X', emailAddress: 'no', roleId: 0 }),
    )
    expect(reply.status).toBe(422)
    const fields = reply.json.errors.map((one: { field: string }) => one.field)
    expect(fields).toEqual(
      expect.arrayContaining(['username', 'emailAddress', 'firstName', 'lastName', 'roleId']),
    )
    expect(
      (await post('/api/auth/oauth/token', 'grant_type=implicit', 'application/x-www-form-urlencoded'))
        .status,
    ).toBe(422)
  })

  test.each([
    'page=-1',
    'page=NaN',
    'page=1;drop',
    'size=0',
    'size=-5',
    'sort=name,SIDEWAYS',
    'sort=name;x,ASC',
    'sort=passwordHash,ASC',
  ])('paging that makes no sense is 400: %s', async (query) => {
    expect((await send(`/api/auth/user?${query}`)).status).toBe(400)
  })

  test('too large a page is capped', async () => {
    expect((await send('/api/auth/user?size=100000')).json.size).toBe(1000)
  })

  test('an unexpected error says nothing about itself', async () => {
    const reply = await send('/api/accr/activity-log/1')
    expect(reply.status).toBe(500)
    expect(reply.text).not.toMatch(/secret|select|var\/lib/)
  })
})

describe('answers', () => {
  test('every answer carries the safety headers and a request id', async () => {
    for (const path of ['/api/auth/me', '/api/auth/nothing', '/docs', '/openapi.json', '/no-such-page']) {
      const { headers } = await send(path, { headers: { 'x-request-id': 'request-0001' } })
      expect(headers.get('x-request-id'), path).toBe('request-0001')
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
      expect(headers.get('referrer-policy'), path).toBe('no-referrer')
      expect(headers.get('access-control-allow-origin'), path).toBeNull()
    }
    expect((await send('/api/auth/me')).headers.get('cache-control')).toBe('no-store')
    const forged = await send('/api/auth/me', { headers: { 'x-request-id': 'a b' } })
    expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a page has the flat form of the specification', async () => {
    const { json } = await send('/api/auth/role?size=3&page=1&sort=name,DESC')
    expect(json).toMatchObject({ totalElements: 8, totalPages: 3, number: 1, size: 3, numberOfElements: 3 })
    expect(json.pageable.offset).toBe(3)
    const names = json.content.map((one: { name: string }) => one.name)
    expect(names).toEqual(names.toSorted().toReversed())
  })

  test('A10: a cookie must be repeated in the header, a bare bearer call passes', async () => {
    const body = JSON.stringify({ password: 'x' })
    const path = '/api/auth/user/check-password-match'
    const withCookie = { cookie: 'theme=dark; XSRF-TOKEN=abc123' }
    expect((await post(path, body, 'application/json', withCookie)).json.errorCode).toBe('CSRF')
    expect(
      (await post(path, body, 'application/json', { ...withCookie, 'x-xsrf-token': 'abc123' })).status,
    ).toBe(200)
    expect((await post(path, body)).status).toBe(200)
    expect((await send('/api/auth/me', { headers: withCookie })).status).toBe(200)
  })

  test('D4: the same key makes one record and equal answers', async () => {
    const form = JSON.stringify({ name: 'Night desk', permissions: ['HF_VIEW'] })
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        post('/api/auth/role', form, 'application/json', { 'idempotency-key': 'form-0001' }),
      ),
    )
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 201))
    expect((await send('/api/auth/role/search/filter?term=night')).json.totalElements).toBe(1)
    const other = JSON.stringify({ name: 'Day desk', permissions: [] })
    const mismatch = await post('/api/auth/role', other, 'application/json', {
      'idempotency-key': 'form-0001',
    })
    expect(mismatch.json.errorCode).toBe('IDEMPOTENCY_MISMATCH')
    const failed = await post('/api/auth/role', form, 'application/json', { 'idempotency-key': 'form-0002' })
    expect(failed.json.errorCode).toBe('ROLE_NAME_UK')
    const retried = await post('/api/auth/role', other, 'application/json', {
      'idempotency-key': 'form-0002',
    })
    expect(retried.status).toBe(201)
  })

  test('a call whose reply cannot be stored is not carried out, and its repeat is', async () => {
    const { db } = t.services
    await db.execute(sql`
      create function refuse_reply() returns trigger language plpgsql as 'begin raise exception ''no space''; end';
    `)
    await db.execute(sql`
      create trigger refuse_reply before update on idempotency_key for each row execute function refuse_reply()
    `)
    const form = JSON.stringify({ name: 'Lost desk', permissions: [] })
    const key = { 'idempotency-key': 'form-0003' }
    const first = await post('/api/auth/role', form, 'application/json', key)
    await db.execute(sql`drop trigger refuse_reply on idempotency_key`)
    expect(first.status).toBe(500)
    expect((await send('/api/auth/role/search/filter?term=lost')).json.totalElements).toBe(0)
    const repeated = await post('/api/auth/role', form, 'application/json', key)
    expect(repeated.status).toBe(201)
    expect((await send('/api/auth/role/search/filter?term=lost')).json.totalElements).toBe(1)
  }, 60_000)

  test('a call whose rows are blocked again and again is answered 503, and nothing was written', async () => {
    const { db } = t.services
    await db.execute(sql`
      create function refuse_role() returns trigger language plpgsql
        as 'begin raise exception ''blocked'' using errcode = ''40P01''; end'
    `)
    await db.execute(sql`
      create trigger refuse_role before insert on role for each row execute function refuse_role()
    `)
    const form = JSON.stringify({ name: 'Blocked desk', permissions: [] })
    const key = { 'idempotency-key': 'form-0004' }
    const blocked = await post('/api/auth/role', form, 'application/json', key)
    await db.execute(sql`drop trigger refuse_role on role`)
    expect(blocked.status).toBe(503)
    expect((await post('/api/auth/role', form, 'application/json', key)).status).toBe(201)
  })

  test('the pages for operators and developers answer', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/docs', '/openapi.json', '/dev/outbox']) {
      expect((await t.request(path)).status, path).toBe(200)
    }
    const document = (await (await t.request('/openapi.json')).json()) as { paths: Record<string, unknown> }
    expect(Object.keys(document.paths)).toContain('/api/auth/me')
    await t.request('/api/accr/public/accredited-list')
    const metrics = await (await t.request('/metrics')).text()
    expect(metrics).toMatch(/capiz_http_requests_total\{group="\w+",method="GET",status="200"\} \d+/)
    expect(metrics).toMatch(/duration_milliseconds_bucket\{group="public",le="\+Inf"\} \d+/)
  })
})
