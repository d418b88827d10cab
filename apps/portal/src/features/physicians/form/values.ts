import { PhysicianInput } from '@capiz/api/schema/physician'
import { type PhysicianField, physicianFields, specializationFields } from '@capiz/domain/physician'
import * as v from 'valibot'
import {
  blankValues,
  type FormValues,
  recordValues,
  withoutBlankGroups,
} from '../../../patterns/provider/form/values.ts'
import { withNames } from '../../../patterns/provider/form/named.ts'
import type { Physician } from '../physician-data.ts'

/** A specialty in the form. */
type SpecialtyValues = FormValues<(typeof specializationFields)[number]>

/** Everything that is typed into the form; text that is not given is empty, a day too. */
export type PhysicianValues = FormValues<PhysicianField> & {
  code: string | null
  version: number | null
  specializations: SpecialtyValues[]
}

/** A specialty nothing is known of yet. */
export const emptySpecialty: SpecialtyValues = blankValues(specializationFields)

/** The form of a physician who is added. */
export const emptyPhysician: PhysicianValues = {
  ...blankValues(physicianFields),
  code: null,
  version: null,
  specializations: [{ ...emptySpecialty, primary: true }],
}

/** The form of a physician who is on record. */
export function valuesOf(record: Physician): PhysicianValues {
  return {
    ...recordValues(physicianFields, record),
    code: record.code,
    version: record.version,
    specializations: record.specializations.map((one) => recordValues(specializationFields, one)),
  }
}

/** The body of the save: parts of which nothing was given are left out as a whole. */
export const bodyOf = (values: PhysicianValues): PhysicianValues =>
  withoutBlankGroups(physicianFields, values)

/** Checks what was typed by the very schema of the wire, so that both sides say the same. */
export const PhysicianForm = withNames(
  v.pipe(
    v.custom<PhysicianValues>(() => true),
    v.transform(bodyOf),
    PhysicianInput as v.GenericSchema<unknown, unknown> as v.GenericSchema<
      ReturnType<typeof bodyOf>,
      unknown
    >,
  ),
  physicianFields,
)
