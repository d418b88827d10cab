import { rulesOfType } from '@capiz/domain/facility-type'
import type { FieldProblem } from '../http/refuse.ts'
import { phicCategories } from '../reference/fixed-lists.ts'
import type { FacilityForm } from './form.ts'
import type { Terms } from './labels.ts'

type Say = (field: string, message: string) => void

/** What else the rules look at. */
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
  const say: Say = (field, message) => problems.push({ field, message })
  checkTerms(form, context, say)
  checkByType(form, say)
  checkContact(form, say)
  checkDates(form, say)
  checkAddresses(form, say)
  if (context.accredited) problems.push(...accreditedProblems(form))
  return problems
}

function checkTerms(form: FacilityForm, { terms, before }: RuleContext, say: Say): void {
  const type = terms.find('hf-type', form.typeCode)
  if (!type || (type.deleted && before?.typeCode !== form.typeCode)) {
    say('typeCode', 'Choose a facility type of the list.')
  }
  const category = terms.find('hf-category', form.categoryCode)
  const kept = before?.categoryCode === form.categoryCode && before.typeCode === form.typeCode
  if (!category || (category.deleted && !kept)) say('categoryCode', 'Choose a category of the list.')
  else if (category.groupBy !== form.typeCode) say('categoryCode', 'Choose a category of this facility type.')
  const { phicCategoryCode: phic } = form
  if (phic !== null && !phicCategories.some(({ code, groupBy }) => code === phic && groupBy === 'FACILITY')) {
    say('phicCategoryCode', 'Choose a PhilHealth category of the list.')
  }
}

function checkByType(form: FacilityForm, say: Say): void {
  const { hasBeds, needsBeds, hasDirector, hasLicence, hasPhilhealth } = rulesOfType(form.typeCode)
  if (hasBeds && form.bedCapacity === null) say('bedCapacity', 'Enter the number of beds.')
  if (needsBeds && form.bedCapacity === 0) {
    say('bedCapacity', 'A hospital or infirmary has at least one bed.')
  }
  if (form.serviceTypes.includes('INPATIENT') && !hasBeds) {
    say('serviceTypes', 'Inpatient care is for hospitals, infirmaries and birthing homes only.')
  }
  if (hasLicence) {
    if (form.dohLtoNo === null) say('dohLtoNo', 'Enter the number of the DOH licence to operate.')
    if (form.dohLtoValidity === null) say('dohLtoValidity', 'Enter the last day of the DOH licence.')
  }
  if (hasPhilhealth) {
    if (form.phicAccreditationNo === null) {
      say('phicAccreditationNo', 'Enter the PhilHealth accreditation number.')
    }
    if (form.phicValidity === null) say('phicValidity', 'Enter the last day of the PhilHealth accreditation.')
  }
  if (hasDirector && !form.medicalDirector) {
    say('medicalDirector', 'Enter the medical director.')
  }
}

function checkContact(form: FacilityForm, say: Say): void {
  if (form.telephone.length === 0 && form.mobile === null) {
    say('telephone', 'Enter a telephone or a mobile number.')
  }
  if (form.blocked && !form.blockedReason) say('blockedReason', 'Say why the facility is blocked.')
}

function checkDates({ contractEffectiveDate: from, contractValidityDate: to }: FacilityForm, say: Say): void {
  if (from && !to) say('contractValidityDate', 'Enter the last day of the contract.')
  if (to && !from) say('contractEffectiveDate', 'Enter the first day of the contract.')
  if (from && to && to <= from) {
    say('contractValidityDate', 'The last day of the contract comes after its first day.')
  }
}

function checkAddresses(form: FacilityForm, say: Say): void {
  const mains = form.addresses.filter((address) => address.addressType === 'MAIN')
  if (mains.length > 1) say('addresses', 'Only one address can be the main one.')
}

/** What an accredited facility must have on record beyond its papers (domain model 6.1, "at ACCREDITED"). */
export function accreditedProblems(form: FacilityForm): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (!form.hfCode)
    problems.push({ field: 'hfCode', message: 'Enter the provider code of the claims system.' })
  if (!form.payee) problems.push({ field: 'payee', message: 'Enter the payee of the payments.' })
  return problems
}
