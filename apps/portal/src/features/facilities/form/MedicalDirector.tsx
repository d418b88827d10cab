import { FieldRow } from '@capiz/ui/Form'
import type { ReactElement } from 'react'
import { FieldAt } from '../../../patterns/provider/form/FieldAt.tsx'
import { partOf } from '../../../patterns/provider/form/useProviderForm.ts'
import { ByType } from './ByType.tsx'
import { facilityField } from './fields.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'

const [name, prcNumber] = facilityField('medicalDirector').fields

/** The medical director of a hospital or a surgical clinic. */
export function MedicalDirector({ form }: { form: FacilityFormHandle }): ReactElement {
  const declared = partOf<Record<string, unknown>>(form)
  return (
    <ByType
      form={form}
      rule="hasDirector"
      valueOf={({ medicalDirector }) => medicalDirector.name + medicalDirector.prcNumber}
    >
      <FieldRow>
        <FieldAt form={declared} field={name} path="medicalDirector.name" isRequired={false} hint={null} />
        <FieldAt form={declared} field={prcNumber} path="medicalDirector.prcNumber" />
      </FieldRow>
    </ByType>
  )
}
