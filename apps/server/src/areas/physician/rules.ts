import { findSociety } from '@capiz/domain/reference'
import { addYears, type IsoDate } from '@capiz/domain/time'
import type { Terms } from '../facility/labels.ts'
import type { FieldProblem } from '../../platform/errors/refuse.ts'
import { normalise } from '@capiz/domain/text'
import { phicCategories, subSubspecializations } from '../../engines/reference/fixed-lists.ts'
import type { PhysicianForm } from './form.ts'

type Report = (field: string, message: string) => void

/** The further input of the rules. */
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
  'society',
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
  const report: Report = (field, message) => problems.push({ field, message })
  checkPerson(form, context.today, report)
  checkNumbers(form, report)
  checkContract(form, report)
  checkSpecializations(form, context, report)
  checkCategory(form, context, report)
  if (context.accredited) problems.push(...accreditedProblems(form))
  return problems
}

function checkPerson({ birthDate, yearGraduated }: PhysicianForm, today: IsoDate, report: Report): void {
  if (birthDate > addYears(today, -youngest) || birthDate < addYears(today, -oldest)) {
    report('birthDate', `A physician is ${youngest} to ${oldest} years old. Check the birth date.`)
  }
  if (yearGraduated !== null && yearGraduated > Number(today.slice(0, 4))) {
    report('yearGraduated', 'The year of graduation cannot lie ahead.')
  }
}

function checkNumbers(form: PhysicianForm, report: Report): void {
  if (form.s2No && !form.s2Validity) report('s2Validity', 'Enter the last day of the S2 licence.')
  if (form.s2Validity && !form.s2No) report('s2No', 'Enter the number of the S2 licence.')
  if (form.ptrNo && !form.ptrDate) report('ptrDate', 'Enter when the tax receipt was issued.')
  if (form.ptrDate && !form.ptrNo) report('ptrNo', 'Enter the number of the tax receipt.')
  if (form.phicValidity && !form.phicAccreditationNo) {
    report('phicAccreditationNo', 'Enter the PhilHealth accreditation number.')
  }
  const { phicCategoryCode: phic } = form
  if (
    phic !== null &&
    !phicCategories.some(({ code, groupBy }) => code === phic && groupBy === 'PROFESSIONAL')
  ) {
    report('phicCategoryCode', 'Choose a PhilHealth category of the list.')
  }
}

function checkContract({ contract }: PhysicianForm, report: Report): void {
  if (contract && contract.validityDate <= contract.effectiveDate) {
    report('contract.validityDate', 'The last day of the contract comes after its first day.')
  }
}

function checkCategory(
  { providerCategoryCode: code }: PhysicianForm,
  { terms, before }: RuleContext,
  report: Report,
) {
  if (code === null) return
  const category = terms.find('provider-category', code)
  if (!category || (category.deleted && before?.providerCategoryCode !== code)) {
    report('providerCategoryCode', 'Choose a category of the list.')
  }
}

/** Whether the list has a field of this name under a subspecialty; the names are told apart by their letters alone. */
function isNarrowerField(name: string, subspecialty: string | undefined): boolean {
  return subSubspecializations.some(
    ({ description, groupBy }) => groupBy === subspecialty && normalise(description) === normalise(name),
  )
}

function checkSpecializations(
  { specializations: list }: PhysicianForm,
  context: RuleContext,
  report: Report,
): void {
  const { terms, before, today } = context
  const usable = (base: string, code: string | null, had: boolean) => {
    const term = terms.find(base, code)
    return term !== undefined && (!term.deleted || had)
  }
  if (list.filter(({ primary }) => primary).length !== 1) {
    report('specializations', 'Mark exactly one specialty as the primary one.')
  }
  const keys = list.map((one) => `${one.specializationCode} ${one.subSpecializationCode ?? ''}`)
  if (new Set(keys).size < keys.length) report('specializations', 'Each specialty is listed once.')
  for (const [at, one] of list.entries()) {
    const path = `specializations.${at}`
    const old = before?.specializations ?? []
    const { specializationCode, subSpecializationCode: sub, trainingInstitutionCode: school } = one
    const had = (field: 'specializationCode' | 'subSpecializationCode' | 'trainingInstitutionCode') =>
      old.some((earlier) => earlier[field] === one[field])
    if (!usable('specialization', specializationCode, had('specializationCode'))) {
      report(`${path}.specializationCode`, 'Choose a specialty of the list.')
    }
    const narrower = terms.find('subspecialization', sub)
    if (sub !== null && !usable('subspecialization', sub, had('subSpecializationCode'))) {
      report(`${path}.subSpecializationCode`, 'Choose a subspecialty of the list.')
    } else if (narrower && narrower.groupBy !== specializationCode) {
      report(`${path}.subSpecializationCode`, 'Choose a subspecialty of this specialty.')
    }
    const { subSubSpecialization: field } = one
    const hadField = old.some((earlier) => earlier.subSubSpecialization === field)
    if (field !== null && !hadField && !isNarrowerField(field, narrower?.description)) {
      report(`${path}.subSubSpecialization`, 'Choose a narrower field of this subspecialty.')
    }
    if (school !== null && !usable('training-institution', school, had('trainingInstitutionCode'))) {
      report(`${path}.trainingInstitutionCode`, 'Choose a training institution of the list.')
    }
    if (one.membership !== 'NONE' && !one.societyName) {
      report(`${path}.societyName`, 'Enter the society of this membership.')
    }
    const society = findSociety(terms.all('society'), one.societyName)
    const hadSociety = old.some((earlier) => earlier.societyName === one.societyName)
    if (one.societyName && !hadSociety && society?.deleted !== false) {
      report(`${path}.societyName`, 'Choose a society of the list.')
    }
    if (one.yearCompleted !== null && one.yearCompleted > Number(today.slice(0, 4))) {
      report(`${path}.yearCompleted`, 'The year of completion cannot lie ahead.')
    }
  }
}

/** Returns the fields an accredited physician lacks beyond the documents (domain model 7.1, "at ACCREDITED"). */
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

/** Returns the form with every society under the name the list has for it. */
export function withListedSocieties(form: PhysicianForm, terms: Terms): PhysicianForm {
  const societies = terms.all('society')
  const specializations = form.specializations.map((one) => ({
    ...one,
    societyName: findSociety(societies, one.societyName)?.description ?? one.societyName,
  }))
  return { ...form, specializations }
}
