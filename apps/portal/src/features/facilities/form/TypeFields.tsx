import { lookups } from '@capiz/api/contract/reference'
import type { ReactElement } from 'react'
import { FieldAt } from '../../../patterns/provider/form/FieldAt.tsx'
import { partOf } from '../../../patterns/provider/form/useProviderForm.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { facilityField } from './fields.ts'
import type { FacilityFormHandle } from './useFacilityForm.ts'

interface TypeProps {
  form: FacilityFormHandle
}

/** The type of a facility; another one takes the category away, which belongs to it. */
export function TypeField({ form }: TypeProps): ReactElement {
  return (
    <FieldAt
      form={partOf<Record<string, unknown>>(form)}
      field={facilityField('typeCode')}
      path="typeCode"
      placeholder="Choose a type"
      onChanged={() => form.api.setFieldValue('categoryCode', '')}
    />
  )
}

function Category({ form, typeCode }: TypeProps & { typeCode: string }): ReactElement {
  const query = { facilityTypeCode: typeCode, size: 1000 }
  const items =
    useCall(lookups.categoriesOfType, { query }, { isEnabled: typeCode !== '' }).data?.content ?? []
  return (
    <FieldAt
      form={partOf<Record<string, unknown>>(form)}
      field={facilityField('categoryCode')}
      path="categoryCode"
      isDisabled={typeCode === ''}
      // a hint would push its neighbour out of line
      placeholder={typeCode === '' ? 'Choose the type first' : 'Choose a category'}
      options={items.map((item) => ({ value: item.code, label: item.description ?? item.code }))}
    />
  )
}

/** The category of a facility, one of its type. */
export function CategoryField({ form }: TypeProps): ReactElement {
  return (
    <form.api.Subscribe selector={(state) => state.values.typeCode}>
      {(typeCode) => <Category form={form} typeCode={typeCode} />}
    </form.api.Subscribe>
  )
}
