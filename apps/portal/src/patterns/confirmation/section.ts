import type { confirmation } from '@capiz/api/contract/confirmation'
import type { OutputOf } from '@capiz/api/contract/define'
import type { ConfirmationSection } from '@capiz/domain/confirmation'
import { formatDay } from '@capiz/domain/time'

/** A section of a record with what it holds and how fresh it is. */
export type SectionView = OutputOf<typeof confirmation.sections>[number]

/** The facts of a section that its line of text depends on. */
type Freshness = Pick<
  SectionView,
  'state' | 'confirmedOn' | 'dueOn' | 'isChanged' | 'reopenedOn' | 'reopenedBy' | 'channel' | 'spokenTo'
>

/** When a section was confirmed, and by telephone with whom. */
function confirmedText({ confirmedOn, channel, spokenTo }: Freshness): string {
  if (confirmedOn === null) return 'Not confirmed yet'
  const by = channel === 'CALL' && spokenTo !== null ? ` by telephone with ${spokenTo}` : ''
  return `Confirmed on ${formatDay(confirmedOn)}${by}`
}

/** When a section was confirmed and when it is due again, or what opened it since. */
export function freshnessText(section: Freshness): string {
  const { state, dueOn, isChanged, reopenedOn, reopenedBy } = section
  const confirmed = confirmedText(section)
  if (reopenedOn !== null) {
    const by = reopenedBy === 'LINK' ? 'The provider' : 'A visitor'
    return `${confirmed}. ${by} reported an error on ${formatDay(reopenedOn)}.`
  }
  if (isChanged) return `${confirmed}, changed since.`
  if (dueOn === null) return `${confirmed}.`
  return state === 'OVERDUE'
    ? `${confirmed}. It was due on ${formatDay(dueOn)}.`
    : `${confirmed}. Due on ${formatDay(dueOn)}.`
}

const editPlaces: Readonly<Record<'facility' | 'physician', Record<ConfirmationSection, string>>> = {
  facility: {
    PLACES: 'edit#addresses',
    HOURS: 'edit#hours',
    SPECIALTIES: 'edit#identity',
    CONTACTS: 'edit#contacts',
    PAYEE: 'edit#payment',
  },
  physician: {
    PLACES: 'affiliations',
    HOURS: 'clinic-hours',
    SPECIALTIES: 'edit#specialties',
    CONTACTS: 'edit#contact',
    PAYEE: 'edit#payment',
  },
}

/** Address below the record at which a section is changed. */
export const editPlace = (kind: 'facility' | 'physician', section: ConfirmationSection): string =>
  editPlaces[kind][section]
