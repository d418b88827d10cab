import type { DocumentTypeRule } from '@capiz/domain/checklist'
import { endOfYear, formatDay, type IsoDate } from '@capiz/domain/time'
import type { FieldProblem } from '../http/refuse.ts'
import type { DocumentKind } from './entity.ts'

/** What is said about documents when they are added (domain model 9.1). */
export interface DocumentFacts {
  docType: string | null
  docRemarks: string | null
  validityDate: string | null
  effectiveDate: string | null
  memoType: string | null
  dateOfMemo: string | null
  dateSent: string | null
  dateReceived: string | null
}

/** Facts of a document about which only some are known. */
export function plainFacts(facts: Partial<DocumentFacts>): DocumentFacts {
  const nothing = {
    docType: null,
    docRemarks: null,
    validityDate: null,
    effectiveDate: null,
    memoType: null,
    dateOfMemo: null,
    dateSent: null,
    dateReceived: null,
  }
  return { ...nothing, ...facts }
}

/**
 * Puts the dates of a document where its type wants them (domain model 4.5), whichever of the two fields they came in:
 * a paper that only says when it was issued has no last day; one that ends with its year is stored with that day, so
 * that lists and reports find it.
 */
export function settleDates(rule: DocumentTypeRule | undefined, facts: DocumentFacts): DocumentFacts {
  const { effectiveDate, validityDate } = facts
  switch (rule?.dateRule) {
    case 'issuedOn':
      return { ...facts, effectiveDate: effectiveDate ?? validityDate, validityDate: null }
    case 'none':
      return { ...facts, validityDate: null }
    case 'endOfYear': {
      const issued = effectiveDate ?? validityDate
      return { ...facts, effectiveDate: issued, validityDate: issued && endOfYear(issued as IsoDate) }
    }
    default:
      return facts
  }
}

function memoProblems(facts: DocumentFacts): FieldProblem[] {
  const { memoType, dateOfMemo, dateSent, dateReceived } = facts
  const problems: FieldProblem[] = []
  const say = (field: string, message: string) => problems.push({ field, message })
  if (!memoType) say('memoType', 'Choose the kind of memo.')
  if (!dateOfMemo) say('dateOfMemo', 'Enter the date of the memo.')
  if (dateSent && dateOfMemo && dateSent < dateOfMemo) say('dateSent', 'A memo is sent on its date or later.')
  if (dateReceived && !dateSent) say('dateSent', 'Enter when the memo was sent.')
  if (dateReceived && dateSent && dateReceived < dateSent) {
    say('dateReceived', 'A memo is received when it was sent or later.')
  }
  return problems
}

function dateProblems(rule: DocumentTypeRule, facts: DocumentFacts, today: IsoDate): FieldProblem[] {
  const { effectiveDate, validityDate } = settleDates(rule, facts)
  const problems: FieldProblem[] = []
  const say = (field: string, message: string) => problems.push({ field, message })
  const { dateRule } = rule
  const dated = dateRule === 'validity' || dateRule === 'effectiveAndValidity'
  if (dated && !validityDate) say('validityDate', 'Enter the last day of the document.')
  if (dateRule === 'endOfYear' && !effectiveDate) say('effectiveDate', 'Enter when the document was issued.')
  if (dateRule === 'effectiveAndValidity' && !effectiveDate) {
    say('effectiveDate', 'Enter the first day of the contract.')
  }
  if (validityDate && validityDate < today) {
    const day = formatDay(validityDate as IsoDate)
    say('validityDate', `The document expired on ${day}. Add one that is still valid.`)
  }
  if (effectiveDate && validityDate && validityDate <= effectiveDate) {
    say('validityDate', 'The last day comes after the first day.')
  }
  return problems
}

/** What is wrong with a document: its type is none of its page, or its dates are not those the type asks for. */
export function factProblems(
  kind: DocumentKind,
  rules: readonly DocumentTypeRule[],
  facts: DocumentFacts,
  today: IsoDate,
): FieldProblem[] {
  if (!kind.supersedes) return memoProblems(facts)
  const rule = rules.find(({ code }) => code === facts.docType)
  if (!rule) return [{ field: 'docType', message: 'Choose a document type of the list.' }]
  return dateProblems(rule, facts, today)
}
