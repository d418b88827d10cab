import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantile } from '../figures.ts'
import { lastResults, saveResults } from '../results.ts'
import { checkWrites, type Kept } from './check.ts'
import { clientOf, type GroupFigures } from './client.ts'
import { makeFaults, type FaultFigures } from './faults.ts'
import type { Options } from './options.ts'
import { findPeople } from './people.ts'
import { startSetup } from './setup.ts'
import { busySeconds, watchUsage, type Usage } from './usage.ts'
import { staffWalk, visitorsWalk, type Walk, type Writes } from './walks.ts'

/** The calls of one kind in a run. */
export interface CallFigures extends Omit<GroupFigures, 'times'> {
  group: string
  answered: number
  perSecond: number
  p50: number
  p99: number
}

/** One run of an installation under load. */
export interface ProcessRun {
  servers: number
  seconds: number
  calls: CallFigures[]
  usage: Usage[]
  /** cores of the machine, those that the load itself kept busy, and those of programs that are no part of the run */
  cores: number
  loadCores: number
  otherCores: number
  pooler: string
  mails: number
  faults: FaultFigures[]
  kept: Kept
}

async function measure(options: Options): Promise<ProcessRun> {
  const setup = await startSetup(options)
  const folder = mkdtempSync(join(tmpdir(), 'capiz-processes-check-'))
  try {
    const people = await findPeople(setup.database, options.staff)
    const client = clientOf(setup.base)
    const writes: Writes = { notes: [], approved: [], saves: 0, remarks: new Map() }
    const began = performance.now()
    const ends = began + options.seconds * 1000
    const isOver = () => performance.now() >= ends
    const walk: Walk = { client, people, writes, thinkMs: options.thinkMs, isOver }
    const ended = watchUsage(setup.parts)
    const own = process.cpuUsage()
    const machine = busySeconds()
    const [faults] = await Promise.all([
      options.faults ? makeFaults(setup, client, options.seconds) : [],
      staffWalk(walk),
      visitorsWalk(walk, options.visitors),
    ])
    const seconds = (performance.now() - began) / 1000
    const { user, system } = process.cpuUsage(own)
    const usage = ended()
    const loadCores = (user + system) / 1_000_000 / seconds
    const ours = usage.reduce((sum, { cores }) => sum + cores, loadCores)
    const calls = [...client.figures].map(([group, { times, ...rest }]) => ({
      group,
      answered: times.length,
      perSecond: times.length / seconds,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      ...rest,
    }))
    return {
      servers: options.servers,
      seconds,
      calls,
      usage,
      cores: availableParallelism(),
      loadCores,
      otherCores: Math.max(0, (busySeconds() - machine) / seconds - ours),
      pooler: setup.pooler?.mode ?? 'none',
      mails: setup.mails(),
      faults,
      kept: await checkWrites(setup.database, writes, folder),
    }
  } finally {
    await setup.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures an installation and then the same with a server process more; where faults are wanted, one under them instead, and where a single one is, that alone. */
export async function timeProcesses(
  options: Options,
): Promise<{ runs: ProcessRun[]; last: ProcessRun[] | undefined }> {
  const part = options.faults ? 'processes-faults' : 'processes'
  const runs =
    options.faults || options.isSingle
      ? [await measure(options)]
      : [await measure(options), await measure({ ...options, servers: options.servers + 1 })]
  const last = lastResults<ProcessRun[]>(part)
  saveResults(part, runs)
  return { runs, last }
}
