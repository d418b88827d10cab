import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { timeFacilityList } from '../../apps/server/bench/facility-list.ts'
import { largeParts } from '../../apps/server/bench/large.ts'
import { timeRefusedSignIns } from '../../apps/server/bench/sign-in.ts'
import { textArgument } from './arguments.ts'
import { componentNames, measureComponent, sizesFile } from './component-sizes.ts'
import type { ComponentSize } from './component-sizes.ts'
import { timeDecision } from './decision.ts'
import { ms, quantile, tableText } from './figures.ts'
import { measureStart } from './process.ts'
import { timeFirstLoad } from './first-load/first-load.ts'
import { firstLoadOptions } from './first-load/options.ts'
import { reportFirstLoad } from './first-load/report.ts'
import { timeForms } from './forms/forms.ts'
import { reportForms } from './forms/report.ts'
import { reportLarge } from './large-report.ts'
import { timeListCalls } from './list-calls/list-calls.ts'
import { profileListCall } from './list-calls/profile.ts'
import { reportListCalls } from './list-calls/report.ts'
import { timeMoves } from './moves/moves.ts'
import { reportMoves } from './moves/report.ts'
import { comparePeers } from './peers.ts'
import { reportPriceLedger, reportPrices } from './price-report.ts'
import { optionsOf } from './processes/options.ts'
import { timeProcesses } from './processes/processes.ts'
import { reportProcesses } from './processes/report.ts'
import { timeReportFiles } from './reports/reports.ts'
import { reportReportFiles } from './reports/report.ts'
import { timeWrites } from './writes.ts'
import { tasks, timeTables, timingText } from './table.ts'

/**
 * Runs `npm run bench`: sizes, page turns against a plain table, the facility list on both engines, start and memory.
 * Times on a shared machine are rough; comparable ones are printed as a ratio of one run. Names of parts limit it:
 * `npm run bench -- table list`. The comparison with other libraries runs only when named: `npm run bench -- peers`; so
 * do first visits, with `--peers FOLDER` beside the peers of that folder: `npm run bench -- first-load`; so do the sizes
 * of the components: `npm run bench -- components`, with `--accept` to keep them, and `decision`, over the built portal. The parts over the large
 * sample (`physician`, `desk`, `dashboard`, `audit`, `mixed`, `report`, `roster`) run when named, on PostgreSQL: on a
 * database of their own, which takes minutes to fill, or on the filled one CAPIZ_BENCH_DATABASE names. `audit`,
 * `roster` and `writes` write into it: give them a copy. So does `list-calls`, in turns with the server of `--peers FOLDER`;
 * with `--profile 'first page'` it prints where the processor time of that call goes, with `--state FOLDER` in another state.
 * `moves` and `forms` (over the built portal) and `reports` (over the large sample) run when named.
 * `processes` runs when named: several servers, a replica, a pooler where the machine has PgBouncer, a balancer, a store and a
 * mail server under load, `--faults` with them; its length and numbers are options (`processes/options.ts`).
 */
const args = process.argv.slice(2)
const firstOption = args.findIndex((one) => one.startsWith('--'))
// the names come first, so that the value of an option is not taken for one
const wanted = firstOption === -1 ? args : args.slice(0, firstOption)
const peers = textArgument(args, 'peers')
const runs = (part: string) => wanted.length === 0 || wanted.includes(part)

if (runs('size')) {
  console.log('\nTransfer until usable (gzip 9)')
  const script = fileURLToPath(new URL('../../scripts/bundle-budget.ts', import.meta.url))
  console.log(execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim())
}

if (runs('table')) {
  console.log(
    '\nPaged table at 4x CPU throttle (goals: at most 1.2 x plain; one of 1,000 rows chosen under 2 x)',
  )
  const timings = await timeTables('table', ['plain', 'ours'], [...tasks, { action: 'one', rows: 1000 }])
  console.log(timingText(timings, ({ action, rows }) => `${action} ${rows}`))
}

if (runs('form')) {
  console.log('\nForm of 60 fields at 4x CPU throttle (goal: at most 1.3 x native fields)')
  const wantedForm = (['type', 'move'] as const).map((action) => ({ action, rows: 60 }))
  const timings = await timeTables('form', ['plain', 'ours'], wantedForm)
  console.log(timingText(timings, ({ action }) => action))
}

// Only on request: it installs the other libraries into a folder of their own.
if (wanted.includes('peers')) {
  console.log(
    '\nPaged table beside others at 4x CPU throttle (goal: three times as fast as the fastest of them)',
  )
  console.log(await comparePeers())
}

