import type { Client } from './client.ts'
import type { Setup } from './setup.ts'

/** A fault, and how long after it calls were still not answered. */
export interface FaultFigures {
  name: string
  unanswered: number
  /** ms from the fault to the last call that was not answered; 0 when all were */
  recoveredMs: number
}

interface Fault {
  name: string
  make: (setup: Setup) => void | Promise<void>
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const storeAwayMs = 3000

const faults: readonly Fault[] = [
  { name: 'kill -9 of a server', make: ({ servers }) => servers[0]?.kill() },
  { name: 'replica ended', make: ({ replica }) => replica.kill() },
  { name: 'kill -9 of the pooler', make: ({ pooler }) => pooler?.kill() },
  {
    name: `store away for ${storeAwayMs / 1000} s`,
    make: async ({ store }) => {
      await store.pull()
      await pause(storeAwayMs)
      await store.plugIn()
    },
  },
  { name: 'primary restarted', make: ({ primary }) => primary.restart() },
  { name: 'primary ended without a word', make: ({ primary }) => primary.kill() },
]

/** Makes all faults one after the other, evenly over a run, and tells what callers saw of each. */
export async function makeFaults(setup: Setup, client: Client, seconds: number): Promise<FaultFigures[]> {
  const wanted = faults.filter(({ name }) => setup.pooler || !name.includes('pooler'))
  const gapMs = (seconds * 1000) / (wanted.length + 1)
  const figures: FaultFigures[] = []
  await pause(gapMs / 2)
  for (const { name, make } of wanted) {
    const began = performance.now()
    // a restart that takes long must not hold up the next fault
    const made = Promise.resolve(make(setup))
    await Promise.race([made, pause(gapMs)])
    await pause(Math.max(0, began + gapMs - performance.now()))
    await made
    const gaps = client.gaps.filter((at) => at >= began)
    figures.push({
      name,
      unanswered: gaps.length,
      recoveredMs: gaps.length > 0 ? Math.max(...gaps) - began : 0,
    })
  }
  return figures
}
