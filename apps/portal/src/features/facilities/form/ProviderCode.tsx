import { CodeField } from '@capiz/ui/CodeField'
import type { ReactElement } from 'react'
import { facilityField } from './fields.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'

/** The code in the claims system, which has no small letters. */
export function ProviderCode({ form }: { form: FacilityFormHandle }): ReactElement {
  const { label, help } = facilityField('hfCode')
  return (
    <form.api.Field name="hfCode">
      {(field) => {
        const { onChange, ...rest } = form.bind(field)
        return (
          <CodeField label={label} hint={help} {...rest} onChange={(text) => onChange(text.toUpperCase())} />
        )
      }}
    </form.api.Field>
  )
}
