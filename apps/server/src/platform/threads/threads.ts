import { Worker } from 'node:worker_threads'
import { refuse } from '../errors/refuse.ts'
import { currentCaller } from './caller.ts'
import { FairQueue, type Busy } from './fair-queue.ts'

/** A piece of work on bytes from outside, done in a thread of its own. */
export interface ThreadWork<Task> {
  /** the module the thread runs: it reads `workerData` and posts one result */
  module: URL
  task: Task
  /** SHA-256 of the bytes: the same work is done once for all who wait, and not again after it ran into a limit */
  hash: string
  /** memory the thread may take for its objects, in MB */
  memoryMb: number
  /** time until the thread is ended, in milliseconds */
  timeLimit: number
}

/**
 * Two threads at a time, so that memory and processors stay bounded. A caller may take five minutes of thread time at
 * once and half of the passing time after that, a block of addresses twice as much at once: time on a busy machine counts as
 * it passes, so the bound is wide enough for honest work on one.
 */
const queue = new FairQueue({
  running: 2,
  runningPerUser: 1,
  waiting: 32,
  waitingPerBlock: 16,
  waitingPerUser: 8,
  userMs: 300_000,
  blockMs: 600_000,
  refill: 0.5,
})

/** Work that ran into a limit is not tried again for ten minutes: a file made to exhaust a thread costs one run. */
const failedMs = 600_000
const mostFailed = 1000
const failed = new Map<string, number>()
const underWay = new Map<string, Promise<unknown>>()

const busyMessages: Readonly<Record<Busy['reason'], string>> = {
  share: 'Many of your files are being read at this moment. Wait a little, then try again.',
  full: 'Many files are being read at this moment. Wait a little, then try again.',
}

function run<Task, Result>({ module, task, memoryMb, timeLimit }: ThreadWork<Task>) {
  return new Promise<Result | undefined>((resolve) => {
    const worker = new Worker(module, {
      workerData: task,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    })
    const finish = (result?: Result) => {
      clearTimeout(timer)
      resolve(result)
      void worker.terminate()
    }
    const timer = setTimeout(finish, timeLimit)
    worker.once('message', (result: Result) => finish(result))
    worker.once('error', () => finish())
    worker.once('exit', () => finish())
  })
}

function hasFailed(key: string): boolean {
  const until = failed.get(key)
  if (until === undefined || until > performance.now()) return until !== undefined
  failed.delete(key)
  return false
}

async function runOnce<Task, Result>(work: ThreadWork<Task>, key: string): Promise<Result | undefined> {
  const result = await queue.run(currentCaller(), () => run<Task, Result>(work))
  if (result === undefined) {
    failed.set(key, performance.now() + failedMs)
    for (const oldest of failed.keys()) if (failed.size > mostFailed) failed.delete(oldest)
  }
  return result
}

/**
 * Runs work on untrusted bytes in a thread with a limit on memory and time, so that no file can stop the server
 * (reliability F3, F4). Answers undefined when the thread ran into one of its limits; refuses with 429 when the share of
 * the caller is used up, or too much work waits already.
 */
export async function inThread<Task, Result>(work: ThreadWork<Task>): Promise<Result | undefined> {
  const key = `${work.module.pathname} ${work.hash}`
  if (hasFailed(key)) return undefined
  const same = underWay.get(key) as Promise<Result | undefined> | undefined
  if (same) return same
  const busy = queue.busyFor(currentCaller())
  if (busy) {
    const headers = { 'retry-after': String(busy.retrySeconds) }
    return refuse('TOO_MANY', { message: busyMessages[busy.reason], headers })
  }
  const started = runOnce<Task, Result>(work, key).finally(() => underWay.delete(key))
  underWay.set(key, started)
  return started
}
