import { sectionLabel, type ConfirmationSubject } from '@capiz/domain/confirmation'
import { joinList } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import type { PublicFacility } from './labels.ts'

/** The sections of an entry with the days on which its provider last confirmed them. */
export type Confirmed = PublicFacility['confirmed']

/**
 * `Confirmed by the facility: opening hours on 20 Nov 2026; care settings on 3 Oct 2026.` Sections of one day stand
 * together, the latest day first; empty when nothing was confirmed.
 */
export function confirmedText(confirmed: Confirmed, subject: ConfirmationSubject): string {
  const days = [...Map.groupBy(confirmed, ({ on }) => on)].toSorted(([a], [b]) => (a < b ? 1 : -1))
  const parts = days.map(([on, sections]) => {
    const names = sections.map(({ section }) => sectionLabel(subject, section).toLowerCase())
    return `${joinList(names)} on ${formatDay(on)}`
  })
  return parts.length === 0 ? '' : `Confirmed by the ${subject}: ${parts.join('; ')}.`
}
