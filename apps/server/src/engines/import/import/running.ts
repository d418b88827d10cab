import { Refusal } from '../../../platform/errors/refuse.ts'
import type { Services } from '../../../platform/services.ts'

/** Ended by its person while it was at work. */
export class ImportCancelled extends Error {
  constructor() {
    super('The import was cancelled.')
    this.name = 'ImportCancelled'
  }
}

/** Why a step failed, in words for the person: what a refusal says of its first field, else the refusal itself. */
export function failureMessage(error: unknown, otherwise: string): string {
  if (!(error instanceof Refusal)) return otherwise
  const [problem] = error.options.errors ?? []
  return (problem?.message ?? error.message).slice(0, 500)
}

interface Run {
  done: number
  total: number
  cancelled: boolean
  ended: Promise<void>
}

/** Imports at work in this process; how far they are is also written to the database for the other processes. */
const running = new Map<number, Run>()

/** How far an import of this process is, when it is at work here. */
export function progressOf(id: number): Pick<Run, 'done' | 'total'> | undefined {
  return running.get(id)
}

/** Asks the work on an import to stop at its next pause, when it is done in this process. */
export function stopRun(id: number): void {
  const run = running.get(id)
  if (run) run.cancelled = true
}

/** Notes progress and stops cancelled work. */
export type Step = (done: number, total?: number) => void

/** How the work on an import stands after a moment: ended, well or not, or still going on. */
export type Moment = { ended: true; error?: unknown } | { ended: false }

/**
 * Starts the work on an import beside the calls and answers when it has ended or, for long work, after a moment: small
 * files need no second call.
 */
export async function runBeside(
  { log }: Services,
  id: number,
  work: (step: Step) => Promise<void>,
  patienceMs: number,
): Promise<Moment> {
  const run: Run = { done: 0, total: 0, cancelled: false, ended: Promise.resolve() }
  running.set(id, run)
  const step: Step = (done, total) => {
    if (run.cancelled) throw new ImportCancelled()
    run.done = done
    if (total !== undefined) run.total = total
  }
  const outcome = work(step)
    .then(
      () => ({ ended: true }) as const,
      (error: unknown) => {
        if (!(error instanceof Refusal)) log.error({ import: id, err: error }, 'import failed')
        return { ended: true, error } as const
      },
    )
    .finally(() => running.delete(id))
  run.ended = outcome.then(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const moment = new Promise<Moment>((resolve) => {
    timer = setTimeout(() => resolve({ ended: false }), patienceMs)
  })
  const first = await Promise.race([outcome, moment])
  clearTimeout(timer)
  return first
}

/** Waits for everything this process has at work; for a server that stops, and for tests. */
export async function importsEnded(): Promise<void> {
  await Promise.all([...running.values()].map(({ ended }) => ended))
}
