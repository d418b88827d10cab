import type { IsoDate } from '@capiz/domain/time'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'

/** The turn of the day in Manila, as this process sees it. */
export interface DayWatch {
  /** Does what the turn of the day asks for at the first look of each day; later looks cost a comparison. */
  look: () => Promise<void>
}

/** Milliseconds until a turn that failed is tried again: calls must not wait for it one after the other. */
const retryAfterMs = 5000

/**
 * Watches for the turn of the day. Looks during the turn wait for it, so that no call is answered by yesterday's state;
 * a turn that fails is logged and holds up nobody.
 */
export function dayWatch(
  { clock, log }: { clock: Clock; log: Logger },
  turn: () => Promise<unknown>,
): DayWatch {
  let seen: IsoDate | undefined
  let turning: Promise<void> | undefined
  let retryAt = 0

  async function run(day: IsoDate): Promise<void> {
    try {
      await turn()
      seen = day
    } catch (error) {
      retryAt = clock.now().getTime() + retryAfterMs
      log.error({ day, err: error }, 'the turn of the day failed')
    } finally {
      turning = undefined
    }
  }

  return {
    look: async () => {
      const day = clock.today()
      if (day === seen) return
      if (!turning && clock.now().getTime() < retryAt) return
      await (turning ??= run(day))
    },
  }
}
