import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))

/** One task that Turbo ran, or took from its cache. */
export interface TaskRun {
  /** `package#task`. */
  id: string
  isGreen: boolean
  isCached: boolean
  seconds: number
  /** Output of the task, without control characters. */
  log: string
}

/** The part that is read of the file Turbo writes with `--summarize`. */
interface Summary {
  tasks: {
    taskId: string
    command: string
    /** Missing for tasks that are never cached. */
    logFile?: string
    cache: { status: string }
    execution?: { startTime: number; endTime: number; exitCode?: number }
  }[]
}

/** How Turbo runs tasks; `args` reach the commands of the tasks named, not of those they depend on. */
export interface RunOptions {
  concurrency: number
  force: boolean
  /** Shows the output of tasks as it comes, instead of that of failed ones at their end. */
  isShown: boolean
  args: readonly string[]
}

/** Runs tasks with what they depend on and returns those that ended; a task behind a failed one is not among them. */
export function runTasks(
  tasks: readonly string[],
  { concurrency, force, isShown, args }: RunOptions,
): TaskRun[] {
  const summaries = join(root, '.turbo', 'runs')
  rmSync(summaries, { recursive: true, force: true })
  const flags = [
    `--concurrency=${concurrency}`,
    '--continue=dependencies-successful',
    '--summarize',
    `--output-logs=${isShown ? 'full' : 'errors-only'}`,
    ...(force ? ['--force'] : []),
  ]
  const passed = args.length > 0 ? ['--', ...args] : []
  spawnSync('npx', ['turbo', 'run', ...tasks, ...flags, ...passed], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      // Part of the cache key of tasks that have to run each time: without a cache Turbo would write no log of them.
      CAPIZ_RUN: randomUUID(),
      TURBO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  })
  const [file] = globSync('*.json', { cwd: summaries })
  if (file === undefined) return []
  const summary = JSON.parse(readFileSync(join(summaries, file), 'utf8')) as Summary
  const real = summary.tasks.filter(({ command }) => command !== '<NONEXISTENT>')
  return real.map(({ taskId, logFile, cache, execution }) => ({
    id: taskId,
    isGreen: execution?.exitCode === 0,
    isCached: cache.status === 'HIT',
    seconds: execution === undefined ? 0 : (execution.endTime - execution.startTime) / 1000,
    log: logFile === undefined ? '' : readLog(join(root, logFile)),
  }))
}

function readLog(file: string): string {
  try {
    return stripVTControlCharacters(readFileSync(file, 'utf8'))
  } catch {
    return ''
  }
}
