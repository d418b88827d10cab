import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tableText } from './figures.ts'
import { tasks, timeTables } from './table.ts'
import type { Task, Timing } from './table.ts'

const folder = fileURLToPath(new URL('peers', import.meta.url))
const kinds = ['plain', 'ours', 'mui', 'antd', 'mantine'] as const
/** Fewer repeats, as the others take seconds a turn: the difference measured is a factor, not a percentage. */
const effort = { repeats: 2, samples: 2 }
const names: Record<(typeof kinds)[number], string> = {
  plain: 'plain',
  ours: 'ours',
  mui: 'MUI X Data Grid',
  antd: 'Ant Design',
  mantine: 'Mantine DataTable',
}

/** Installs the peers into a folder of their own, outside the workspaces: only this measurement ever installs them. */
function install(): void {
  if (existsSync(`${folder}/node_modules/antd`)) return
  console.log('Installing the other tables into tests/bench/peers (once)')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  })
}

type Figures = Timing['toPaint']
const of = (figures: Figures, kind: string) => figures[kind] ?? Number.NaN

/** How many times as long as ours the fastest of the others takes. */
const leastPeer = (figures: Figures) =>
  `${(Math.min(...['mui', 'antd', 'mantine'].map((kind) => of(figures, kind))) / of(figures, 'ours')).toFixed(2)} x`

/** Ours beside a plain table and three others, every task in one run: what people wait, then the work of the main thread. */
export async function comparePeers(wanted: readonly Task[] = tasks): Promise<string> {
  install()
  const timings = await timeTables('peers', kinds, wanted, effort)
  const head = [...kinds.map((kind) => names[kind]), 'ours : plain', 'least peer : ours']
  const part = (title: string, figuresOf: (timing: Timing) => Figures) => [
    [title, ...head],
    ...timings.map((timing) => {
      const figures = figuresOf(timing)
      return [
        `${timing.action} ${timing.rows}`,
        ...kinds.map((kind) => `${of(figures, kind).toFixed(1)} ms`),
        `${(of(figures, 'ours') / of(figures, 'plain')).toFixed(2)} x`,
        leastPeer(figures),
      ]
    }),
  ]
  return [part('to paint', ({ toPaint }) => toPaint), part('main thread', ({ work }) => work)]
    .map(tableText)
    .join('\n\n')
}
