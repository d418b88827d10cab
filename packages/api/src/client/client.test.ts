import { offlineMessage, sessionExpiredMessage } from '@capiz/domain/messages'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './create-client.ts'
import { fakeServer, json } from '../testing/fake-server.ts'
import { things } from '../testing/test-endpoints.ts'
import type { Fetch } from './transport.ts'

const bases = { accr: '/api/accr', auth: '/api/auth', reports: '/api/reports', audit: '/api/audit' }
const thing = { code: 'T-1', name: 'Amihan' }

/** A client that is signed in, and the list of requests it sent since. */
async function signedIn(reply: (url: string, init: RequestInit) => Response, cookies = '') {
  const sent: { url: string; init: RequestInit }[] = []
  const server = fakeServer((url, init) => {
    sent.push({ url, init })
    return reply(url, init)
  })
  const client = createClient({ bases, fetch: server.fetch, cookies: () => cookies })
  await client.session.signIn('maria', 'secret')
  return { client, sent, server }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what a call sends', () => {
  it('sends the bearer token, repeats sort, sends empty texts and leaves out undefined', async () => {
    const { client, sent } = await signedIn(() => json({ content: [] }))
    await client.call(things.list, {
      query: { page: undefined, docType: '', sort: ['name,ASC', 'code,DESC'] },
    })
    expect(sent[0]?.url).toBe('/api/accr/thing?docType=&sort=name%2CASC&sort=code%2CDESC')
    expect(new Headers(sent[0]?.init.headers).get('authorization')).toBe('Bearer access-1')
  })

  it('encodes path parameters, but keeps the slash of a known word', async () => {
    const { client, sent } = await signedIn((url) => json(url.includes('room-rate') ? true : thing))
    await client.call(things.get, { params: { code: '../a b/ñ?' } })
    await client.call(things.byWord, { params: { type: 'hf/room-rate', code: 'UR/1' } })
    expect(sent.map((request) => request.url)).toEqual([
      '/api/accr/thing/..%2Fa%20b%2F%C3%B1%3F',
      '/api/accr/thing/hf/room-rate/UR%2F1',
    ])
  })

  it('refuses to call without a path parameter', async () => {
    const { client } = await signedIn(() => json(thing))
    await expect(client.call(things.get, { params: { code: '' } })).rejects.toThrow('code')
  })

  it('sends the CSRF header on a non-GET only, and the idempotency key', async () => {
    const { client, sent } = await signedIn(() => json(thing), 'a=1; XSRF-TOKEN=abc%20d')
    await client.call(things.get, { params: { code: 'T-1' } })
    await client.call(things.save, { body: { name: 'Amihan' } }, { idempotencyKey: 'key-1' })
    const [read, save] = sent.map((request) => new Headers(request.init.headers))
    expect(read?.get('x-xsrf-token')).toBeNull()
    expect(save?.get('x-xsrf-token')).toBe('abc d')
    expect(save?.get('idempotency-key')).toBe('key-1')
    expect(save?.get('content-type')).toBe('application/json')
  })

  it('sends no CSRF header to another origin', async () => {
    const headers: Headers[] = []
    const fetch: Fetch = (url, init) => {
      headers.push(new Headers(init.headers))
      return Promise.resolve(
        json(url.endsWith('/token') ? { access_token: 'a', refresh_token: 'r', expires_in: 3600 } : thing),
      )
    }
    const client = createClient({
      bases: { ...bases, accr: 'https://api.example' },
      origin: 'https://portal.example',
      cookies: () => 'XSRF-TOKEN=abc',
      fetch,
    })
    await client.session.signIn('maria', 'secret')
    await client.call(things.save, { body: { name: 'x' } })
    expect(headers.map((each) => each.get('x-xsrf-token'))).toEqual(['abc', null])
  })

  it('sends the token call form-encoded with the client credential and no bearer', async () => {
    const sent: RequestInit[] = []
    const fetch: Fetch = (_, init) => {
      sent.push(init)
      return Promise.resolve(json({ access_token: 'a', refresh_token: 'r', expires_in: 3600 }))
    }
    const client = createClient({ bases, fetch, basic: 'portal:x' })
    await client.session.signIn('maria', 'p&ss=word')
    expect(new Headers(sent[0]?.headers).get('authorization')).toBe(`Basic ${btoa('portal:x')}`)
    expect(new URLSearchParams(sent[0]?.body as URLSearchParams).toString()).toBe(
      'grant_type=password&username=maria&password=p%26ss%3Dword',
    )
  })

  it('sends multipart with parallel lists, the JSON part as text, and every file', async () => {
    const { client, sent } = await signedIn(() => new Response(null, { status: 204 }))
    const files = [new File(['a'], 'a.pdf'), new File(['bb'], 'ñ.pdf')]
    await client.call(things.upload, {
      fields: { documentTypes: ['LTO', ''], type: undefined },
      json: thing,
      files,
    })
    const form = sent[0]?.init.body as FormData
    expect(form.getAll('documentTypes')).toEqual(['LTO', ''])
    expect(form.has('type')).toBe(false)
    expect(form.get('formData')).toBe(JSON.stringify(thing))
    expect(form.getAll('files').map((file) => (file as File).name)).toEqual(['a.pdf', 'ñ.pdf'])
  })
})

