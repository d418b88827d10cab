import { endpoints } from '@capiz/api/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allHandlers } from '../src/entry/handlers/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { readDictionary, type Dictionary } from './support/fuzz/dictionary.ts'
import { isDrawnHere } from './support/fuzz/half.ts'
import { requestsFor, type FuzzRequest } from './support/fuzz/request.ts'

/**
 * The same requests on every run, each call on one of the two databases: what is refused before it gets there is the same for
 * both. CAPIZ_FUZZ_TURN changes the databases of all calls, or says `both`; CAPIZ_FUZZ_SEED and CAPIZ_FUZZ_RUNS draw other
 * requests, or more.
 */
const engine = process.env['CAPIZ_TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite'
const ownSeed = engine === 'postgres' ? 20_261_122 : 20_261_120
const seed = Number(process.env['CAPIZ_FUZZ_SEED'] ?? ownSeed)
const runs = Number(process.env['CAPIZ_FUZZ_RUNS'] ?? 25)
const served = new Set(Object.keys(allHandlers))
const drawn = endpoints.filter(
  ({ id }) => served.has(id) && isDrawnHere(id, engine, process.env['CAPIZ_FUZZ_TURN']),
)

/** What no answer may hold: stacks, statements and places of the machine. */
const innards =
  /\n\s+at |node_modules|\.ts:\d+|Failed query|PGlite|drizzle|\bselect .{1,200} from |\binsert into |\bupdate .{1,80} set |\/(?:tmp|home|work|root|var)\//i

let app: TestApp
let known: Dictionary
let tokens = new Map<string, string>()

async function signIn(): Promise<void> {
  tokens = new Map()
  for (const name of ['admin', 'coordinator', 'physician']) tokens.set(name, await app.login(name))
}

async function open(): Promise<void> {
  app = await startTestApp({ seed: 'tiny', env: { CAPIZ_TRUST_PROXY: 'true' } })
  await signIn()
}

/** A fuzzed call may have ended a session, a password or a role: then the next call starts on a fresh copy. */
async function stillIn(): Promise<boolean> {
  for (const token of tokens.values()) {
    const reply = await app.app.request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
    if (reply.status !== 200) return false
  }
  return true
}

let caller = 0
const answers = new Map<string, number>()
const neverTaken: string[] = []

function count(status: number): void {
  const kind = `${Math.floor(status / 100)}xx`
  answers.set(kind, (answers.get(kind) ?? 0) + 1)
}

interface Packed {
  body: string | ArrayBuffer | undefined
  type?: Record<string, string>
}

/** A form as bytes: Node fills it in while it is read, and fails outside of every call when the server stops reading early. */
async function packed({ body }: FuzzRequest['init']): Promise<Packed> {
  if (!(body instanceof FormData)) return { body }
  const form = new Response(body)
  return { type: { 'content-type': form.headers.get('content-type') ?? '' }, body: await form.arrayBuffer() }
}

async function send({ as, path, init }: FuzzRequest): Promise<Response> {
  const token = tokens.get(as)
  // Each request from an address of its own, so that the limits per address do not hide what is behind them.
  caller += 1
  const address = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`
  const { body, type } = await packed(init)
  return app.app.request(path, {
    ...init,
    body,
    headers: {
      ...init.headers,
      ...type,
      'x-forwarded-for': address,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
}

async function problemsOf(request: FuzzRequest): Promise<string[]> {
  const response = await send(request)
  const { status } = response
  count(status)
  const text = status >= 400 ? await response.text() : ''
  if (status < 400) await response.arrayBuffer()
  if (status < 400) return request.invalid ? [`${status} although the contract forbids it`] : []
  const problems: string[] = []
  let body: { errorCode?: unknown; message?: unknown } = {}
  try {
    body = JSON.parse(text) as typeof body
  } catch {
    problems.push(`${status} without a JSON body`)
  }
  if (status >= 500 && body.errorCode !== 'NOT_IMPLEMENTED') problems.push(`${status}`)
  if (typeof body.errorCode !== 'string' || typeof body.message !== 'string')
    problems.push(`${status} without errorCode and message`)
  if (innards.test(text)) problems.push(`${status} shows innards: ${text.slice(0, 300)}`)
  return problems
}

const shown = ({ as, path, init }: FuzzRequest): string => {
  const body =
    init.body instanceof FormData
      ? JSON.stringify(
          [...init.body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
        )
      : init.body
  return `as ${as}: ${init.method} ${path.slice(0, 300)} ${init.headers['content-type'] ?? ''} ${(body ?? '').slice(0, 1500)}`
}

beforeAll(async () => {
  process.stdout.write(
    `Fuzz: seed ${seed}, ${runs} requests per call, ${drawn.length} of ${served.size} calls.\n`,
  )
  await open()
  known = await readDictionary(app, served)
})
afterAll(() => app.close())

test.each(drawn.map((endpoint) => ({ id: endpoint.id, endpoint })))(
  '$id answers whatever is sent',
  async ({ endpoint }) => {
    const found: string[] = []
    const before = answers.get('2xx') ?? 0
    for (const request of fc.sample(requestsFor(endpoint, known), { seed, numRuns: runs })) {
      for (const problem of await problemsOf(request)) found.push(`${problem}\n   ${shown(request)}`)
    }
    if (answers.get('2xx') === before) neverTaken.push(endpoint.id)
    if (!(await stillIn())) {
      await app.close()
      await open()
    }
    expect(found.slice(0, 3), `seed ${seed}`).toEqual([])
  },
)

test('every call is drawn on one database a turn, and on the other the next', () => {
  for (const { id } of endpoints) {
    const on = (turn: string) => (['pglite', 'postgres'] as const).filter((one) => isDrawnHere(id, one, turn))
    expect([...on('0'), ...on('1')].toSorted(), id).toEqual(['pglite', 'postgres'])
    expect([on('0').length, on('both')], id).toEqual([1, ['pglite', 'postgres']])
  }
})

test('the requests got behind the checks, not only up to them', () => {
  const all = [...answers.values()].reduce((sum, one) => sum + one, 0)
  process.stdout.write(`Fuzz: ${[...answers].map(([kind, times]) => `${times} x ${kind}`).join(', ')}.\n`)
  process.stdout.write(`Fuzz: never accepted: ${neverTaken.join(', ')}.\n`)
  expect((answers.get('2xx') ?? 0) / all).toBeGreaterThan(0.15)
})
