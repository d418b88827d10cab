import { addDays } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { createApp } from '../src/app.ts'
import { formatCode } from '../src/platform/runtime/codes.ts'
import { rowsOf } from '../src/db/rows.ts'
import type { Database } from '../src/db/types.ts'
import { loadSeed } from '../src/seed/load.ts'
import type { Services } from '../src/platform/services.ts'
import { onBothEngines, quantile, signIn, timeCall, withServices, type BenchPlace } from './engine.ts'
import { priceUpload } from './price-upload.ts'
import { timeUpload, type UploadTiming } from './row-upload.ts'

/** How long one kind of price call takes, in ms. */
export interface PriceTiming {
  engine: string
  call: string
  p50: number
  p99: number
}

/** Everything measured of prices on one engine. */
export interface PriceFigures {
  engine: string
  lines: number
  loadSeconds: number
  timings: PriceTiming[]
  upload: UploadTiming
}

/** Tables of the large sample that price calls look at. */
const tables = [
  'region',
  'province',
  'city',
  'reference_item',
  'app_user',
  'facility',
  'facility_address',
  'physician',
  'affiliation',
  'price_sheet',
  'price_line',
]

/** The facility with the most prices: 40 service sheets of 100 lines, each in six versions. */
const largest = 'HF0000001'

async function growLargest(db: Database, today: string): Promise<void> {
  await db.execute(sql`
    with header as (
      select n, jsonb_build_object('healthFacilityCode', ${largest}::text, 'serviceType', 'INPATIENT',
        'costCenter', 'C' || n, 'roomCategoryCode', null) as header from generate_series(1, 40) n),
    sheet as (
      insert into price_sheet (kind, owner_code, header_key, header, effective_date, encoded_date)
      select 'service', ${largest}, 'bench ' || h.n, h.header, ${today}::date - 30 * v, ${today}::date
      from header h cross join generate_series(0, 5) v returning id, effective_date),
    service as (
      select code, row_number() over (order by code) as n from reference_item
      where list = 'medicard-service' and not deleted limit 100)
    insert into price_line (owner_key, sheet_id, known_from, line_key, position, amount, fields)
    select ${largest}, s.id, now(), lower(code), n, 100 + n + (s.id % 7), jsonb_build_object('serviceCode', code)
    from sheet s cross join service`)
  await db.execute(sql`vacuum analyze price_sheet`)
  await db.execute(sql`vacuum analyze price_line`)
}

const rounds = 300

/** Addresses of a call, round by round, over owners that have such sheets. */
async function callsOf(services: Services): Promise<Record<string, (round: number) => string>> {
  const today = services.clock.today()
  const headers = await rowsOf<{ owner: string; type: string; center: string; day: string }>(
    services.db,
    sql`select owner_code as owner, header ->> 'serviceType' as type, header ->> 'costCenter' as center,
          effective_date::text as day from price_sheet
        where kind = 'service' and header_key not like 'bench%' and id % 150 = 0 limit 300`,
  )
  const doctors = await rowsOf<{ owner: string }>(
    services.db,
    sql`select distinct owner_code as owner from price_sheet where kind = 'pf-management' and id % 20 = 0 limit 300`,
  )
  const header = (round: number) => {
    const one = headers[round % headers.length]
    return `healthFacilityCode=${one?.owner}&serviceType=${one?.type}&costCenter=${one?.center}`
  }
  const doctor = (round: number) => doctors[round % doctors.length]?.owner
  const place = (round: number) => formatCode('facility', 2 + ((round * 37) % 9990), '')
  const day = (round: number) => addDays(today, 60 - ((round * 13) % 900))
  return {
    latest: (round) => `/hf/services/latest?${header(round)}&filterFutureDates=true`,
    history: (round) =>
      `/hf/services/price-history?${header(round)}&effectiveDate=${headers[round % headers.length]?.day}`,
    'as of, facility': (round) => `/price/as-of?healthFacilityCode=${place(round)}&day=${day(round)}`,
    'as of, physician': (round) => `/price/as-of?physicianCode=${doctor(round)}&day=${day(round)}`,
    'two days, facility': (round) =>
      `/price/compare?healthFacilityCode=${place(round)}&from=${addDays(today, -420)}&to=${day(round)}`,
    'two days, largest': (round) =>
      `/price/compare?healthFacilityCode=${largest}&from=${addDays(today, -100 - (round % 20))}&to=${today}`,
    'fee and ladder': (round) =>
      `/price/fee?physicianCode=${doctor(round)}&serviceType=OUTPATIENT&item=CONSULT_FIRST&day=${day(round)}`,
    'board, first page': () => '/price/board?size=20',
    'board, counts': () => '/price/board/counts',
    'sheets, first page': () => '/hf/services?size=20',
  }
}

async function timeCalls(engine: string, services: Services): Promise<PriceTiming[]> {
  const app = createApp(services)
  const token = await signIn(app, 'rates')
  const timings: PriceTiming[] = []
  for (const [call, path] of Object.entries(await callsOf(services))) {
    const times = await timeCall(app, token, rounds, path)
    timings.push({ engine, call, p50: quantile(times, 0.5), p99: quantile(times, 0.99) })
  }
  return timings
}

async function measure(place: BenchPlace): Promise<PriceFigures[]> {
  const { engine } = place
  const found = await withServices(place, async (services) => {
    const { db, clock } = services
    const start = performance.now()
    await loadSeed(db, { size: 'large', asOf: clock.today(), only: tables })
    const loadSeconds = (performance.now() - start) / 1000
    await growLargest(db, clock.today())
    const [row] = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from price_line`)
    return { engine, loadSeconds, lines: row?.n ?? 0, timings: await timeCalls(engine, services) }
  })
  return [{ ...found, upload: await timeUpload(place, priceUpload()) }]
}

/** Times the price calls over a million lines, and an upload of 20,000 rows, on both engines. */
export function timePrices(): Promise<PriceFigures[]> {
  return onBothEngines(measure)
}
