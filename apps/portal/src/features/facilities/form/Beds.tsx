import type { ReactElement } from 'react'
import { FieldAt } from '../../../patterns/provider/form/FieldAt.tsx'
import { partOf } from '../../../patterns/provider/form/useProviderForm.ts'
import { ByType } from './ByType.tsx'
import { facilityField } from './fields.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'

/** The beds of a facility that takes patients in. */
export function Beds({ form }: { form: FacilityFormHandle }): ReactElement {
  return (
    <ByType form={form} rule="hasBeds" valueOf={({ bedCapacity }) => bedCapacity}>
      <FieldAt
        form={partOf<Record<string, unknown>>(form)}
        field={facilityField('bedCapacity')}
        path="bedCapacity"
        // shown only where it applies
        hint={null}
      />
    </ByType>
  )
}
