import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tableText } from './figures.ts'
import { tasks, timeTables } from './table.ts'
import type { Task, Timing } from './table.ts'

const folder = fileURLToPath(new URL('peers', import.meta.url))
const kinds = ['plain', 'ours', 'mui', 'antd', 'mantine'] as const
const names: Record<(typeof kinds)[number], string> = {
  plain: 'plain',
  ours: 'ours',
  mui: 'MUI X Data Grid',
  antd: 'Ant Design',
  mantine: 'Mantine DataTable',
}

/** The peers live in a folder of their own, outside the workspaces: only this bench ever installs them. */
function install(): void {
  if (existsSync(`${folder}/node_modules/antd`)) return
  console.log('Installing the other tables into tests/bench/peers (once)')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  })
}

const times = (timing: Timing, kind: string, base: string) =>
  `${((timing.ms[kind] ?? Number.NaN) / (timing.ms[base] ?? Number.NaN)).toFixed(2)} x`

/** Ours beside a plain table and three others, every task in one run. */
export async function comparePeers(wanted: readonly Task[] = tasks): Promise<string> {
  install()
  const timings = await timeTables('peers', kinds, wanted)
  const head = ['', ...kinds.map((kind) => names[kind]), 'ours : plain', 'least peer : ours']
  const rows = timings.map((timing) => {
    const least = ['mui', 'antd', 'mantine'].toSorted((a, b) => (timing.ms[a] ?? 0) - (timing.ms[b] ?? 0))[0]
    return [
      `${timing.action} ${timing.rows}`,
      ...kinds.map((kind) => `${(timing.ms[kind] ?? Number.NaN).toFixed(1)} ms`),
      times(timing, 'ours', 'plain'),
      times(timing, least ?? '', 'ours'),
    ]
  })
  return tableText([head, ...rows])
}
