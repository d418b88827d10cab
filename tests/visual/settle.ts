import type { Page } from 'playwright'

/** Timers up to this many ms belong to what a story just did (tooltips, announcements); longer ones to what comes later. */
const SOON = 1500

/** How long in ms a story may go on before its picture is taken anyway. */
const PATIENCE = 5000

interface WatchedWindow {
  /** Timers that are going to fire soon. */
  capizTimers?: Set<number>
}

/** Counts the short timers of every page that is opened, before any of its own code runs. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript((soon) => {
    const pending = new Set<number>()
    Object.assign(window, { capizTimers: pending } satisfies WatchedWindow)
    const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
    const started = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
      if (typeof handler !== 'function' || delay > soon) return start(handler, delay, ...rest)
      const timer = start(() => {
        pending.delete(timer)
        handler(...rest)
      }, delay)
      pending.add(timer)
      return timer
    }
    const stopped = (timer?: number) => {
      if (timer !== undefined) pending.delete(timer)
      stop(timer)
    }
    Object.assign(window, { setTimeout: started, clearTimeout: stopped })
  }, SOON)
}

/**
 * Waits until the page has nothing left to do that would change its picture: short timers have fired, fonts and images
 * are there, and the last change is drawn. How busy the machine is then no longer decides what a picture shows.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const frame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          resolve()
        })
      })
    const end = performance.now() + patience
    const isBusy = () => (window as WatchedWindow).capizTimers?.size !== 0
    let quiet = 0
    // One quiet frame may lie between a timer and the one it starts.
    while (quiet < 3 && performance.now() < end) {
      await frame()
      quiet = isBusy() ? 0 : quiet + 1
    }
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await frame()
  }, PATIENCE)
}
