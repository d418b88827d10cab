import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { timeFacilityList } from '../../apps/server/bench/facility-list.ts'
import { tableText } from './figures.ts'
import { measureStart } from './process.ts'
import { timeTableTurns } from './table.ts'

/**
 * `npm run bench`: sizes, page turns against a plain table, the facility list on both engines, start and memory. Times
 * on a shared machine are rough; what can be compared is printed as a ratio of one run. Names of parts limit it:
 * `npm run bench -- table list`.
 */
const wanted = process.argv.slice(2)
const runs = (part: string) => wanted.length === 0 || wanted.includes(part)
const ms = (value: number) => `${value.toFixed(1)} ms`

if (runs('size')) {
  console.log('\nTransfer until usable (gzip 9)')
  const script = fileURLToPath(new URL('../../scripts/bundle-budget.ts', import.meta.url))
  console.log(execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim())
}

if (runs('table')) {
  console.log('\nPage turn at 4x CPU throttle (goal: at most 1.2 x plain)')
  const rows = (await timeTableTurns()).map(({ rows: count, plain, ours }) => [
    `${count} rows`,
    ms(plain),
    ms(ours),
    `${(ours / plain).toFixed(2)} x`,
  ])
  console.log(tableText([['', 'plain', 'ours', 'ratio'], ...rows]))
}

if (runs('list')) {
  console.log(
    '\nFacility list in process, exact count, one caller (goals: p99 under 25 ms at 10,000; growth under 2 x)',
  )
  const timings = await timeFacilityList()
  const small = timings.filter((one) => one.facilities === 10_000)
  const rows = timings.map((one) => {
    const base = small.find((other) => other.engine === one.engine && other.call === one.call)
    const growth = one.facilities === 10_000 || !base ? '' : `${(one.p50 / base.p50).toFixed(2)} x`
    return [one.engine, one.facilities.toLocaleString('en-PH'), one.call, ms(one.p50), ms(one.p99), growth]
  })
  console.log(tableText([['engine', 'facilities', 'call', 'p50', 'p99', 'p50 growth'], ...rows]))
}

if (runs('start')) {
  console.log(
    '\nServer with the demo data on the embedded database (goals: under 5 s on existing data, under 700 MB)',
  )
  const { firstStart, secondStart, residentMegabytes } = await measureStart()
  console.log(
    `first start ${ms(firstStart)}, second start ${ms(secondStart)}, resident ${residentMegabytes?.toFixed(0) ?? 'unknown'} MB`,
  )
}
