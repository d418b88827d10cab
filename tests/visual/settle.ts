import type { Page } from 'playwright'

/** Longest delay in ms of a timer that belongs to what a story just did (tooltips, announcements). */
const SOON = 1500

/** Time in ms after which the picture of a story that still moves is taken. */
const PATIENCE = 5000

interface WatchedWindow {
  /** Pending timers with a short delay. */
  capizTimers?: Set<number>
}

/** Tracks the short timers of every page that is opened, before its own code runs. */
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
 * Waits until nothing is pending that would change the picture: short timers have fired, fonts and images are loaded, and the
 * last change is drawn. The load of the machine then does not change the picture.
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
