import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createApp } from '../src/app.ts'
import { formatCode } from '../src/platform/runtime/codes.ts'
import { rowsOf } from '../src/db/rows.ts'
import type { Database } from '../src/db/types.ts'
import { fillLarge, onPostgres, quantile, signIn, timeCall, withServices, type BenchPlace } from './engine.ts'
import { timeReports, type ReportTiming } from './report.ts'
import { rosterUpload } from './roster-upload.ts'
import { timeUpload, type UploadTiming } from './row-upload.ts'

/** How long one kind of call takes over the large sample, in ms, beside its goal for the slowest of a hundred. */
export interface LargeTiming {
  part: LargePart
  call: string
  p50: number
  p99: number
  goal: number
}

/** What can be measured over the large sample. */
export const largeParts = ['physician', 'desk', 'dashboard', 'audit', 'mixed', 'report', 'roster'] as const

/** One of the parts. */
export type LargePart = (typeof largeParts)[number]

/** Everything measured over the large sample. */
export interface LargeFigures {
  loadSeconds: number | undefined
  timings: LargeTiming[]
  reports: ReportTiming[]
  /** a roster of 5,000 rows by a server of its own */
  roster: UploadTiming | undefined
}

interface Measured {
  part: LargePart
  call: string
  /** who asks; a visitor when left out */
  as?: string
  goal: number
  path: (round: number) => string
  /** users asking at the same time; one when left out */
  users?: number
}

const beginnings = ['mal', 'san', 'cru', 'rey', 'gar', 'ram', 'tor', 'dom', 'vil', 'cas']
const names = ['Maria Santos', 'Jose Reyes', 'Ana Cruz', 'Juan Garcia', 'Luz Ramos', 'Jo Go', 'Li Ng']
const doctor = (round: number) => formatCode('physician', 1 + ((round * 7919) % 100_000), '')

function duplicateOf(round: number): string {
  const [firstName = '', lastName = ''] = (names[round % names.length] ?? '').split(' ')
  return `/phy/find-duplicate?firstName=${firstName}&lastName=${lastName}`
}

const calls: readonly Measured[] = [
  {
    part: 'physician',
    call: 'name search, 3 letters',
    as: 'officer',
    goal: 40,
    path: (round) => `/phy/list?size=10&name=${beginnings[round % beginnings.length]}`,
  },
  { part: 'physician', call: 'duplicate check', as: 'officer', goal: 60, path: duplicateOf },
  {
    part: 'physician',
    call: 'public directory, 50 at once',
    goal: 40,
    users: 50,
    path: (round) => `/public/phy-list?size=10&page=${round % 20}`,
  },
  {
    part: 'physician',
    call: 'facility directory, 50 at once',
    goal: 40,
    users: 50,
    path: (round) => `/public/accredited-list?size=10&page=${round % 20}`,
  },
  {
    part: 'desk',
    call: 'first page of the open ones',
    as: 'approver',
    goal: 50,
    path: () => '/user-request?size=20&status=PENDING,REVIEWED',
  },
  {
    part: 'desk',
    call: 'first page of all',
    as: 'approver',
    goal: 50,
    path: () => '/user-request?size=20',
  },
  { part: 'desk', call: 'counts', as: 'approver', goal: 50, path: () => '/user-request/counts' },
  ...['HF', 'PHY', 'REQUEST', 'CREDENTIAL', 'NOTIFICATION'].map((type) => ({
    part: 'dashboard' as const,
    call: type,
    as: 'officer',
    goal: 50,
    path: () => `/dashboard/?type=${type}`,
  })),
  {
    part: 'dashboard',
    call: 'palette, 3 letters',
    as: 'officer',
    goal: 100,
    path: (round) => `/search?term=${beginnings[round % beginnings.length]}`,
  },
  {
    part: 'audit',
    call: 'first page of 1,000,000',
    as: 'admin',
    goal: 30,
    path: () => '/api/audit/audit-logs?size=20',
  },
]

