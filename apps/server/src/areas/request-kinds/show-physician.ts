import { type LabelOf, formatField } from '@capiz/domain/field'
import { physicianFields, specializationFields } from '@capiz/domain/physician'
import type { Executor } from '../../db/types.ts'
import type { Shown } from '../../engines/request/kind.ts'
import { shownText } from '../../engines/request/format-value.ts'
import type { PhysicianForm } from '../physician/form.ts'
import { loadLabels, showFields } from './show-provider.ts'

type Specialization = PhysicianForm['specializations'][number]

const part = (name: keyof Specialization) => specializationFields.find((field) => field.name === name)

/** Returns a line per specialty, known by its codes. */
function showSpecialty(one: Specialization, labelOf: LabelOf): Shown {
  const text = (name: keyof Specialization): string => {
    const field = part(name)
    return field ? formatField(field, one[name], labelOf) : ''
  }
  const facts = [
    one.primary && 'primary',
    text('subSpecializationCode'),
    text('subSubSpecialization'),
    one.membership !== 'NONE' && `${text('membership')}, ${text('societyName')}`,
    text('trainingInstitutionCode'),
    one.yearCompleted !== null && `completed ${text('yearCompleted')}`,
    one.validityDate && `valid until ${text('validityDate')}`,
  ]
  const key = `specializations.${one.specializationCode}.${one.subSpecializationCode ?? ''}`
  const label = `Specialty: ${text('specializationCode')}`
  return shownText(key, label, facts.filter(Boolean).join(', ') || 'Listed')
}

/** Returns the physician fields among the values as people read them; fields that are not there are not shown. */
export async function showPhysician(db: Executor, values: Record<string, unknown>): Promise<Shown[]> {
  const labelOf = await loadLabels(db, physicianFields)
  const specializations = (values['specializations'] ?? []) as Specialization[]
  return [
    ...showFields(physicianFields, values, labelOf),
    ...specializations.map((one) => showSpecialty(one, labelOf)),
  ]
}
