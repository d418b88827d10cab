import type { PageType } from '../reference/index.ts'
import type { IsoDate } from '../time/index.ts'
import type { ChecklistSubject } from './checklist.ts'
import type { Requirement } from './document-types.ts'

/**
 * A rule an administrator added: from a day on, a paper is required of some providers, or no longer. What it leaves
 * open (null) it does not look at.
 */
export type RequirementRule = {
  id: number
  pageType: PageType
  documentTypeCode: string
  /** facilities of this type only */
  facilityTypeCode: string | null
  /** facilities of this category only */
  categoryCode: string | null
  /** practitioners with this specialization only */
  specializationCode: string | null
  required: boolean
  effectiveDate: IsoDate
}

/** Whether a rule is about a provider, whatever the day. */
export function concerns(rule: RequirementRule, subject: ChecklistSubject): boolean {
  const { facilityTypeCode, categoryCode, specializationCode } = rule
  if (subject.kind === 'facility') {
    return (
      specializationCode === null &&
      (facilityTypeCode === null || facilityTypeCode === subject.typeCode) &&
      (categoryCode === null || categoryCode === subject.categoryCode)
    )
  }
  return (
    facilityTypeCode === null &&
    categoryCode === null &&
    (specializationCode === null || subject.specializationCodes?.includes(specializationCode) === true)
  )
}

/** How narrow a rule is: the narrower one decides between rules of the same day. */
function narrowness({ facilityTypeCode, categoryCode, specializationCode }: RequirementRule): number {
  return [facilityTypeCode, categoryCode, specializationCode].filter((one) => one !== null).length
}

/** The rule in force for a provider on a day: the newest, then the narrowest, then the one added last. */
export function ruleInForce(
  rules: readonly RequirementRule[],
  subject: ChecklistSubject,
  day: IsoDate,
): RequirementRule | undefined {
  return rules
    .filter((rule) => rule.effectiveDate <= day && concerns(rule, subject))
    .toSorted((a, b) => {
      if (a.effectiveDate !== b.effectiveDate) return a.effectiveDate < b.effectiveDate ? 1 : -1
      return narrowness(b) - narrowness(a) || b.id - a.id
    })[0]
}

/** A paper as far as it is required: what the product knows of it, and the rules added since. */
export type Required = { requirement: Requirement; rules?: readonly RequirementRule[] | undefined }
