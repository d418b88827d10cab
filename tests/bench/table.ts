import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { findBrowser } from '../../scripts/browser.ts'
import { quantile } from './figures.ts'
import type { Action } from './table/rows.ts'

/** What is timed: an action on a page of so many rows. */
export interface Task<A extends string = Action> {
  action: A
  rows: number
}

/** Median ms of a task for each table, all measured in turns of one run. */
export interface Timing<A extends string = Action> extends Task<A> {
  ms: Readonly<Record<string, number>>
}

type Timed = {
  timeAction: (kind: string, action: string, rows: number, turns: number) => number[] | Promise<number[]>
}

/** Tasks at the page sizes of the product. */
export const tasks: readonly Task[] = (['flip', 'sort', 'one', 'all'] as const).flatMap((action) =>
  [10, 50, 100].map((rows) => ({ action, rows })),
)

const repeats = 5
const turns = 12

/**
 * Times tables, or forms of so many fields, in the pinned browser at 4x CPU throttle. The tables take turns, so that all see the same machine.
 * `page` is the folder of a page that offers `window.timeAction`.
 */
export async function timeTables<A extends string = Action>(
  page: 'table' | 'peers' | 'form',
  kinds: readonly string[],
  wanted: readonly Task<A>[],
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
  const browser = await chromium.launch({ executablePath, env, args })
  try {
    const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await tab.goto(server.resolvedUrls?.local[0] ?? '')
    await tab.waitForFunction(() => 'timeAction' in window)
    const session = await tab.context().newCDPSession(tab)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const result: Timing<A>[] = []
    for (const task of wanted) {
      const times = new Map<string, number[]>(kinds.map((kind) => [kind, []]))
      for (let repeat = 0; repeat < repeats; repeat++) {
        for (const kind of kinds) {
          const measured = await tab.evaluate(
            ([which, action, rows, count]) =>
              (window as unknown as Timed).timeAction(which, action, rows, count),
            [kind, task.action, task.rows, turns] as const,
          )
          // the first turns warm the code up
          times.get(kind)?.push(...measured.slice(2))
        }
      }
      const medians = [...times].map(([kind, all]) => [kind, quantile(all, 0.5)] as const)
      result.push({ ...task, ms: Object.fromEntries(medians) })
    }
    return result
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