const rounds = 300

/** Many users at once, each with the next call as soon as the last is answered. */
async function timeTogether(
  app: Hono,
  token: string | undefined,
  users: number,
  path: (round: number) => string,
): Promise<number[]> {
  const each = Math.ceil(rounds / users)
  const times = await Promise.all(
    Array.from({ length: users }, (_, user) =>
      timeCall(app, token, each, (at) => path(user * each + at), { user: user + 1 }),
    ),
  )
  return times.flat()
}

/** The slowest of a hundred of a cheap call alone, and while four heavy ones run without a pause. */
async function timeMixed(app: Hono, token: string): Promise<LargeTiming[]> {
  const cheap = (round: number) => `/phy/banner/${doctor(round)}`
  const heavy = [
    '/phy/list?size=50&page=1900',
    '/api/audit/audit-logs?size=100&page=4000',
    '/hf/list?size=50&page=190',
    '/user-request?size=50&page=1300',
  ]
  const idle = await timeCall(app, token, rounds, cheap)
  const over = new AbortController()
  const running = heavy.map(async (path) => {
    while (!over.signal.aborted) await timeCall(app, token, 1, () => path, { warmUps: 0 })
  })
  const busy = await timeCall(app, token, rounds, cheap)
  over.abort()
  await Promise.all(running)
  const line = (call: string, times: number[], goal: number): LargeTiming => ({
    part: 'mixed',
    call,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    goal,
  })
  return [
    line('banner, nothing else running', idle, Number.NaN),
    line('banner beside four deep pages', busy, 5 * quantile(idle, 0.99)),
  ]
}

/** Copies the audit rows until there are a million. The chain is none then; only reading is timed. */
async function growAudit(db: Database): Promise<void> {
  const [row] = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from audit_log`)
  const missing = 1_000_000 - (row?.n ?? 0)
  if (missing <= 0) return
  const columns = await rowsOf<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns where table_name = 'audit_log'
        and table_schema = 'public' and column_name not in ('id', 'code')`,
  )
  const others = columns.map(({ name }) => `"${name}"`).join(', ')
  await db.execute(
    sql.raw(`insert into audit_log (id, code, ${others})
      select (select max(id) from audit_log) + row_number() over (),
        'X' || lpad(row_number() over ()::text, 9, '0'), ${others} from audit_log limit ${missing}`),
  )
  await db.execute(sql`vacuum analyze audit_log`)
}

async function measure(
  place: BenchPlace,
  parts: readonly LargePart[],
  isLoaded: boolean,
): Promise<LargeFigures> {
  return withServices(place, async (services) => {
    const { db } = services
    const start = performance.now()
    if (!isLoaded) await fillLarge(services)
    const loadSeconds = isLoaded ? undefined : (performance.now() - start) / 1000
    if (parts.includes('audit')) await growAudit(db)
    const app = createApp(services)
    const timings: LargeTiming[] = []
    for (const { part, call, as, goal, path, users } of calls.filter((one) => parts.includes(one.part))) {
      const token = as && (await signIn(app, as))
      const times = await timeTogether(app, token, users ?? 1, path)
      timings.push({ part, call, p50: quantile(times, 0.5), p99: quantile(times, 0.99), goal })
    }
    if (parts.includes('mixed')) timings.push(...(await timeMixed(app, await signIn(app, 'admin'))))
    const reports = parts.includes('report') ? await timeReports(app, await signIn(app, 'admin')) : []
    const roster = parts.includes('roster')
      ? await timeUpload(place, await rosterUpload(services))
      : undefined
    return { loadSeconds, timings, reports, roster }
  })
}

/**
 * Times calls and reports over the large sample on PostgreSQL, the engine for that much data. With `url` on a database
 * that holds the sample already; otherwise on one of its own, which takes minutes to fill.
 */
export function timeLarge(parts: readonly LargePart[], url?: string): Promise<LargeFigures> {
  return onPostgres((place) => measure(place, parts, url !== undefined), url)
}
