import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'

/** The process that runs the jobs, as the one that answers calls sees it. */
export interface JobsProcess {
  /** figures for the metrics: whether it runs, how often it was started anew, seconds since it was last heard of */
  gauges: () => Record<string, number>
  /** ends it once the job at work has ended, or after a while */
  stop: () => Promise<void>
}

/** The parts of the supervision that a test makes quicker. */
export interface Supervision {
  file: string
  firstWaitMs: number
  /** silence after which it is taken for hung; it sends a word every few seconds, also while a job is at work */
  silentMs: number
  stopMs: number
}

const usual: Supervision = {
  file: fileURLToPath(new URL('../jobs-main.ts', import.meta.url)),
  firstWaitMs: 1000,
  silentMs: 300_000,
  stopMs: 8000,
}

/** Longest wait before it is started again, however often it ended. */
const longestWaitMs = 60_000

/**
 * Runs the jobs in a process of their own, so that no call waits while a register is compared. When it ends by itself or
 * falls silent it is started again, after a wait that doubles until it has run for a while.
 */
export function startJobsProcess(log: Logger, own: Partial<Supervision> = {}): JobsProcess {
  const { file, firstWaitMs, silentMs, stopMs } = { ...usual, ...own }
  let child: ChildProcess | undefined
  let restarts = 0
  let waitMs = firstWaitMs
  let heardAt = Date.now()
  let isStopping = false
  let timer: NodeJS.Timeout | undefined

  function start(): void {
    const began = Date.now()
    const started = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child = started
    heardAt = began
    started.on('message', () => (heardAt = Date.now()))
    started.on('error', (error) => log.error({ err: error }, 'the process of the jobs could not be reached'))
    started.once('exit', (code, signal) => {
      if (isStopping) return
      child = undefined
      if (Date.now() - began > longestWaitMs) waitMs = firstWaitMs
      log.error({ code, signal, waitMs }, 'the process of the jobs ended and is started again')
      timer = setTimeout(() => {
        restarts += 1
        start()
      }, waitMs)
      waitMs = Math.min(longestWaitMs, waitMs * 2)
    })
  }

  const watch = setInterval(
    () => {
      if (child && Date.now() - heardAt > silentMs) child.kill('SIGKILL')
    },
    Math.min(silentMs, 10_000),
  ).unref()
  start()

  return {
    gauges: () => ({
      jobs_process_up: child ? 1 : 0,
      jobs_process_restarts: restarts,
      jobs_process_silent_seconds: Math.round((Date.now() - heardAt) / 1000),
    }),
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      clearInterval(watch)
      const last = child
      if (!last || last.exitCode !== null || last.signalCode !== null) return
      const ended = new Promise((resolve) => last.once('exit', resolve))
      last.kill('SIGTERM')
      const kill = setTimeout(() => last.kill('SIGKILL'), stopMs)
      await ended
      clearTimeout(kill)
    },
  }
}
