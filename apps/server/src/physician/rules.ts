import { addYears, type IsoDate } from '@capiz/domain/time'
import type { Terms } from '../facility/labels.ts'
import type { FieldProblem } from '../http/refuse.ts'
import { phicCategories } from '../reference/fixed-lists.ts'
import type { PhysicianForm } from './form.ts'

type Say = (field: string, message: string) => void

/** What else the rules look at. */
export interface RuleContext {
  terms: Terms
  accredited: boolean
  today: IsoDate
  /** the record before; codes it already had may stay although their items were deleted since */
  before: PhysicianForm | undefined
}

/** The lists whose codes a physician carries. */
export const physicianLists = [
  'specialization',
  'subspecialization',
  'training-institution',
  'provider-category',
] as const

const youngest = 21
const oldest = 100

/**
 * The rules of a physician that depend on more than one field, on the lists or on the day (domain model 7.1). All
 * problems at once.
 */
export function physicianProblems(form: PhysicianForm, context: RuleContext): FieldProblem[] {
  const problems: FieldProblem[] = []
  const say: Say = (field, message) => problems.push({ field, message })
  checkPerson(form, context.today, say)
  checkNumbers(form, say)
  checkContract(form, say)
  checkSpecializations(form, context, say)
  checkCategory(form, context, say)
  if (context.accredited) problems.push(...accreditedProblems(form))
  return problems
}

function checkPerson({ birthDate, yearGraduated }: PhysicianForm, today: IsoDate, say: Say): void {
  if (birthDate > addYears(today, -youngest) || birthDate < addYears(today, -oldest)) {
    say('birthDate', `A physician is ${youngest} to ${oldest} years old. Check the birth date.`)
  }
  if (yearGraduated !== null && yearGraduated > Number(today.slice(0, 4))) {
    say('yearGraduated', 'The year of graduation cannot lie ahead.')
  }
}

function checkNumbers(form: PhysicianForm, say: Say): void {
  if (form.s2No && !form.s2Validity) say('s2Validity', 'Enter the last day of the S2 licence.')
  if (form.s2Validity && !form.s2No) say('s2No', 'Enter the number of the S2 licence.')
  if (form.ptrNo && !form.ptrDate) say('ptrDate', 'Enter when the tax receipt was issued.')
  if (form.ptrDate && !form.ptrNo) say('ptrNo', 'Enter the number of the tax receipt.')
  if (form.phicValidity && !form.phicAccreditationNo) {
    say('phicAccreditationNo', 'Enter the PhilHealth accreditation number.')
  }
  const { phicCategoryCode: phic } = form
  if (
    phic !== null &&
    !phicCategories.some(({ code, groupBy }) => code === phic && groupBy === 'PROFESSIONAL')
  ) {
    say('phicCategoryCode', 'Choose a PhilHealth category of the list.')
  }
}

function checkContract({ contract }: PhysicianForm, say: Say): void {
  if (contract && contract.validityDate <= contract.effectiveDate) {
    say('contract.validityDate', 'The last day of the contract comes after its first day.')
  }
}

function checkCategory(
  { providerCategoryCode: code }: PhysicianForm,
  { terms, before }: RuleContext,
  say: Say,
) {
  if (code === null) return
  const category = terms.find('provider-category', code)
  if (!category || (category.deleted && before?.providerCategoryCode !== code)) {
    say('providerCategoryCode', 'Choose a category of the list.')
  }
}

function checkSpecializations(
  { specializations: list }: PhysicianForm,
  context: RuleContext,
  say: Say,
): void {
  const { terms, before, today } = context
  const usable = (base: string, code: string | null, had: boolean) => {
    const term = terms.find(base, code)
    return term !== undefined && (!term.deleted || had)
  }
  if (list.filter(({ primary }) => primary).length !== 1) {
    say('specializations', 'Mark exactly one specialty as the primary one.')
  }
  const keys = list.map((one) => `${one.specializationCode} ${one.subSpecializationCode ?? ''}`)
  if (new Set(keys).size < keys.length) say('specializations', 'Each specialty is listed once.')
  for (const [at, one] of list.entries()) {
    const path = `specializations.${at}`
    const old = before?.specializations ?? []
    const { specializationCode, subSpecializationCode: sub, trainingInstitutionCode: school } = one
    const had = (field: 'specializationCode' | 'subSpecializationCode' | 'trainingInstitutionCode') =>
      old.some((earlier) => earlier[field] === one[field])
    if (!usable('specialization', specializationCode, had('specializationCode'))) {
      say(`${path}.specializationCode`, 'Choose a specialty of the list.')
    }
    const narrower = terms.find('subspecialization', sub)
    if (sub !== null && !usable('subspecialization', sub, had('subSpecializationCode'))) {
      say(`${path}.subSpecializationCode`, 'Choose a subspecialty of the list.')
    } else if (narrower && narrower.groupBy !== specializationCode) {
      say(`${path}.subSpecializationCode`, 'Choose a subspecialty of this specialty.')
    }
    if (school !== null && !usable('training-institution', school, had('trainingInstitutionCode'))) {
      say(`${path}.trainingInstitutionCode`, 'Choose a training institution of the list.')
    }
    if (one.membership !== 'NONE' && !one.societyName) {
      say(`${path}.societyName`, 'Enter the society of this membership.')
    }
    if (one.yearCompleted !== null && one.yearCompleted > Number(today.slice(0, 4))) {
      say(`${path}.yearCompleted`, 'The year of completion cannot lie ahead.')
    }
  }
}

/** What an accredited physician must have on record beyond the papers (domain model 7.1, "at ACCREDITED"). */
export function accreditedProblems(form: PhysicianForm): FieldProblem[] {
  const wanted: [field: keyof PhysicianForm, message: string, needed?: boolean][] = [
    ['phicAccreditationNo', 'Enter the PhilHealth accreditation number.'],
    ['phicValidity', 'Enter the last day of the PhilHealth accreditation.'],
    ['ptrNo', 'Enter the number of the professional tax receipt.', !form.governmentDoctor],
    ['associationNo', form.phyTypeCode === 'DMD' ? 'Enter the PDA number.' : 'Enter the PMA number.'],
    ['tin', 'Enter the TIN.'],
    ['payee', 'Enter the payee of the payments.'],
  ]
  return wanted
    .filter(([field, , needed]) => needed !== false && !form[field])
    .map(([field, message]) => ({ field, message }))
}
