import { addDays, latestStep } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'

/** Days from the last day of a credential on which its owner is reminded: negative before it runs out, positive after. */
export const reminderSteps = [-60, -30, -7, -1, 1, 14, 28, 42] as const

/** One rung of the reminder ladder, in days from the last day of the credential. */
export type ReminderStep = (typeof reminderSteps)[number]

/** A missed step is made up for until the next one; the last one for as long as the one before it. */
const lastFor = 14

/** Last days a credential may have for any step to be due today: those outside need not be looked at. */
export function reminderRange(today: IsoDate): { from: IsoDate; to: IsoDate } {
  return { from: addDays(today, 1 - 42 - lastFor), to: addDays(today, 60) }
}

/**
 * Returns the step a credential is on today: the latest one that was reached, so that after some days without a run one
 * reminder goes out and not several. Undefined before the first and long after the last, and as long as the credential
 * was only known (`since`) after the step's day: no reminder is sent for a document just handed in.
 */
export function reminderStep(lastDay: IsoDate, today: IsoDate, since: IsoDate): ReminderStep | undefined {
  const reached = latestStep(reminderSteps, lastDay, today)
  if (reached === undefined || addDays(lastDay, reached) < since) return undefined
  return today < addDays(lastDay, 42 + lastFor) ? reached : undefined
}
