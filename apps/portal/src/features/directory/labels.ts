import type { OutputOf } from '@capiz/api/contract/define'
import type { directory } from '@capiz/api/contract/directory'
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

/** Type and category in one line; a category that only repeats the type is left out. */
export function kindLabel({ type, category }: Pick<PublicFacility, 'type' | 'category'>): string {
  const isSame = category.description === type.description
  return isSame ? type.description : `${type.description}, ${category.description}`
}

/** The address a telephone dials, without brackets and spaces: `tel:0255550038`. */
export function telephoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`
}
