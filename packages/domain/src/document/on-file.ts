import type { IsoDate } from '../time/index.ts'
import { isIssueDated, type DateRule, type DocumentDates } from './dates.ts'

/** When a document came to the record and left it; days that are not given are taken to be always and never. */
export type FilePeriod = {
  addedOn?: IsoDate | undefined
  /** the day a newer document of its type took its place */
  replacedOn?: IsoDate | null | undefined
  removedOn?: IsoDate | null | undefined
}

/**
 * Whether a document was on file on a day, as it was known then: added by that day, and neither replaced nor removed. One
 * that has a day of issue counts from that day at the earliest.
 */
export function isOnFile(
  rule: DateRule,
  document: Partial<DocumentDates> & FilePeriod,
  day: IsoDate,
): boolean {
  const { addedOn, replacedOn, removedOn, effectiveDate } = document
  if (addedOn !== undefined && addedOn > day) return false
  if (isIssueDated(rule) && effectiveDate && effectiveDate > day) return false
  return [replacedOn, removedOn].every((end) => !end || end > day)
}

/** Type of a document that is none of the list; its remarks say what it is. */
export const outsideTheList = 'OTHERS'

/** Label of a document outside the list. */
export const outsideTheListLabel = 'Another document'
