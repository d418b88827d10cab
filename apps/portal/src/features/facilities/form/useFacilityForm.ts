import type { InputOf } from '@capiz/api/contract/define'
import { facility } from '@capiz/api/contract/facility'
import { call } from '../../../platform/calls/api.ts'
import { useProviderForm } from '../../../patterns/provider/form/useProviderForm.ts'
import { facilityKind } from '../kind.ts'
import type { Facility } from '../facility-data.ts'
import { bodyOf, FacilityForm, type FacilityValues, valuesOf } from './values.ts'
import { fieldId } from '../../../platform/forms/form-problems.ts'

type Body = InputOf<typeof facility.save>['body']

/** The form of a facility. */
export function useFacilityForm(values: FacilityValues, title: string) {
  return useProviderForm({
    // the field of an address names its parts after the place they are
    placeOf: (path) => (path.endsWith('.cityId') ? fieldId('facility', path.replace(/Id$/, '')) : undefined),
    kind: facilityKind,
    title,
    schema: FacilityForm,
    values,
    fromRecord: (record) => valuesOf(record as Facility),
    bodyOf,
    uniqueIn: 'health-facility',
    save: (body, idempotencyKey) => call(facility.save, { body: body as Body }, { idempotencyKey }),
  })
}

/** The form as its sections take it. */
export type FacilityFormHandle = ReturnType<typeof useFacilityForm>
