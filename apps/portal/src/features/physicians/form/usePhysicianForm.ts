import type { InputOf } from '@capiz/api/contract/define'
import { physician } from '@capiz/api/contract/physician'
import { call } from '../../../platform/calls/api.ts'
import { useProviderForm } from '../../../patterns/provider/form/useProviderForm.ts'
import { physicianKind } from '../kind.ts'
import type { Physician } from '../physician-data.ts'
import { bodyOf, PhysicianForm, type PhysicianValues, valuesOf } from './values.ts'

type Body = InputOf<typeof physician.save>['body']

/** The form of a physician. */
export function usePhysicianForm(values: PhysicianValues, title: string) {
  return useProviderForm({
    kind: physicianKind,
    title,
    schema: PhysicianForm,
    values,
    fromRecord: (record) => valuesOf(record as Physician),
    bodyOf,
    uniqueIn: 'physician',
    save: (body, idempotencyKey) => call(physician.save, { body: body as Body }, { idempotencyKey }),
  })
}

/** The form as its sections take it. */
export type PhysicianFormHandle = ReturnType<typeof usePhysicianForm>
