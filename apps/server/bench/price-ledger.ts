import { addDays, type IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createApp } from '../src/app.ts'
import { rowsOf } from '../src/db/rows.ts'
import type { Database } from '../src/db/types.ts'
import { loadSeed } from '../src/seed/load.ts'
import { onBothEngines, signIn, timeCall, withServices, type BenchPlace } from './engine.ts'

/** How long sheets of the price ledger take on one engine, in ms, and what an amendment writes. */
export interface LedgerFigures {
  engine: string
  /** a sheet of 5,000 lines as it is today */
  today: number[]
  /** the same sheets on any day, as known at any moment */
  anyTime: number[]
  /** approval of an amendment of 3 lines of a list of 20,000: checks, ledger, log, request and mail */
  amendment: number[]
  /** rows the newest amendment wrote, by table */
  written: Readonly<Record<string, number>>
}

const owner = 'HF0000001'
const readLines = 5000
const versions = 5
/** Days between two versions of the sheet. */
const span = 90
const amendedLines = 20_000
const readRounds = 120
const amendRounds = 25

/**
 * Adds five versions of a sheet of 5,000 services, each amended twelve times by 100 lines at moments long gone, so that a
 * reading of any knowledge chooses among lines that were believed one after the other.
 */
async function addReadSheets(db: Database, today: string): Promise<void> {
  await db.execute(sql`
    insert into reference_item (list, code, code_key, description)
    select 'medicard-service', 'BENCH' || n, 'BENCH' || n, 'Invented service ' || n
    from generate_series(1, ${readLines}) n`)
  await db.execute(sql`
    with sheet as (
      insert into price_sheet (kind, owner_code, header_key, header, effective_date, encoded_date, known_from)
      select 'service', ${owner}, 'bench ledger', jsonb_build_object('healthFacilityCode', ${owner}::text,
          'serviceType', 'INPATIENT', 'costCenter', 'LAB', 'roomCategoryCode', null),
        ${today}::date - ${span}::int * v, ${today}::date - 900, now() - interval '900 days'
      from generate_series(0, ${versions - 1}) v returning id),
    line as (
      select s.id as sheet_id, n, step, case when n <= 1200 then ((n - 1) / 100 + 1) * 50 end as amended_after
      from sheet s cross join generate_series(1, ${readLines}) n cross join generate_series(0, 1) step
      where step = 0 or n <= 1200)
    insert into price_line (owner_key, sheet_id, known_from, known_until, line_key, position, amount, fields)
    select ${owner}, sheet_id, now() - interval '900 days' + interval '1 day' * step * coalesce(amended_after, 0),
      case when step = 0 then now() - interval '900 days' + interval '1 day' * amended_after end,
      'bench' || n, n, 100 + n + step, jsonb_build_object('serviceCode', 'BENCH' || n)
    from line`)
}

/** Adds a standard list of 20,000 procedures in force and returns its id. */
async function addAmendedList(db: Database, today: string): Promise<number> {
  const [sheet] = await rowsOf<{ id: number }>(
    db,
    sql`insert into price_sheet (kind, header_key, header, effective_date, encoded_date)
      select 'standard-procedure-rate', coalesce((select header_key from price_sheet
          where kind = 'standard-procedure-rate' limit 1), ''), '{}'::jsonb, ${today}::date - 1, ${today}::date - 1
      returning id`,
  )
  if (!sheet) throw new Error('The list of 20,000 procedures was not stored.')
  await db.execute(sql`
    insert into price_line (owner_key, sheet_id, known_from, line_key, position, amount, fields)
    select '', ${sheet.id}, now(), (10000 + n)::text, n, 1000 + n,
      jsonb_build_object('procedure', (10000 + n)::text, 'description', 'Invented procedure ' || n)
    from generate_series(1, ${amendedLines}) n`)
  return sheet.id
}

async function timeReads(app: Hono, token: string, today: IsoDate): Promise<[number[], number[]]> {
  const as = (day: string, known: string) =>
    `/price/as-of?healthFacilityCode=${owner}&kind=service&day=${day}${known}`
  // The two take turns, so that both see the same machine.
  const times = await timeCall(app, token, 2 * readRounds, (round) => {
    if (round % 2 === 0) return as(today, '')
    const day = addDays(today, -((round * 37) % (span * versions)))
    return as(day, `&knownAt=${addDays(today, -((round * 53) % 890))}`)
  })
  return [times.filter((_, at) => at % 2 === 0), times.filter((_, at) => at % 2 === 1)]
}

async function post(app: Hono, token: string, path: string, body: object): Promise<Record<string, unknown>> {
  const reply = await app.request(`/api/accr${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      origin: 'http://localhost',
    },
    body: JSON.stringify(body),
  })
  const answer = (await reply.json()) as Record<string, unknown>
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(answer)}`)
  return answer
}

/** Proposes an amendment of three lines and approves it as another person; answers the ms of the approval. */
async function timeAmendments(app: Hono, sheetId: number): Promise<number[]> {
  const maker = await signIn(app, 'rates')
  const decider = await signIn(app, 'approver')
  const times: number[] = []
  for (let round = 0; round < amendRounds; round++) {
    const lines = [1, 2, 3].map((at) => ({
      procedure: String(10_000 + round * 3 + at),
      description: `Invented procedure ${round * 3 + at}`,
      ruv: null,
      amount: 1001 + round * 3 + at,
    }))
    const { code } = await post(app, maker, '/user-request/price-amendment', {
      sheetId,
      version: 1 + round,
      action: 'RETRO',
      reasonCode: 'TYPING_ERROR',
      reason: 'One peso was left out',
      effectiveDate: null,
      from: null,
      lines,
      removed: [],
    })
    const start = performance.now()
    await post(app, decider, '/user-request/approve', { code, remarks: 'Seen' })
    times.push(performance.now() - start)
  }
  return times.slice(5)
}

/** Rows of the transaction that wrote the newest entry of the ledger, by table: a row written has its id. */
async function rowsWritten(db: Database): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const written: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from ${sql.identifier(name)}
        where xmin = (select xmin from price_entry order by id desc limit 1)`,
    )
    if (row && row.n > 0) written[name] = row.n
  }
  return written
}

/** Deciders sign in by their passwords alone: the second factor is not measured. */
const passwordsAlone = { CAPIZ_SECOND_FACTOR: 'optional', CAPIZ_STEP_UP: 'false' }

async function measure({ engine, env }: BenchPlace): Promise<LedgerFigures[]> {
  return withServices({ engine, env: { ...env, ...passwordsAlone } }, async (services) => {
    const { db, clock } = services
    const today = clock.today()
    await loadSeed(db, { size: 'tiny', asOf: today })
    await addReadSheets(db, today)
    const sheetId = await addAmendedList(db, today)
    await db.execute(sql`vacuum analyze`)
    const app = createApp(services)
    const [now, anyTime] = await timeReads(app, await signIn(app, 'rates'), today)
    const amendment = await timeAmendments(app, sheetId)
    return [{ engine, today: now, anyTime, amendment, written: await rowsWritten(db) }]
  })
}

/** Times readings of a sheet of 5,000 lines and amendments of one of 20,000, on both engines. */
export function timePriceLedger(): Promise<LedgerFigures[]> {
  return onBothEngines(measure)
}
