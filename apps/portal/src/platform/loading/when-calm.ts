import { onClientEvent } from '../calls/api.ts'

/** Milliseconds without a call under way after which the page counts as calm. */
const quiet = 300
/** Milliseconds after which a task is no longer held back: a call that hangs must not keep tools away. */
const longest = 6_000

const waiting: (() => void)[] = []
let running = 0
let timer: ReturnType<typeof setTimeout> | undefined
let deadline: ReturnType<typeof setTimeout> | undefined

/** Runs what waits one by one, each in idle time of its own, so that no task becomes long. */
function runNext(): void {
  clearTimeout(timer)
  clearTimeout(deadline)
  timer = deadline = undefined
  const run = () => {
    waiting.shift()?.()
    schedule()
  }
  // Safari has no idle callbacks; the type says otherwise
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: quiet })
  else setTimeout(run)
}

function schedule(): void {
  clearTimeout(timer)
  if (waiting.length === 0) return
  deadline ??= setTimeout(runNext, longest)
  if (running === 0) timer = setTimeout(runNext, quiet)
}

onClientEvent((event) => {
  if (event.type !== 'activity') return
  running = event.running
  schedule()
})

/**
 * Resolves once the screen stands: no call has been under way for a moment, and the browser is idle. For what a visitor
 * does not see or use at first.
 */
export function whenCalm(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    schedule()
  })
}
