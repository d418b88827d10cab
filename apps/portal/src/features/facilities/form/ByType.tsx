import { isAbsent } from '@capiz/domain/field'
import { rulesOfType, type TypeRules } from '@capiz/domain/facility-type'
import { useStore } from '@tanstack/react-form'
import { type ReactElement, useState } from 'react'
import type { FacilityFormHandle } from './useFacilityForm.ts'
import type { FacilityValues } from './values.ts'

interface ByTypeProps {
  form: FacilityFormHandle
  rule: keyof TypeRules
  /** Returns the value, which is shown whatever the type: it is never dropped unseen. */
  valueOf: (values: FacilityValues) => unknown
  children: ReactElement
}

function Field({
  isAllowed,
  hasValue,
  children,
}: {
  isAllowed: boolean
  hasValue: boolean
  children: ReactElement
}) {
  // it stays while its text is deleted
  const [hadValue] = useState(hasValue)
  return isAllowed || hasValue || hadValue ? children : null
}

/** A field that only some types of facilities have. */
export function ByType({ form: { api }, rule, valueOf, children }: ByTypeProps): ReactElement {
  const typeCode = useStore(api.store, ({ values }) => values.typeCode)
  const hasValue = useStore(api.store, ({ values }) => !isAbsent(valueOf(values)))
  return (
    <Field key={typeCode} isAllowed={rulesOfType(typeCode)[rule]} hasValue={hasValue}>
      {children}
    </Field>
  )
}
