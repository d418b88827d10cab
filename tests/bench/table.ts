import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import type { CDPSession, Page } from 'playwright'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { findBrowser } from '../../scripts/browser.ts'
import { quantile, tableText } from './figures.ts'
import type { Bench } from './page.ts'
import { slowProcessor } from './slow-processor.ts'
import type { Action } from './table/rows.ts'

/** A timed action on a page of so many rows. */
export interface Task<A extends string = Action> {
  action: A
  rows: number
}

/** ms of a task for each subject, all measured in turns of one run; the lower quartile, as other work can only add to it. */
export interface Timing<A extends string = Action> extends Task<A> {
  /** From the event until its frame is drawn: what people wait. */
  toPaint: Readonly<Record<string, number>>
  /** CPU time of the page's main thread in the same turns: script, styles, layout and paint, without any waiting. */
  work: Readonly<Record<string, number>>
}

/** Tasks at the page sizes of the product. */
export const tasks: readonly Task[] = (['flip', 'sort', 'one', 'all'] as const).flatMap((action) =>
  [10, 50, 100].map((rows) => ({ action, rows })),
)

/** How often a subject is drawn anew for a task, and how many samples are taken of each. */
export interface Effort {
  repeats: number
  samples: number
}

const thorough: Effort = { repeats: 5, samples: 4 }
/** Even, so that choosing and dropping the choice weigh the same. */
const turns = 4

/** Frames follow each other at once: on the grid of a 60 Hz screen, work of 17 ms would look like twice that of 16 ms. */
const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/**
 * Times tables, or forms of so many fields, in the pinned browser at 4x CPU throttle. The subjects take turns, so that
 * all see the same machine. `page` is the folder of a page that offers `window.bench`.
 */
export async function timeTables<A extends string = Action>(
  page: 'table' | 'peers' | 'form',
  kinds: readonly string[],
  wanted: readonly Task<A>[],
  effort: Effort = thorough,
): Promise<Timing<A>[]> {
  const root = fileURLToPath(new URL(page, import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'capiz-bench-table-'))
  const config = {
    root,
    configFile: false as const,
    logLevel: 'error' as const,
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  }
  await build({ ...config, plugins: [react(), vanillaExtractPlugin()] })
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  const { executablePath, env, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args: [...args, ...unpaced] })
  try {
    const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await tab.goto(server.resolvedUrls?.local[0] ?? '')
    await tab.waitForFunction(() => 'bench' in window)
    const session = await slowProcessor(tab)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const result: Timing<A>[] = []
    for (const task of wanted) result.push(await timeTask(tab, session, { kinds, task, effort }))
    return result
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}

async function timeTask<A extends string>(
  tab: Page,
  session: CDPSession,
  { kinds, task, effort: { repeats, samples } }: { kinds: readonly string[]; task: Task<A>; effort: Effort },
): Promise<Timing<A>> {
  const subjects = kinds.map((kind) => ({ kind, toPaint: [] as number[], work: [] as number[] }))
  for (let repeat = 0; repeat < repeats; repeat++) {
    // What one leaves behind (garbage, a warm cache) is not always found by the same next one.
    for (const { kind, toPaint, work } of repeat % 2 === 0 ? subjects : subjects.toReversed()) {
      await tab.evaluate(
        ([subject, action, rows, round]) =>
          (window as unknown as { bench: Bench }).bench.mount(subject, action, rows, round),
        [kind, task.action, task.rows, repeat] as const,
      )
      for (let sample = 0; sample < samples; sample++) {
        const before = await busySeconds(session)
        const times = await tab.evaluate(
          (count) => (window as unknown as { bench: Bench }).bench.turn(count),
          turns,
        )
        work.push(((await busySeconds(session)) - before) * (1000 / turns))
        toPaint.push(times.reduce((sum, time) => sum + time, 0) / turns)
      }
    }
  }
  const figures = (what: 'toPaint' | 'work') =>
    Object.fromEntries(subjects.map((subject) => [subject.kind, quantile(subject[what], 0.25)]))
  return { ...task, toPaint: figures('toPaint'), work: figures('work') }
}

/** CPU time of the main thread so far, in s. */
async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Both measures of ours beside the plainest of its kind, and their ratios. */
export function timingText<A extends string>(
  timings: readonly Timing<A>[],
  name: (task: Task<A>) => string,
): string {
  const rows = timings.map((timing) => [
    name(timing),
    ...[timing.toPaint, timing.work].flatMap(({ plain = Number.NaN, ours = Number.NaN }) => [
      `${plain.toFixed(1)} ms`,
      `${ours.toFixed(1)} ms`,
      `${(ours / plain).toFixed(2)} x`,
    ]),
  ])
  const head = ['', 'to paint: plain', 'ours', 'ratio', 'main thread: plain', 'ours', 'ratio']
  return tableText([head, ...rows])
}
