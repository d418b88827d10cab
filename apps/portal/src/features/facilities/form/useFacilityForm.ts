import type { InputOf } from '@capiz/api/contract/define'
import { facility } from '@capiz/api/contract/facility'
import { call } from '../../../lib/api.ts'
import { useProviderForm } from '../../../patterns/provider/form/useProviderForm.ts'
import { atField } from '../../../patterns/unique-field.ts'
import { facilityKind } from '../kind.ts'
import type { Facility } from '../record/facility-data.ts'
import { bodyOf, FacilityForm, type FacilityValues, valuesOf } from './values.ts'

type Body = InputOf<typeof facility.save>['body']

/** The form of a facility. */
export function useFacilityForm(values: FacilityValues, title: string) {
  return useProviderForm({
    kind: facilityKind,
    title,
    schema: FacilityForm,
    values,
    fromRecord: (record) => valuesOf(record as Facility),
    bodyOf,
    save: (typed, { confirmDuplicates, idempotencyKey }) =>
      atField(
        'health-facility',
        call(facility.save, { body: { ...bodyOf(typed), confirmDuplicates } as Body }, { idempotencyKey }),
      ),
  })
}

/** The form as its sections take it. */
export type FacilityFormHandle = ReturnType<typeof useFacilityForm>
