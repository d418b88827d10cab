import type { IsoDate } from '@capiz/domain/time'
import { formatDay, relativeDays } from '@capiz/domain/time'

/** Returns the effect of a first day as text, shown before saving. */
export function effectText(
  day: IsoDate,
  today: IsoDate,
  inForceSince: IsoDate | undefined,
): { readonly text: string; readonly isBackDated: boolean } {
  if (day < today) {
    const since = inForceSince && inForceSince > day ? inForceSince : day
    return {
      isBackDated: true,
      text: `This would change prices already in force since ${formatDay(since)}. Bills of those days may have to be settled again.`,
    }
  }
  const until = inForceSince ? ' The present ones hold until the day before.' : ''
  return {
    isBackDated: false,
    text: `The new prices hold from ${formatDay(day)}, ${relativeDays(day, today)}.${until}`,
  }
}
