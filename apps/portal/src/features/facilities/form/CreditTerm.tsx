import { NumberField } from '@capiz/ui/NumberField'
import type { ReactElement } from 'react'
import type { FacilityFormHandle } from './useFacilityForm.ts'

/** Days until a bill of the facility is paid. */
export function CreditTerm({ form: { api, bind } }: { form: FacilityFormHandle }): ReactElement {
  return (
    <api.Field name="creditTermDays">
      {(field) => (
        <NumberField label="Credit term in days" minValue={0} maxValue={120} width="short" {...bind(field)} />
      )}
    </api.Field>
  )
}
