import type { IsoDate } from '../time/index.ts'
import type { ChecklistSubject, RequirementRule } from './types.ts'

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

/** The rules that have begun by a day in the order they are asked: the newest, then the narrowest, then the one added last. */
export function rulesInOrder(rules: readonly RequirementRule[], day: IsoDate): RequirementRule[] {
  return rules
    .filter((rule) => rule.effectiveDate <= day)
    .toSorted((a, b) => {
      if (a.effectiveDate !== b.effectiveDate) return a.effectiveDate < b.effectiveDate ? 1 : -1
      return narrowness(b) - narrowness(a) || b.id - a.id
    })
}

/** The rule in force for a provider on a day: the first in order that is about it. */
export function ruleInForce(
  rules: readonly RequirementRule[],
  subject: ChecklistSubject,
  day: IsoDate,
): RequirementRule | undefined {
  return rulesInOrder(rules, day).find((rule) => concerns(rule, subject))
}
