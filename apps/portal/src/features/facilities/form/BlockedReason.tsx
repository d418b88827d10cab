import type { ReactElement } from 'react'
import { FieldAt } from '../../../patterns/provider/form/FieldAt.tsx'
import { partOf } from '../../../patterns/provider/form/useProviderForm.ts'
import { facilityField } from './fields.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'

/** Why the facility is blocked; asked for while it is. */
export function BlockedReason({ form }: { form: FacilityFormHandle }): ReactElement {
  return (
    <form.api.Subscribe selector={(state) => state.values.blocked === true}>
      {(isBlocked) =>
        isBlocked ? (
          <FieldAt
            form={partOf<Record<string, unknown>>(form)}
            field={facilityField('blockedReason')}
            path="blockedReason"
            isRequired
          />
        ) : null
      }
    </form.api.Subscribe>
  )
}
