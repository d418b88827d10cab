import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onPostgres } from '../../../apps/server/bench/engine.ts'
import { tableText } from '../figures.ts'
import { processorMsOf } from '../processor-time.ts'
import { timedCalls } from './calls.ts'
import { timeLoad } from './load.ts'
import { serviceMain, startProduct } from './product.ts'
import { timeByPart, type Profile } from './profile-parts.ts'

/** The clock that Node stamps its profiles with, in microseconds. */
const clock = (): number => Number(process.hrtime.bigint() / 1000n)

/** A call to profile, and the folder of another state of the repository whose server answers it. */
interface ProfileWanted {
  call: string
  state: string | undefined
  /** a filled database */
  url: string | undefined
  seconds?: number
}

/**
 * Profiles the processor time of our server under one list call, eight connections, on a filled database, and prints the
 * share of each part. The profile stays in a folder of its own: DevTools and speedscope draw it as a flame graph.
 */
export async function profileListCall({ call, state, url, seconds = 8 }: ProfileWanted): Promise<void> {
  if (url === undefined) throw new Error('Name a filled database in CAPIZ_BENCH_DATABASE.')
  const folder = mkdtempSync(join(tmpdir(), 'capiz-profile-'))
  const main = state === undefined ? serviceMain : join(resolve(state), 'apps/server/bench/service.ts')
  const nodeOptions = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=500']
  const { calls, spent, from, until } = await onPostgres(async (place) => {
    const product = await startProduct(place, { main, nodeOptions })
    try {
      const wanted = (await timedCalls(product)).find(({ name }) => name === call)
      if (!wanted) throw new Error(`There is no call ${call}.`)
      let round = 0
      const { port, headers, pid = 0 } = product
      const load = { port, headers: () => headers, path: () => wanted.fresh(round++) }
      await timeLoad(load, seconds / 2)
      const first = round
      const [begun, used] = [clock(), processorMsOf(pid)]
      await timeLoad(load, seconds)
      return { calls: round - first, spent: processorMsOf(pid) - used, from: begun, until: clock() }
    } finally {
      await product.stop()
    }
  }, url)
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))
  const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile
  const times = [...timeByPart(profile, from, until)].toSorted(([, a], [, b]) => b - a)
  const all = times.reduce((sum, [, time]) => sum + time, 0)
  const rows = [...times, ['all', all] as const].map(([name, time]) => [
    name,
    `${((100 * time) / all).toFixed(1)} %`,
    // samples also pass while other programs have the processor, so the time is that of the process
    `${((spent / calls) * (time / all)).toFixed(3)} ms`,
  ])
  console.log(`${call}: ${calls} calls in ${seconds} s, profile in ${join(folder, file)}`)
  console.log(tableText([['part', 'share', 'a call'], ...rows]))
}
