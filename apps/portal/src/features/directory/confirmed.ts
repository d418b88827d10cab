import { sectionLabel, type ConfirmationSubject } from '@capiz/domain/confirmation'
import { joinList } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import type { PublicFacility } from './labels.ts'

/** The sections of an entry with their freshness. */
export type Confirmed = PublicFacility['confirmed']

const states = ['REPORTED', 'UNCONFIRMED', 'CONFIRMED'] as const

/** `opening hours on 20 Nov 2026; care settings on 3 Oct 2026`: sections of one day together, the latest day first. */
function daysText(sections: Confirmed, subject: ConfirmationSubject, before: 'on' | 'since'): string {
  const days = [...Map.groupBy(sections, ({ on }) => on)].toSorted(([a], [b]) => (a < b ? 1 : -1))
  return days
    .map(([on, own]) => {
      const names = own.map(({ section }) => sectionLabel(subject, section).toLowerCase())
      return `${joinList(names)} ${before} ${formatDay(on)}`
    })
    .join('; ')
}

/** Names the sections that were reported as wrong, those not confirmed, and those confirmed, with their days; else empty. */
export function confirmedText(confirmed: Confirmed, subject: ConfirmationSubject): string {
  const text = {
    REPORTED: (own: Confirmed) => `Reported as wrong: ${daysText(own, subject, 'on')}.`,
    UNCONFIRMED: (own: Confirmed) => `Not confirmed by the ${subject}: ${daysText(own, subject, 'since')}.`,
    CONFIRMED: (own: Confirmed) => `Confirmed by the ${subject}: ${daysText(own, subject, 'on')}.`,
  }
  return states
    .flatMap((state) => {
      const own = confirmed.filter((one) => one.state === state)
      return own.length === 0 ? [] : [text[state](own)]
    })
    .join(' ')
}
