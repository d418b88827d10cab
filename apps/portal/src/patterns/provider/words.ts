import { type IsoDate, formatDay, manilaDay } from '@capiz/domain/time'

/** Day of a time stamp in Manila. */
export function dayOf(instant: string): IsoDate {
  return manilaDay(new Date(instant))
}

/** Time of day of a time stamp in Manila: `14:05`. */
export function timeOf(instant: string): string {
  return new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(11, 16)
}

/** A day that may be missing, for reading; null shows as the list's missing word. */
export function dayWords(day: string | null | undefined): string | null {
  return day === null || day === undefined ? null : formatDay(day as IsoDate)
}

/** Who owns a facility. */
export const ownershipLabels: Readonly<Record<string, string>> = {
  GOVERNMENT: 'Government',
  PRIVATE: 'Private',
}

/** How a provider is paid. */
export const paymentLabels: Readonly<Record<string, string>> = {
  CHECK: 'Check',
  BANK_CREDIT: 'Bank credit',
  CASH_ADVANCE: 'Cash advance',
}

/** What an address is for. */
export const addressLabels: Readonly<Record<string, string>> = {
  MAIN: 'Main address',
  BILLING: 'Billing address',
  CLINIC: 'Clinic',
}

/** Kinds of activity. */
export const activityLabels: Readonly<Record<string, string>> = {
  CALL: 'Call',
  EMAIL: 'E-mail',
  VISIT: 'Visit',
  MEETING: 'Meeting',
  KAMUSTAHAN: 'Check-in',
  NOTE: 'Note',
}

/** Names of fields where the wire's own name does not read as words. */
const fieldNames: Readonly<Record<string, string>> = {
  tin: 'TIN',
  hfCode: 'provider code',
  typeCode: 'type',
  categoryCode: 'category',
  dohLtoNo: 'DOH licence number',
  dohLtoValidity: 'DOH licence validity',
  phicAccreditationNo: 'PhilHealth number',
  phicValidity: 'PhilHealth validity',
  phicCategoryCode: 'PhilHealth category',
  emailAddress: 'e-mail address',
  accreditationStatusCode: 'status',
  apeProvider: 'annual physical examination',
  notDuplicateOf: 'not a duplicate of',
  vatRegistered: 'VAT registration',
}

/** A field in words: `contractValidityDate` is read as "contract validity date". */
export function fieldWords(field: string): string {
  const known = fieldNames[field]
  return (
    known ??
    field
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[._[\]]+/g, ' ')
      .toLowerCase()
      .trim()
  )
}
