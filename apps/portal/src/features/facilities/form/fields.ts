import { facilityFields, type FacilityField } from '@capiz/domain/facility'

/** Returns the declaration of a facility's field. */
export function facilityField<N extends FacilityField['name']>(name: N): Extract<FacilityField, { name: N }> {
  return facilityFields.find((field) => field.name === name) as Extract<FacilityField, { name: N }>
}
