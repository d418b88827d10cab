import { sql } from 'drizzle-orm'
import { createApp } from '../src/app.ts'
import { rowsOf } from '../src/db/rows.ts'
import type { Database } from '../src/db/types.ts'
import { loadSeed } from '../src/seed/load.ts'
import { onBothEngines, quantile, signIn, timeCall, withServices, type BenchPlace } from './engine.ts'

/** How long one kind of list call takes, in ms. */
export interface ListTiming {
  engine: string
  facilities: number
  call: string
  p50: number
  p99: number
}

const calls: Readonly<Record<string, string>> = {
  'first page': 'page=0&size=10&sort=name,ASC',
  'status filter': 'page=0&size=10&sort=name,ASC&accreditationStatusCode=ACCREDITED',
  'name search': 'page=0&size=10&sort=name,ASC&name=DALISAY',
  'page at 90 %': 'page=900&size=10&sort=name,ASC',
}

const rounds = 300

/** Columns that have to differ between copies; the others are taken over. */
const written: Readonly<Record<string, string>> = {
  code: `'HF' || lpad((1000000 + g * 1000 + f.id)::text, 7, '0')`,
  name: `left(f.name, 180) || ' ' || g`,
  name_key: `f.name_key || ' ' || g`,
  search_name: `f.search_name || ' ' || g`,
  hf_code: 'null',
  phic_accreditation_no: 'null',
}

/** Copies the sample's facilities under other names until there are as many as asked. */
async function growTo(db: Database, facilities: number): Promise<void> {
  const [now] = await rowsOf<{ n: number; sample: number }>(
    db,
    sql`select count(*)::int as n, count(*) filter (where id <= 1000)::int as sample from facility`,
  )
  const have = now?.n ?? 0
  const sample = Math.min(now?.sample ?? 1, 12)
  const columns = await rowsOf<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns where table_name = 'facility'
        and table_schema = 'public' and is_generated = 'NEVER' and column_name <> 'id'`,
  )
  const names = columns.map(({ name }) => name)
  const from = Math.ceil(have / sample)
  const to = Math.ceil(facilities / sample)
  await db.execute(
    sql.raw(`insert into facility (${names.join(', ')})
      select ${names.map((name) => written[name] ?? `f.${name}`).join(', ')}
      from facility f cross join generate_series(${from}, ${to}) g where f.id <= ${sample}`),
  )
  await db.execute(sql`vacuum analyze facility`)
}

async function measure(place: BenchPlace): Promise<ListTiming[]> {
  const { engine } = place
  return withServices(place, async (services) => {
    // not as a sample, which no server in service runs on
    await loadSeed(services.db, { size: 'tiny', asOf: services.clock.today() })
    const app = createApp(services)
    const token = await signIn(app, 'officer')
    const timings: ListTiming[] = []
    for (const facilities of [10_000, 100_000]) {
      await growTo(services.db, facilities)
      for (const [call, query] of Object.entries(calls)) {
        const times = await timeCall(app, token, rounds, () => `/hf/list?${query}`)
        timings.push({ engine, facilities, call, p50: quantile(times, 0.5), p99: quantile(times, 0.99) })
      }
    }
    return timings
  })
}

/** Times the staff list in process, with filters and exact counts, on both engines; nothing else may run meanwhile. */
export function timeFacilityList(): Promise<ListTiming[]> {
  return onBothEngines(measure)
}
