import { endOfYear, formatDay } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'

/** How a document's last day follows from its dates (domain model 4.5). */
export const dateRules = ['validity', 'issuedOn', 'endOfYear', 'effectiveAndValidity', 'none'] as const
export type DateRule = (typeof dateRules)[number]

/** The two days of a document: the one it was issued on or begins with, and the last one it is valid on. */
export type DocumentDates = { effectiveDate: IsoDate | null; validityDate: IsoDate | null }

/** Problem of one of the days of a document. */
export type DateProblem = { field: keyof DocumentDates; message: string }

/** Answer to {@link checkDates}. */
export type DateCheck = { ok: true; dates: DocumentDates } | { ok: false; problems: DateProblem[] }

const none: DocumentDates = { effectiveDate: null, validityDate: null }

/** Whether the day a person enters for such a document is the day of issue; its last day follows or there is none. */
export function isIssueDated(rule: DateRule | undefined): boolean {
  return rule === 'issuedOn' || rule === 'endOfYear'
}

/** The date rule the label of a date says: a day of issue, a last day, or none without a label. */
export function dateRuleOfLabel(label: string | null | undefined): DateRule {
  if (!label) return 'none'
  return /issued/iu.test(label) ? 'issuedOn' : 'validity'
}

/** The days of a document of which one day is entered: the day of issue, or the last day. */
export function datesOfEntry(rule: DateRule | undefined, day: IsoDate | null): DocumentDates {
  return isIssueDated(rule) ? { ...none, effectiveDate: day } : { ...none, validityDate: day }
}

/** Whether documents of such a type have a last day; the others are valid without an end. */
export function hasLastDay(rule: DateRule): boolean {
  return rule !== 'issuedOn' && rule !== 'none'
}

/** The last day of a document; null for one without an end. What ends with its year ends on the last day of that year. */
export function lastDayOf(
  rule: DateRule,
  { effectiveDate, validityDate }: Partial<DocumentDates>,
): IsoDate | null {
  if (!hasLastDay(rule)) return null
  if (validityDate) return validityDate
  return rule === 'endOfYear' && effectiveDate ? endOfYear(effectiveDate) : null
}

/**
 * The days of a document as they are stored. A day that was sent as the last day of a document that has one is kept as it
 * is; what ends with its year gets that day when only the day of issue was sent.
 */
export function settleDates(rule: DateRule, sent: DocumentDates): DocumentDates {
  const { effectiveDate, validityDate } = sent
  switch (rule) {
    case 'none':
      return { effectiveDate, validityDate: null }
    case 'issuedOn':
      // The parallel lists of a check-in carry the one day of such a document among the last days.
      return { effectiveDate: effectiveDate ?? validityDate, validityDate: null }
    case 'endOfYear':
      return { effectiveDate, validityDate: validityDate ?? lastDayOf(rule, sent) }
    default:
      return sent
  }
}

/**
 * Checks the days sent with a new document and answers those to store. No day is changed: a last day that cannot be true
 * is refused at its own field, and so is a day of issue after today.
 */
export function checkDates(rule: DateRule, sent: DocumentDates, today: IsoDate): DateCheck {
  const problems = problemsOf(rule, sent, today)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, dates: settleDates(rule, sent) }
}

function problemsOf(rule: DateRule, sent: DocumentDates, today: IsoDate): DateProblem[] {
  switch (rule) {
    case 'none':
      return []
    case 'issuedOn':
      return sent.effectiveDate === null
        ? issuedLater('validityDate', sent.validityDate, today)
        : issuedLater('effectiveDate', sent.effectiveDate, today)
    case 'endOfYear':
      return withYear(sent, today)
    default:
      return lasting(rule, sent, today)
  }
}

function issuedLater(field: DateProblem['field'], issued: IsoDate | null, today: IsoDate): DateProblem[] {
  if (issued === null || issued <= today) return []
  return [{ field, message: 'The day of issue is today or earlier.' }]
}

function expired(field: DateProblem['field'], until: IsoDate | null, today: IsoDate): DateProblem[] {
  if (until === null || until >= today) return []
  return [{ field, message: `The document expired on ${formatDay(until)}. Add one that is still valid.` }]
}

function withYear({ effectiveDate, validityDate }: DocumentDates, today: IsoDate): DateProblem[] {
  if (validityDate === null) {
    if (effectiveDate === null) {
      return [{ field: 'effectiveDate', message: 'Enter when the document was issued.' }]
    }
    return [
      ...issuedLater('effectiveDate', effectiveDate, today),
      ...expired('effectiveDate', endOfYear(effectiveDate), today),
    ]
  }
  const issued = issuedLater('effectiveDate', effectiveDate, today)
  // Without the day of issue the last day tells the year; nothing was issued in a year that has not begun.
  const latest = endOfYear(effectiveDate ?? today)
  const isTrue =
    validityDate === endOfYear(validityDate) &&
    (effectiveDate === null ? validityDate <= latest : validityDate === latest)
  if (isTrue) return [...issued, ...expired('validityDate', validityDate, today)]
  const message = `The document ends with the year it is issued in, on ${formatDay(latest)}.`
  return [...issued, { field: 'validityDate', message }]
}

function lasting(
  rule: DateRule,
  { effectiveDate, validityDate }: DocumentDates,
  today: IsoDate,
): DateProblem[] {
  const problems: DateProblem[] = []
  if (validityDate === null)
    problems.push({ field: 'validityDate', message: 'Enter the last day of the document.' })
  if (rule === 'effectiveAndValidity' && effectiveDate === null) {
    problems.push({ field: 'effectiveDate', message: 'Enter the first day of the contract.' })
  }
  problems.push(...expired('validityDate', validityDate, today))
  if (effectiveDate !== null && validityDate !== null && validityDate <= effectiveDate) {
    problems.push({ field: 'validityDate', message: 'The last day comes after the first day.' })
  }
  return problems
}
