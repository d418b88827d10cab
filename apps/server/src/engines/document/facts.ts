import type { DocumentTypeRule } from '@capiz/domain/checklist'
import { checkDates, settleDates } from '@capiz/domain/document'
import { memoProblems } from '@capiz/domain/memo'
import type { IsoDate } from '@capiz/domain/time'
import type { FieldProblem } from '../../platform/errors/refuse.ts'
import type { DocumentKind } from './entity.ts'

/** The facts entered with a document when it is added (domain model 9.1). */
export interface DocumentFacts {
  docType: string | null
  docRemarks: string | null
  validityDate: IsoDate | null
  effectiveDate: IsoDate | null
  memoType: string | null
  dateOfMemo: IsoDate | null
  dateSent: IsoDate | null
  dateReceived: IsoDate | null
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

/** The facts of a document with its days as they are stored; those of a type nobody knows stay as they are. */
export function storedFacts(rule: DocumentTypeRule | undefined, facts: DocumentFacts): DocumentFacts {
  return rule ? { ...facts, ...settleDates(rule.dateRule, facts) } : facts
}

/** Returns the errors of a document: a type that is not of its page, or dates other than those the type needs. */
export function factProblems(
  kind: DocumentKind,
  rules: readonly DocumentTypeRule[],
  facts: DocumentFacts,
  today: IsoDate,
): FieldProblem[] {
  if (!kind.supersedes) return memoProblems(facts, today)
  const rule = rules.find(({ code }) => code === facts.docType)
  if (!rule) return [{ field: 'docType', message: 'Choose a document type of the list.' }]
  const { effectiveDate, validityDate } = facts
  const check = checkDates(rule.dateRule, { effectiveDate, validityDate }, today)
  return check.ok ? [] : check.problems
}
