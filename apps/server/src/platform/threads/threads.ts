import { Worker } from 'node:worker_threads'
import { refuse } from '../errors/refuse.ts'

/** A piece of work on bytes from outside, done in a thread of its own. */
export interface ThreadWork<Task> {
  /** the module the thread runs: it reads `workerData` and posts one result */
  module: URL
  task: Task
  /** memory the thread may take for its objects, in MB */
  memoryMb: number
  /** time until the thread is ended, in milliseconds */
  timeLimit: number
}

/** Two threads at a time: a third waits, so that memory and processors stay bounded. */
const mostThreads = 2
/** Work that waits for a thread; what comes later is refused rather than kept in memory. */
const mostWaiting = 24
const waiting: (() => void)[] = []
let running = 0

async function withTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostThreads) {
    if (waiting.length >= mostWaiting) {
      refuse('TOO_MANY', {
        message: 'Many files are being read at this moment. Wait a little, then try again.',
        headers: { 'retry-after': '10' },
      })
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The turn is handed over rather than given back, so that nobody can come in between.
    if (next) next()
    else running -= 1
  }
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

/**
 * Runs work on untrusted bytes in a thread with a limit on memory and time, so that no file can stop the server
 * (reliability F3, F4). Answers undefined when the thread ran into one of its limits; refuses with 429 when too much
 * work waits already.
 */
export function inThread<Task, Result>(work: ThreadWork<Task>): Promise<Result | undefined> {
  return withTurn(() => run<Task, Result>(work))
}
