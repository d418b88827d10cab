import { formatCode } from '../src/platform/runtime/codes.ts'
import { priceSheet } from '../src/db/schema/index.ts'
import { createApp } from '../src/app.ts'
import { rowsOf } from '../src/db/rows.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { amendSheet } from '../src/areas/price/amend.ts'
import type { Services } from '../src/platform/services.ts'
import { loadSeed } from '../src/seed/load.ts'
import { addDays } from '@capiz/domain/time'
import { eq, sql } from 'drizzle-orm'
import { onBothEngines, quantile, signIn, timeCall, withServices, type BenchPlace } from './engine.ts'

/** What reading a sheet of 5,000 lines by knowledge costs, and amending three lines of one of 20,000, on one engine. */
export interface LedgerFigures {
  engine: string
  /** ms at the 99th percentile: as believed now, and as known at a moment between two amendments */
  nowP99: number
  knownP99: number
  /** p99 of the second over the first */
  ratio: number
  amendP50: number
  amendP99: number
  /** rows one amendment of three lines inserts, updates and deletes, the log and the counters of tables included */
  rowsWritten: number
}

const owner = formatCode('facility', 1, '')
const actor = { username: 'rates', name: 'Rates Officer', userCode: null, email: null }

/** Stores a sheet of packages of an invented facility and answers its id. */
async function storeSheet({ db, clock }: Services, lines: number, day: string): Promise<number> {
  const header = JSON.stringify({ healthFacilityCode: owner })
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`insert into price_sheet (kind, owner_code, header_key, header, effective_date, encoded_date, known_from)
      values ('package', ${owner}, ${`bench ${lines}`}, ${header}::jsonb, ${day}::date, ${day}::date,
        ${clock.now().toISOString()}::timestamptz - interval '30 days') returning id`,
  )
  const id = row?.id ?? 0
  await db.execute(sql`
    insert into price_line (owner_key, sheet_id, known_from, line_key, position, amount, fields)
    select ${owner}, ${id}, now() - interval '30 days', 'package ' || n, n, 1000 + n,
      jsonb_build_object('packageName', 'Package ' || n, 'serviceType', 'OUTPATIENT', 'inclusions', '["Care"]'::jsonb)
    from generate_series(1, ${lines}::int) n`)
  await db.execute(sql`vacuum analyze price_line`)
  return id
}

/** Amends some lines of a sheet; answers how long it took and how many rows it wrote. */
async function amend(services: Services, sheetId: number, first: number, count: number) {
  const set = Array.from({ length: count }, (_, at) => ({
    packageName: `Package ${first + at}`,
    price: 2000 + first + at,
    serviceType: 'OUTPATIENT',
    inclusions: ['Care'],
    ape: null,
  }))
  const from = performance.now()
  const rows = await inTransaction(services.db, async (tx) => {
    const [sheet] = await tx.select().from(priceSheet).where(eq(priceSheet.id, sheetId)).for('update')
    if (!sheet) throw new Error('The sheet is gone.')
    const grounds = { reasonCode: 'TYPING_ERROR', reason: 'Bench', requestCode: null, madeBy: 'rates' } as const
    const amendment = { kind: 'CORRECT', facts: {}, set, removed: [], from: null, decidedBy: null } as const
    await amendSheet(services, tx, sheet, { ...amendment, ...grounds }, actor)
    const [written] = await rowsOf<{ n: number }>(
      tx,
      sql`select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as n from pg_stat_xact_user_tables`,
    )
    return written?.n ?? 0
  })
  return { ms: performance.now() - from, rows }
}

const rounds = 100

async function measure(place: BenchPlace): Promise<LedgerFigures[]> {
  return withServices(place, async (services) => {
    const { db, clock } = services
    await loadSeed(db, { size: 'tiny', asOf: clock.today() })
    const day = addDays(clock.today(), -10)
    const read = await storeSheet(services, 5000, day)
    for (let round = 0; round < 5; round++) await amend(services, read, 1 + round * 200, 200)
    const moment = new Date(clock.now().getTime() - 86_400_000).toISOString()
    const app = createApp(services)
    const token = await signIn(app, 'rates')
    const address = `/hf/packages/${read}?day=${clock.today()}`
    const [now, known]: [number[], number[]] = [[], []]
    // in turns, so that both meet the same load of the machine
    for (let round = 0; round < rounds; round++) {
      const warmUps = round === 0 ? 20 : 0
      now.push(...(await timeCall(app, token, 1, () => address, { warmUps })))
      known.push(...(await timeCall(app, token, 1, () => `${address}&knownAt=${moment}`, { warmUps })))
    }
    const large = await storeSheet(services, 20_000, day)
    const amended = []
    for (let round = 0; round < 5 + rounds; round++) amended.push(await amend(services, large, 1 + round * 3, 3))
    const times = amended.slice(5).map(({ ms }) => ms)
    const [nowP99, knownP99] = [quantile(now, 0.99), quantile(known, 0.99)]
    return [
      {
        engine: place.engine,
        nowP99,
        knownP99,
        ratio: knownP99 / nowP99,
        amendP50: quantile(times, 0.5),
        amendP99: quantile(times, 0.99),
        rowsWritten: Math.max(...amended.map(({ rows }) => rows)),
      },
    ]
  })
}

/** Times reading and amending of long price sheets on both engines. */
export function timeLedger(): Promise<LedgerFigures[]> {
  return onBothEngines(measure)
}
