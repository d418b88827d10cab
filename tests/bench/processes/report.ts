import { tableText } from '../figures.ts'
import type { ProcessRun } from './processes.ts'

const ms = (value: number) => (Number.isNaN(value) ? '' : `${value.toFixed(0)} ms`)

/** Names the part that limits a run first. */
function limitOf({ usage, cores, loadCores, otherCores }: ProcessRun): string {
  const busy = usage.reduce((sum, one) => sum + one.cores, loadCores)
  const [most] = usage.toSorted((a, b) => b.cores - a.cores)
  const server = usage.find(({ part, cores: own }) => part.startsWith('server') && own > 0.9)
  if (server) return `${server.part} keeps the one core busy that a process can use`
  const words = `${busy.toFixed(2)} of ${cores} cores busy, most of it ${most?.part} with ${most?.cores.toFixed(2)}`
  if (busy + otherCores <= cores * 0.9) return `nothing yet: ${words}`
  return `the processors of the machine: ${words}, ${otherCores.toFixed(2)} by programs that are no part of the run`
}

function printRun(run: ProcessRun, before: ProcessRun | undefined): void {
  const { servers, seconds, faults, kept } = run
  console.log(
    `\n${servers} server processes, ${seconds.toFixed(0)} s${faults.length > 0 ? ', with faults' : ''}; pooler: ${run.pooler}`,
  )
  const heads = [
    'call',
    'answered',
    'a second',
    'p50',
    'p99',
    'refused',
    'unavailable',
    'wrong',
    'p99 of the last run',
  ]
  const rows = run.calls.map((one) => [
    one.group,
    String(one.answered),
    one.perSecond.toFixed(1),
    ms(one.p50),
    ms(one.p99),
    String(one.refused),
    String(one.unavailable),
    String(one.wrong),
    ms(before?.calls.find(({ group }) => group === one.group)?.p99 ?? Number.NaN),
  ])
  console.log(tableText([heads, ...rows]))
  for (const { group, example } of run.calls) if (example) console.log(`wrong, ${group}: ${example}`)
  const parts = run.usage.map(({ part, cores, megabytes }) => [part, cores.toFixed(2), megabytes.toFixed(0)])
  console.log(
    tableText([
      ['part', 'cores', 'MB'],
      ...parts,
      ['load', run.loadCores.toFixed(2), ''],
      ['others on the machine', run.otherCores.toFixed(2), ''],
    ]),
  )
  console.log(`limit: ${limitOf(run)}`)
  if (faults.length > 0) {
    const seen = faults.map(({ name, unanswered, recoveredMs }) => [
      name,
      String(unanswered),
      ms(recoveredMs),
    ])
    console.log(tableText([['fault', 'calls unanswered', 'last one after'], ...seen]))
  }
  console.log(
    `${kept.acknowledged} writes acknowledged, ${kept.lost.length} lost, ${kept.doubled} carried out twice; ${run.mails} mails; audit log ${kept.isLogWhole ? 'whole' : 'NOT WHOLE'}: ${kept.verdict}`,
  )
  for (const one of kept.lost.slice(0, 5)) console.log(`lost: ${one}`)
}

/** Prints the runs, each beside the one of its kind in the last results. */
export function reportProcesses(runs: readonly ProcessRun[], last: readonly ProcessRun[] | undefined): void {
  for (const [at, run] of runs.entries()) printRun(run, last?.[at])
}
