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

/** Median ms of a page turn for our table and a plain one, measured in turns of one run. */
export interface TurnTiming {
  rows: number
  plain: number
  ours: number
}

type Timed = { timeTurns: (kind: 'plain' | 'ours', size: number, turns: number) => Promise<number[]> }

const repeats = 5
const turns = 12

/** Page turns at 4x CPU throttle; plain and ours take turns, so that both see the same machine. */
export async function timeTableTurns(): Promise<TurnTiming[]> {
  const root = fileURLToPath(new URL('table', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'capiz-bench-table-'))
  const config = {
    root,
    configFile: false as const,
    logLevel: 'error' as const,
    build: { outDir, emptyOutDir: true },
  }
  await build({ ...config, plugins: [react(), vanillaExtractPlugin()] })
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  const { executablePath, env, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => 'timeTurns' in window)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const result: TurnTiming[] = []
    for (const rows of [10, 50, 100]) {
      const times: Record<'plain' | 'ours', number[]> = { plain: [], ours: [] }
      for (let repeat = 0; repeat < repeats; repeat++) {
        for (const kind of ['plain', 'ours'] as const) {
          const measured = await page.evaluate(
            ([which, size, count]) => (window as unknown as Timed).timeTurns(which, size, count),
            [kind, rows, turns] as const,
          )
          // the first turn warms the code up
          times[kind].push(...measured.slice(1))
        }
      }
      result.push({ rows, plain: quantile(times.plain, 0.5), ours: quantile(times.ours, 0.5) })
    }
    return result
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
