import { table, type EndpointId } from '@capiz/api/contract'
import type { Endpoint, InputOf, OutputOf } from '@capiz/api/contract/define'
import { manilaDay, type IsoDate } from '@capiz/domain/time'
import type { Hono } from 'hono'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../src/app.ts'
import type { Clock } from '../src/platform/runtime/clock.ts'
import { readConfig } from '../src/platform/runtime/read-config.ts'
import { serviceBase } from '../src/platform/http/base.ts'
import type { Handlers } from '../src/platform/http/types.ts'
import { createServices } from '../src/start.ts'
import type { Services } from '../src/platform/services.ts'
import type { Database } from '../src/db/types.ts'
import { storeSampleFiles } from '../src/seed/load-sample.ts'
import { noteCalled, noteRequested } from './setup/called.ts'
import { openCopy } from './setup/copy.ts'
import type { TestSeed } from './setup/place.ts'
import { tinyPassword } from './setup/tiny-seed.ts'

/** A clock the test moves. */
export interface TestClock extends Clock {
  advance: (seconds: number) => void
  set: (moment: string) => void
}

/** An answer with its parsed body; `error` is the body of a refusal. */
export interface TestReply<T> {
  status: number
  body: T
  error: { errorCode: string; message: string; errors?: { field: string; message: string }[] } & Record<
    string,
    unknown
  >
  headers: Headers
  bytes: Uint8Array
}

/** How a call is made: as which user (signed in on first use), with which token or further headers. */
export interface CallOptions {
  as?: string
  token?: string
  headers?: Record<string, string>
}

/** Calls an endpoint by its id, typed by the contract. */
export type TestCall = <I extends EndpointId>(
  id: I,
  input: InputOf<(typeof table)[I]>,
  options?: CallOptions,
) => Promise<TestReply<OutputOf<(typeof table)[I]>>>

/** A whole server over a database of its own. */
export interface TestApp {
  /** answers without noting what was called: for tests that call everything and look at no answer closely */
  app: Hono
  services: Services
  db: Database
  clock: TestClock
  /** access token of a sample user; signs in once and keeps it */
  login: (username: string, password?: string) => Promise<string>
  call: TestCall
  /** a plain request: of a call by its address, or of what the contract does not allow */
  request: (path: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

function testClock(today: IsoDate): TestClock {
  // Ten in the morning in Manila, so that the day does not turn by accident.
  let now = new Date(`${today}T02:00:00Z`)
  return {
    now: () => new Date(now),
    today: () => manilaDay(now),
    advance: (seconds) => (now = new Date(now.getTime() + seconds * 1000)),
    set: (moment) => (now = new Date(moment)),
  }
}

interface LooseInput {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  fields?: Record<string, unknown>
  json?: unknown
  files?: File[]
}

function addressOf(endpoint: Endpoint, input: LooseInput): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(input.params?.[name] ?? '')
    return endpoint.params?.[name]?.values ? value : encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) query.append(name, String(one))
  }
  return `${serviceBase[endpoint.service]}${path}${query.size > 0 ? `?${query.toString()}` : ''}`
}

function formOf(fields: Record<string, unknown>, form: FormData | URLSearchParams): void {
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) form.append(name, String(one))
  }
}

function bodyOf(endpoint: Endpoint, input: LooseInput): { body?: string | FormData; type?: string } {
  const { body } = endpoint
  if (!body) return {}
  if (body.as === 'json') return { body: JSON.stringify(input.body), type: 'application/json' }
  if (body.as === 'form') {
    const form = new URLSearchParams()
    formOf(input.body as Record<string, unknown>, form)
    return { body: form.toString(), type: 'application/x-www-form-urlencoded' }
  }
  const form = new FormData()
  formOf(input.fields ?? {}, form)
  if (body.json) form.append(body.json.part, JSON.stringify(input.json))
  for (const file of input.files ?? []) form.append(body.files?.part ?? 'file', file, file.name)
  return { body: form }
}

async function replyOf<T>(response: Response): Promise<TestReply<T>> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.includes('json')
  const body: unknown = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined
  return {
    status: response.status,
    body: body as T,
    error: body as TestReply<T>['error'],
    headers: response.headers,
    bytes,
  }
}

/** Options of a test server. */
export interface TestOptions {
  /** `few` when left out; `tiny` for the whole smallest sample */
  seed?: TestSeed
  today?: IsoDate
  /** only these handlers, for the tests of one area */
  handlers?: Handlers
  env?: Record<string, string>
  /** address of a server that replicates the one of the tests */
  replica?: string
}

/** Starts a server on its own copy of the prepared database; close it at the end of the file. */
export async function startTestApp(options: TestOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'capiz-app-'))
  const copy = await openCopy(options.seed ?? 'few')
  const read = readConfig({
    CAPIZ_ENVIRONMENT: 'test',
    CAPIZ_DATA_DIR: folder,
    CAPIZ_LOG_LEVEL: process.env['CAPIZ_LOG_LEVEL'] ?? 'silent',
    CAPIZ_PORTAL_DIR: join(folder, 'no-portal'),
    ...(options.replica && {
      DATABASE_URL: options.replica,
      DATABASE_READ_URL: `${options.replica}/${copy.name}`,
    }),
    ...options.env,
  })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const clock = testClock(options.today ?? '2026-11-20')
  const services = await createServices(read.config, copy.database, clock)
  if (options.seed === 'tiny') await storeSampleFiles(services.files, services.db)
  const app = createApp(services, options.handlers ? { handlers: options.handlers } : {})
  const tokens = new Map<string, string>()

  const request = async (path: string, init: RequestInit = {}) => {
    const response = await app.request(path, init)
    if (response.ok) noteRequested(path, init)
    return response
  }

  const call: TestCall = async (id, input, { as, token, headers } = {}) => {
    const endpoint = table[id] as Endpoint
    const bearer = token ?? (as === undefined ? undefined : await login(as))
    const { body, type } = bodyOf(endpoint, input as LooseInput)
    const response = await app.request(addressOf(endpoint, input as LooseInput), {
      method: endpoint.method,
      headers: {
        ...(type ? { 'content-type': type } : {}),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    if (response.ok) noteCalled(id)
    return replyOf(response)
  }

  async function login(username: string, password = tinyPassword): Promise<string> {
    const known = tokens.get(username)
    if (known) return known
    const reply = await call('auth.login', { body: { grant_type: 'password', username, password } })
    if (reply.status !== 200) throw new Error(`${username} could not sign in: ${JSON.stringify(reply.error)}`)
    tokens.set(username, reply.body.access_token)
    return reply.body.access_token
  }

  return {
    app,
    services,
    db: services.db,
    clock,
    login,
    call,
    request,
    close: async () => {
      await services.database.close()
      await copy.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
