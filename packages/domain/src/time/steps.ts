import { addDays } from './iso-date.ts'
import type { IsoDate } from './iso-date.ts'

/**
 * Returns the latest of some steps, in days from a day and in ascending order, that was reached today; undefined before
 * the first. After some days without a run one step is made up for, not several.
 */
export function latestStep<Step extends number>(
  steps: readonly Step[],
  day: IsoDate,
  today: IsoDate,
): Step | undefined {
  return steps.findLast((step) => addDays(day, step) <= today)
}
