import type { OutputOf } from '@capiz/api/contract/define'
import type { directory } from '@capiz/api/contract/directory'
import { sectionLabel, type ConfirmationSubject } from '@capiz/domain/confirmation'
import { joinList } from '@capiz/domain/text'
import { type IsoDate, formatDay } from '@capiz/domain/time'

/** A facility as the public sees it. */
export type PublicFacility = OutputOf<typeof directory.get>

const careSettings: Readonly<Record<string, string>> = {
  OUTPATIENT: 'Outpatient',
  OP_OR: 'Outpatient operating room',
  INPATIENT: 'Inpatient',
  OTHER: 'Other',
}

/** Care settings in words; one this version does not know stays as it is. */
export function careLabel(codes: readonly string[]): string {
  return codes.map((code) => careSettings[code] ?? code).join(', ')
}

/** `Accredited until 31 Mar 2027`, or `Accredited` when no end is known. */
export function accreditedUntilText(accreditedUntil: IsoDate | null): string {
  return accreditedUntil === null ? 'Accredited' : `Accredited until ${formatDay(accreditedUntil)}`
}

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

/** Type and category in one line; a category that only repeats the type is left out. */
export function kindLabel({ type, category }: Pick<PublicFacility, 'type' | 'category'>): string {
  const isSame = category.description === type.description
  return isSame ? type.description : `${type.description}, ${category.description}`
}

/** The address a telephone dials, without brackets and spaces: `tel:0255550038`. */
export function telephoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`
}
