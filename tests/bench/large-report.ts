import { availableParallelism, loadavg } from 'node:os'
import { type LargePart, timeLarge } from '../../apps/server/bench/large.ts'
import { ms, tableText } from './figures.ts'

/** Runs parts over the large sample on PostgreSQL and prints their times beside the goals. */
export async function reportLarge(parts: readonly LargePart[]): Promise<void> {
  console.log(
    '\nThe large sample on PostgreSQL, in process (goals: p99 as named; reports under 60 s and 800 MB)',
  )
  console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores at the start`)
  const { loadSeconds, timings, reports, roster } = await timeLarge(
    parts,
    process.env['CAPIZ_BENCH_DATABASE'],
  )
  if (loadSeconds) console.log(`filled in ${loadSeconds.toFixed(0)} s`)
  const calls = timings.map(({ part, call, p50, p99, goal }) => [
    part,
    call,
    ms(p50),
    ms(p99),
    Number.isNaN(goal) ? '' : `${ms(goal)} ${p99 <= goal ? 'met' : 'missed'}`,
  ])
  if (calls.length > 0) console.log(tableText([['part', 'call', 'p50', 'p99', 'goal'], ...calls]))
  const rows = reports.map(({ path, rows: count, workbookSeconds, pdfSeconds, megabytes }) => [
    path,
    count.toLocaleString('en-PH'),
    `${workbookSeconds.toFixed(1)} s`,
    pdfSeconds === undefined ? 'too long' : `${pdfSeconds.toFixed(1)} s`,
    `${megabytes.toFixed(0)} MB`,
  ])
  if (rows.length > 0) console.log(tableText([['report', 'rows', 'workbook', 'PDF', 'resident'], ...rows]))
  if (roster) {
    const { checkSeconds, saveSeconds, healthP99, healthMost, grownMegabytes } = roster
    console.log(
      `roster of 5,000 rows matched in ${checkSeconds.toFixed(1)} s (goal: 15 s), saved in ${saveSeconds.toFixed(1)} s, health p99 ${ms(healthP99)} (goal: 100 ms), at most ${ms(healthMost)}, growth ${grownMegabytes.toFixed(0)} MB`,
    )
  }
  console.log(`load average ${loadavg()[0]?.toFixed(1)} at the end`)
}
