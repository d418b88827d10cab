import { timePriceLedger } from '../../apps/server/bench/price-ledger.ts'
import { timePrices } from '../../apps/server/bench/price.ts'
import { ms, quantile, tableText } from './figures.ts'

/** Times price calls and an import over a million lines, and prints them beside the goals. */
export async function reportPrices(): Promise<void> {
  console.log(
    '\nPrices over a million lines, in process, one caller (goals: p99 under 30 ms, two days of the largest facility under 150 ms)',
  )
  const figures = await timePrices()
  const rows = figures.flatMap(({ timings }) =>
    timings.map(({ engine, call, p50, p99 }) => [engine, call, ms(p50), ms(p99)]),
  )
  console.log(tableText([['engine', 'call', 'p50', 'p99'], ...rows]))
  console.log(
    '\nImport of 20,000 rows into a server of its own (goals: checked in 10 s, health p99 under 100 ms, growth under 200 MB)',
  )
  const uploads = figures.map(({ engine, lines, loadSeconds, upload }) => [
    engine,
    `${lines.toLocaleString('en-PH')} in ${loadSeconds.toFixed(0)} s`,
    `${upload.checkSeconds.toFixed(1)} s`,
    `${upload.saveSeconds.toFixed(1)} s`,
    ms(upload.healthP99),
    `${upload.grownMegabytes.toFixed(0)} MB`,
  ])
  console.log(
    tableText([['engine', 'sample loaded', 'checked', 'saved', 'health p99', 'growth'], ...uploads]),
  )
}

/** Times the price ledger and counts the rows of an amendment, and prints them beside the goals. */
export async function reportPriceLedger(): Promise<void> {
  console.log(
    '\nPrice ledger, in process, one caller (goals: any day and knowledge at most 1.3 x today; an amendment 50 ms, 10 rows)',
  )
  const figures = await timePriceLedger()
  const rows = figures.map(({ engine, today, anyTime, amendment, written }) => {
    const [now, any] = [quantile(today, 0.99), quantile(anyTime, 0.99)]
    const ledger = ['price_line', 'price_sheet', 'price_sheet_past', 'price_entry', 'audit_log']
    const all = Object.values(written).reduce((sum, count) => sum + count, 0)
    const own = ledger.reduce((sum, name) => sum + (written[name] ?? 0), 0)
    return [
      engine,
      ms(now),
      `${ms(any)} (${(any / now).toFixed(2)} x)`,
      `${ms(quantile(amendment, 0.5))}, p99 ${ms(quantile(amendment, 0.99))}`,
      `${own} of ${all}`,
    ]
  })
  const head = [
    'engine',
    '5,000 lines today, p99',
    'any day and knowledge, p99',
    '3 of 20,000 lines approved',
  ]
  console.log(tableText([[...head, 'rows in ledger and log, of all'], ...rows]))
}
