import type { Executor } from '../../db/types.ts'
import { loadTerms, type Terms } from '../../facility/labels.ts'
import type { PhysicianForm } from '../../physician/form.ts'
import type { Shown } from './kind.ts'
import {
  choiceWords,
  showField,
  showPayee,
  text,
  type PayeeValues,
  type ProviderField,
} from './provider-words.ts'
import { inWords } from './words.ts'

/** Every field of a physician a request may hold, in the order of the form (domain model 7.1). */
const fields: readonly ProviderField[] = [
  { name: 'lastName', label: 'Last name', kind: 'text' },
  { name: 'firstName', label: 'First name', kind: 'text' },
  { name: 'middleName', label: 'Middle name', kind: 'text' },
  { name: 'suffix', label: 'Suffix', kind: 'text' },
  { name: 'emailAddress', label: 'E-mail', kind: 'text' },
  { name: 'birthDate', label: 'Birth date', kind: 'date' },
  { name: 'sex', label: 'Sex', kind: 'choice' },
  { name: 'phyTypeCode', label: 'Profession', kind: 'choice' },
  { name: 'prcNumber', label: 'PRC licence number', kind: 'text' },
  { name: 'prcValidity', label: 'PRC licence valid until', kind: 'date' },
  { name: 'phicAccreditationNo', label: 'PhilHealth accreditation number', kind: 'text' },
  { name: 'phicValidity', label: 'PhilHealth valid until', kind: 'date' },
  { name: 'phicCategoryCode', label: 'PhilHealth category', kind: 'phic' },
  { name: 'ptrNo', label: 'Professional tax receipt number', kind: 'text' },
  { name: 'ptrDate', label: 'Tax receipt issued on', kind: 'date' },
  { name: 'governmentDoctor', label: 'Government doctor', kind: 'boolean' },
  { name: 's2No', label: 'S2 licence number', kind: 'text' },
  { name: 's2Validity', label: 'S2 licence valid until', kind: 'date' },
  { name: 'associationNo', label: 'PMA or PDA number', kind: 'text' },
  { name: 'associationValidity', label: 'PMA or PDA valid until', kind: 'date' },
  { name: 'tin', label: 'TIN', kind: 'text' },
  { name: 'vatRegistered', label: 'VAT registered', kind: 'boolean' },
  { name: 'withholdingRate', label: 'Withholding rate', kind: 'percent' },
  { name: 'medicalSchool', label: 'Medical school', kind: 'text' },
  { name: 'yearGraduated', label: 'Year of graduation', kind: 'number' },
  { name: 'mobileNumber', label: 'Mobile', kind: 'text' },
  { name: 'telephone', label: 'Telephone', kind: 'text' },
  { name: 'secretary', label: 'Secretary', kind: 'text' },
]

type Specialization = PhysicianForm['specializations'][number]

function showSpecialty(one: Specialization, terms: Terms): Shown {
  const words = (list: string, code: string | null) => code && terms.coded(list, code).description
  const name = words('specialization', one.specializationCode) ?? ''
  const facts = [
    one.primary ? 'primary' : null,
    words('subspecialization', one.subSpecializationCode),
    one.subSubSpecialization,
    one.membership === 'NONE' ? null : `${choiceWords(one.membership)}, ${one.societyName ?? ''}`,
    words('training-institution', one.trainingInstitutionCode),
    one.yearCompleted === null ? null : `completed ${one.yearCompleted}`,
    one.validityDate && `valid until ${inWords('date', one.validityDate) ?? ''}`,
  ]
  const key = `specializations.${one.specializationCode}.${one.subSpecializationCode ?? ''}`
  return text(key, `Specialty: ${name}`, facts.filter(Boolean).join(', ') || 'Listed')
}

/** The physician fields among the values, in words; fields that are not there are not shown. */
export async function showPhysician(db: Executor, values: Record<string, unknown>): Promise<Shown[]> {
  const terms = await loadTerms(db, 'specialization', 'subspecialization', 'training-institution')
  const specializations = (values['specializations'] ?? []) as Specialization[]
  return [
    ...fields
      .filter(({ name }) => name in values)
      .map((field) => showField(field, values[field.name], terms)),
    ...specializations.map((one) => showSpecialty(one, terms)),
    ...('payee' in values ? showPayee(values['payee'] as PayeeValues | null) : []),
  ]
}
