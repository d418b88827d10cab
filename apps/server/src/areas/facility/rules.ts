import { rulesOfType } from '@capiz/domain/facility-type'
import type { FieldProblem } from '../../platform/errors/refuse.ts'
import { phicCategories } from '../../engines/reference/fixed-lists.ts'
import type { FacilityForm } from './form.ts'
import type { Terms } from './labels.ts'

type Report = (field: string, message: string) => void

/** The further input of the rules. */
export interface RuleContext {
  terms: Terms
  accredited: boolean
  /** the record before; codes it already had may stay although their items were deleted since */
  before: FacilityForm | undefined
}

/**
 * The rules of a facility that depend on more than one field (domain model 6.1 and 4.5): which fields its type asks
 * for, and what must be there once it is accredited. All problems at once.
 */
export function facilityProblems(form: FacilityForm, context: RuleContext): FieldProblem[] {
  const problems: FieldProblem[] = []
  const report: Report = (field, message) => problems.push({ field, message })
  checkTerms(form, context, report)
  checkByType(form, report)
  checkContact(form, report)
  checkDates(form, report)
  checkAddresses(form, report)
  if (context.accredited) problems.push(...accreditedProblems(form))
  return problems
}

function checkTerms(form: FacilityForm, { terms, before }: RuleContext, report: Report): void {
  const type = terms.find('hf-type', form.typeCode)
  if (!type || (type.deleted && before?.typeCode !== form.typeCode)) {
    report('typeCode', 'Choose a facility type of the list.')
  }
  const category = terms.find('hf-category', form.categoryCode)
  const stored = before?.categoryCode === form.categoryCode && before.typeCode === form.typeCode
  if (!category || (category.deleted && !stored)) report('categoryCode', 'Choose a category of the list.')
  else if (category.groupBy !== form.typeCode)
    report('categoryCode', 'Choose a category of this facility type.')
  const { phicCategoryCode: phic } = form
  if (phic !== null && !phicCategories.some(({ code, groupBy }) => code === phic && groupBy === 'FACILITY')) {
    report('phicCategoryCode', 'Choose a PhilHealth category of the list.')
  }
}

function checkByType(form: FacilityForm, report: Report): void {
  const { hasBeds, needsBeds, hasDirector, hasLicence, hasPhilhealth } = rulesOfType(form.typeCode)
  if (hasBeds && form.bedCapacity === null) report('bedCapacity', 'Enter the number of beds.')
  if (needsBeds && form.bedCapacity === 0) {
    report('bedCapacity', 'A hospital or infirmary has at least one bed.')
  }
  if (form.serviceTypes.includes('INPATIENT') && !hasBeds) {
    report('serviceTypes', 'Inpatient care is for hospitals, infirmaries and birthing homes only.')
  }
  if (hasLicence) {
    if (form.dohLtoNo === null) report('dohLtoNo', 'Enter the number of the DOH licence to operate.')
    if (form.dohLtoValidity === null) report('dohLtoValidity', 'Enter the last day of the DOH licence.')
  }
  if (hasPhilhealth) {
    if (form.phicAccreditationNo === null) {
      report('phicAccreditationNo', 'Enter the PhilHealth accreditation number.')
    }
    if (form.phicValidity === null)
      report('phicValidity', 'Enter the last day of the PhilHealth accreditation.')
  }
  if (hasDirector && !form.medicalDirector) {
    report('medicalDirector', 'Enter the medical director.')
  }
}

function checkContact(form: FacilityForm, report: Report): void {
  if (form.telephone.length === 0 && form.mobile === null) {
    report('telephone', 'Enter a telephone or a mobile number.')
  }
  if (form.blocked && !form.blockedReason) report('blockedReason', 'Say why the facility is blocked.')
  if (!form.blocked && form.blockedReason) report('blockedReason', 'Only a blocked facility has a reason.')
}

function checkDates(
  { contractEffectiveDate: from, contractValidityDate: to }: FacilityForm,
  report: Report,
): void {
  if (from && !to) report('contractValidityDate', 'Enter the last day of the contract.')
  if (to && !from) report('contractEffectiveDate', 'Enter the first day of the contract.')
  if (from && to && to <= from) {
    report('contractValidityDate', 'The last day of the contract comes after its first day.')
  }
}

function checkAddresses(form: FacilityForm, report: Report): void {
  const mains = form.addresses.filter((address) => address.addressType === 'MAIN')
  if (mains.length > 1) report('addresses', 'Only one address can be the main one.')
}

/** Returns the fields an accredited facility lacks beyond its documents (domain model 6.1, "at ACCREDITED"). */
export function accreditedProblems(form: FacilityForm): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (!form.hfCode)
    problems.push({ field: 'hfCode', message: 'Enter the provider code of the claims system.' })
  if (!form.payee) problems.push({ field: 'payee', message: 'Enter the payee of the payments.' })
  return problems
}
