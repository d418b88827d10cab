import type { OutputOf } from '@capiz/api/contract/define'
import type { requirementRule } from '@capiz/api/contract/maintenance'
import type { PageType } from '@capiz/domain/reference'

/** A requirement rule as the wire brings it. */
export type RuleRow = OutputOf<typeof requirementRule.list>['content'][number]

/** The form values of a rule; an empty code sets no condition. */
export interface RuleValues {
  id?: number
  version?: number
  pageType: string
  documentTypeCode: string
  facilityTypeCode: string
  categoryCode: string
  specializationCode: string
  /** `yes` or `no` */
  required: string
  /** source a required document is verified against; empty for none */
  sourceCode: string
  effectiveDate: string
  remarks: string
}

/** Returns the initial values of the form: a saved rule, or a new one from today on. */
export function valuesOf(record: RuleRow | undefined, today: string): RuleValues {
  return {
    ...(record && { id: record.id, version: record.version }),
    pageType: record?.pageType ?? '',
    documentTypeCode: record?.documentTypeCode ?? '',
    facilityTypeCode: record?.facilityTypeCode ?? '',
    categoryCode: record?.categoryCode ?? '',
    specializationCode: record?.specializationCode ?? '',
    required: record?.required === false ? 'no' : 'yes',
    sourceCode: record?.sourceCode ?? '',
    effectiveDate: record?.effectiveDate ?? today,
    remarks: record?.remarks ?? '',
  }
}

/** Whether a page is one of facilities, which have types and categories, not specializations. */
export const isFacilityPage = (pageType: string): boolean => pageType.startsWith('HF_')

/** The body of the save; what does not fit the page is left out. */
export function sent(values: RuleValues, deleted = false) {
  const isFacility = isFacilityPage(values.pageType)
  const { facilityTypeCode, categoryCode, specializationCode, required, sourceCode, ...rest } = values
  return {
    ...rest,
    pageType: values.pageType as PageType,
    facilityTypeCode: isFacility ? facilityTypeCode : null,
    categoryCode: isFacility ? categoryCode : null,
    specializationCode: isFacility ? null : specializationCode,
    required: required === 'yes',
    sourceCode: required === 'yes' ? sourceCode : null,
    effectiveDate: values.effectiveDate,
    deleted,
  }
}
