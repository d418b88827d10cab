import { formatPercentChange, formatPeso, toCentavos } from '../money/index.ts'
import { plural } from '../text/index.ts'
import { addDays, daysBetween, formatDay, type IsoDate } from '../time/index.ts'
import type { ApprovalReason, TouchedDays } from './approval-limit.ts'
import type { PriceStep } from './price-steps.ts'

const fixed = {
  SEALED: 'These prices were approved through a request.',
  BACKDATED: 'The first day lies in the past.',
  EARLIER: 'The first day moves to an earlier one.',
  WITHDRAWN: 'Prices are withdrawn.',
  RETROACTIVE: 'Days gone by are priced anew.',
} as const

const more = (count: number): string =>
  count > 1 ? ` and ${plural(count - 1, 'more line', 'more lines')}` : ''

/** Returns a difference in percent as it is read, one without a price to compare with in words. */
function percentText(percent: number | null): string {
  return percent === null || !Number.isFinite(percent)
    ? 'no price to compare with'
    : formatPercentChange(percent)
}

/** Returns why a second person is needed, in a sentence; `nameOf` names a line. */
export function approvalReasonText(reason: ApprovalReason, nameOf: (step: PriceStep) => string): string {
  switch (reason.code) {
    case 'PERCENT':
      return `${nameOf(reason.step)} ${percentText(reason.step.percent)}${more(reason.count)}; the limit is ${reason.limit}%.`
    case 'PESOS':
      return `${nameOf(reason.step)} by ${formatPeso(toCentavos(reason.step.pesos ?? 0))}${more(reason.count)}; the limit is ${formatPeso(toCentavos(reason.limit))}.`
    case 'DROPPED':
      return `${reason.dropped} of ${plural(reason.of, 'line ends', 'lines end')}.`
    case 'NOTICE':
      return `${plural(Math.max(reason.days, 0), 'day', 'days')} of notice; the limit is ${reason.limit}.`
    default:
      return fixed[reason.code]
  }
}

/** Returns the days whose prices change, and how many of them have gone by, in a sentence. */
export function touchedDaysText({ from, until }: TouchedDays, today: IsoDate): string {
  const days =
    until === null ? `from ${formatDay(from)} on` : `from ${formatDay(from)} to ${formatDay(until)}`
  if (from >= today) return `Prices change ${days}.`
  const end = until !== null && until < today ? addDays(until, 1) : today
  return `Prices change ${days}; ${plural(daysBetween(from, end), 'day of it has', 'days of it have')} gone by.`
}