describe('what a call answers', () => {
  it('reads a page in both shapes and ignores extras', async () => {
    const flat = { content: [{ ...thing, extra: 1 }], totalElements: 41, totalPages: 5, number: 2, size: 10 }
    const paging = { ...flat, numberOfElements: 1, pageable: { offset: 20 } }
    const expected = {
      content: [thing],
      totalElements: 41,
      totalPages: 5,
      number: 2,
      size: 10,
      numberOfElements: 1,
      offset: 20,
    }
    for (const body of [
      flat,
      { page: paging },
      { content: flat.content, page: { ...paging, content: undefined } },
    ]) {
      const { client } = await signedIn(() => json(body))
      expect(await client.call(things.list)).toEqual(expected)
    }
  })

  it('reads a list from an array and from the content of a page', async () => {
    for (const body of [[thing], { content: [thing] }]) {
      const { client } = await signedIn(() => json(body))
      expect(await client.call(things.names)).toEqual([thing])
    }
  })

  it.each([
    ['HTML', '<html></html>'],
    ['nothing', ''],
    ['another shape', '{"code":1}'],
    ['null', 'null'],
  ])('X11: answers CONTRACT to %s', async (_, text) => {
    const { client } = await signedIn(() => new Response(text))
    await expect(client.call(things.get, { params: { code: 'x' } })).rejects.toMatchObject({
      errorCode: 'CONTRACT',
    })
  })

  it('gives a file with the name of the header', async () => {
    const disposition = `attachment; filename="x.pdf"; filename*=UTF-8''a%2F%C3%B1.pdf`
    const { client } = await signedIn(
      () => new Response('bytes', { headers: { 'Content-Disposition': disposition } }),
    )
    const file = await client.call(things.download)
    expect(file.fileName).toBe('ñ.pdf')
    expect(await file.blob.text()).toBe('bytes')
  })

  it('calls a public endpoint without a session and refuses a private one without asking', async () => {
    const server = fakeServer()
    const client = createClient({ bases, fetch: server.fetch })
    expect(await client.call(things.isKnown)).toBe(true)
    await expect(client.call(things.names)).rejects.toMatchObject({ status: 401, errorCode: 'NO_SESSION' })
    expect(server.seen).toHaveLength(1)
  })
})

describe('what a failure says (specification 1, section 8)', () => {
  const failures: [string, () => Response, object][] = [
    [
      '409 known code',
      () => json({ errorCode: 'STALE_RECORD', message: 'x', details: { version: 2 } }, 409),
      { errorCode: 'STALE_RECORD', details: { version: 2 } },
    ],
    ['409 unknown code', () => json({ errorCode: 'ODD', message: 'Said so.' }, 409), { message: 'Said so.' }],
    [
      '409 silent',
      () => json({}, 409),
      { message: 'Error in database transaction. Please contact your administrator.' },
    ],
    [
      '500',
      () => json({ errorCode: 'SERVER_ERROR', message: 'Broken pipe' }, 500),
      { status: 500, message: 'Broken pipe' },
    ],
    ['502 page', () => new Response('<html>', { status: 502 }), { status: 502, message: '502 Bad Gateway' }],
    [
      '504 page',
      () => new Response('', { status: 504 }),
      { message: 'Unable to establish connection to server.' },
    ],
    [
      '422',
      () =>
        json(
          { errorCode: 'VALIDATION', message: 'm', errors: [{ field: 'name', message: 'Enter this.' }, 7] },
          422,
        ),
      { errors: [{ field: 'name', message: 'Enter this.' }] },
    ],
    ['429', () => new Response('{}', { status: 429, headers: { 'Retry-After': '30' } }), { retryAfter: 30 }],
  ]
  it.each(failures)('%s', async (_, reply, expected) => {
    const { client } = await signedIn(reply)
    await expect(client.call(things.names)).rejects.toMatchObject(expected)
  })

  it('maps the message of a known 409 from its code, not from the server', async () => {
    const { errorMessages } = await import('@capiz/domain/errors')
    const { client } = await signedIn(() => json({ errorCode: 'STALE_RECORD', message: 'raw' }, 409))
    await expect(client.call(things.names)).rejects.toThrow(errorMessages.STALE_RECORD)
  })

  it('says offline in the words of the specification', async () => {
    const client = createClient({ bases, fetch: () => Promise.reject(new TypeError('x')) })
    await expect(client.call(things.isKnown)).rejects.toThrow(offlineMessage)
    await expect(client.call(things.names)).rejects.toThrow(sessionExpiredMessage)
  })

  it('gives up after 30 s, a report after 300 s, and stops when told', async () => {
    const hang: Fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
    const client = createClient({ bases, fetch: hang })
    const results: string[] = []
    const note = (name: string) => (error: unknown) =>
      results.push(`${name} ${(error as { errorCode: string }).errorCode}`)
    const stopper = new AbortController()
    client.call(things.isKnown).catch(note('short'))
    client.call(things.download).catch(note('long'))
    client.call(things.isKnown, {}, { signal: stopper.signal }).catch(note('stopped'))
    stopper.abort()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(results).toEqual(['stopped ABORTED'])
    await vi.advanceTimersByTimeAsync(1)
    expect(results.at(-1)).toBe('short TIMEOUT')
    await vi.advanceTimersByTimeAsync(270_000)
    expect(results.at(-1)).toBe('long TIMEOUT')
  })
})

it('tells how many calls are under way', async () => {
  const running: number[] = []
  const client = createClient({
    bases,
    fetch: fakeServer().fetch,
    onEvent: (event) => event.type === 'activity' && running.push(event.running),
  })
  await Promise.all([client.call(things.isKnown), client.call(things.isKnown)])
  expect(running).toEqual([1, 2, 1, 0])
})