// Only on request: a minute of small builds.
if (wanted.includes('components')) {
  console.log('\nComponents alone, react left out (gzip 9, kB of 1024 bytes)')
  const rows: string[][] = []
  const measured: Record<string, ComponentSize> = {}
  for (const name of componentNames()) {
    const size = await measureComponent(name)
    measured[name] = size
    rows.push([
      name,
      ...[size.script, size.later, size.style].map((part) => part.toFixed(1)),
      size.uses.join(' '),
    ])
  }
  console.log(tableText([['', 'script', 'later', 'style', 'carries'], ...rows]))
  if (args.includes('--accept')) writeFileSync(sizesFile, `${JSON.stringify(measured, null, 2)}\n`)
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

// Only on request: minutes, over the built portal; with the peers and another build as `first-load/options.ts` says.
if (wanted.includes('first-load')) {
  console.log(
    '\nFirst visit at 4x CPU throttle and slow 4G, medians (goals: sign-in at most 1.0 x and list at most 0.8 x of rac)',
  )
  console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores at the start`)
  reportFirstLoad(await timeFirstLoad(firstLoadOptions(args)))
}

// Only on request: minutes, over the built portal.
if (wanted.includes('moves')) {
  console.log(
    '\nSlowest interaction on each screen at 4x CPU throttle, until the next frame (goal: under 100 ms)',
  )
  reportMoves(await timeMoves(firstLoadOptions(args).pages))
}

// Only on request: it needs the built portal.
if (wanted.includes('forms')) {
  console.log(
    '\nTyping in the forms at 4x CPU throttle, a key until the next frame (goals: 1.3 x native fields, p95 50 ms)',
  )
  reportForms(await timeForms())
}

// Only on request: minutes, over the large sample.
if (wanted.includes('reports')) {
  console.log(
    '\nReports and exports of one server process over the large sample (goals: 60 s each, 800 MB, exports of flat memory)',
  )
  reportReportFiles(await timeReportFiles(process.env['CAPIZ_BENCH_DATABASE']))
}

// Only on request: where the processor time of one list call goes, of this state or of the one in another folder.
const profiled = textArgument(args, 'profile')
if (wanted.includes('list-calls') && profiled !== undefined) {
  const state = textArgument(args, 'state')
  await profileListCall({ call: profiled, state, url: process.env['CAPIZ_BENCH_DATABASE'] })
}

// Only on request: minutes, over the large sample; with `--peers FOLDER` the list call of the peer beside it.
if (wanted.includes('list-calls') && profiled === undefined) {
  console.log(
    '\nList calls over 100,000 physicians on PostgreSQL, eight connections, medians of rounds (aim: 12 x of NestJS)',
  )
  console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores at the start`)
  reportListCalls(await timeListCalls(peers, process.env['CAPIZ_BENCH_DATABASE']))
  console.log(`load average ${loadavg()[0]?.toFixed(1)} at the end`)
}

// Only on request: it writes into the large sample.
if (wanted.includes('writes')) {
  console.log(
    '\nWrites of 32 callers on PostgreSQL (goals: 200 a second, p99 under 100 ms, history and audit log whole)',
  )
  console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores at the start`)
  const { writes, last } = await timeWrites(process.env['CAPIZ_BENCH_DATABASE'])
  const rows = writes.kinds.map(({ kind, taken, refused, perSecond, p50, p99 }) => {
    const before = last?.kinds.find((one) => one.kind === kind)
    return [
      kind,
      String(taken),
      String(refused),
      perSecond.toFixed(0),
      ms(p50),
      ms(p99),
      before ? before.perSecond.toFixed(0) : '',
    ]
  })
  console.log(tableText([['', 'taken', 'refused', 'a second', 'p50', 'p99', 'last run'], ...rows]))
  console.log(
    `${writes.decided} requests are approved in the database; the audit log is ${writes.isLogWhole ? 'whole' : 'NOT WHOLE'}`,
  )
}

// Only on request: minutes of load on several processes.
if (wanted.includes('processes')) {
  const options = optionsOf(args)
  console.log(
    `\nSeveral processes on one PostgreSQL: ${options.staff} staff, ${options.visitors} public requests a second`,
  )
  console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores at the start`)
  const { runs: measured, last } = await timeProcesses(options)
  reportProcesses(measured, last)
  if (
    measured.some(
      ({ kept, calls }) => kept.lost.length > 0 || !kept.isLogWhole || calls.some((one) => one.wrong > 0),
    )
  )
    process.exitCode = 1
}

// Only on request: twenty thousand password checks.
if (wanted.includes('sign-in')) {
  console.log('\n10,000 refused sign-ins against unknown names (goals: one answer; superiority 0.45 to 0.55)')
  const rows = (await timeRefusedSignIns()).map((one) => [
    one.engine,
    one.kind,
    String(one.count),
    ms(one.p50),
    ms(one.p95),
    one.superiority.toFixed(3),
    one.z.toFixed(1),
    String(one.answers),
  ])
  const heads = ['engine', 'kind', 'count', 'p50', 'p95', 'superiority', 'z', 'answers']
  console.log(tableText([heads, ...rows]))
}

if (runs('price')) await reportPrices()
if (runs('ledger')) await reportPriceLedger()

// Only on request: it needs the built portal.
if (wanted.includes('decision')) {
  console.log(
    '\nDecision on 2,000 proposed lines at 4x CPU throttle, embedded database (goal: takes a decision within 1 s)',
  )
  console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores at the start`)
  const { opened, cold, decided } = await timeDecision()
  const rows = Object.entries({
    'from another request': opened,
    'from an empty window': cold,
    'one line decided': decided,
  }).map(([name, times]) => [
    name,
    ms(quantile(times, 0.25)),
    ms(quantile(times, 0.5)),
    ms(Math.max(...times)),
  ])
  console.log(tableText([['', 'lower quartile', 'median', 'most'], ...rows]))
}

const large = largeParts.filter((part) => wanted.includes(part))
if (large.length > 0) await reportLarge(large)

if (runs('start')) {
  console.log(
    '\nServer with the demo data on the embedded database (goals: under 5 s on existing data, under 700 MB)',
  )
  const { firstStart, secondStart, residentMegabytes } = await measureStart()
  console.log(
    `first start ${ms(firstStart)}, second start ${ms(secondStart)}, resident ${residentMegabytes?.toFixed(0) ?? 'unknown'} MB`,
  )
}
