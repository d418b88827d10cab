import type { ReactElement } from 'react'
import { useState } from 'react'
import { FilterBar } from '@capiz/ui/FilterBar'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'

export default { title: 'Examples/FilterBar', parameters: { docs: { isWide: true } } }

const filters: readonly FilterDeclaration[] = [
  {
    id: 'type',
    label: 'Type',
    kind: 'one',
    isSuggested: true,
    options: [
      { value: 'HOSPITAL', label: 'Hospital' },
      { value: 'CLINIC', label: 'Medical clinic' },
    ],
  },
  {
    id: 'status',
    label: 'Status',
    kind: 'many',
    isSuggested: true,
    options: [
      { value: 'ACCREDITED', label: 'Accredited' },
      { value: 'SUSPENDED', label: 'Suspended' },
    ],
  },
  { id: 'province', label: 'Province', kind: 'text' },
  { id: 'city', label: 'City', kind: 'text' },
]

/** The filters people use are offered; the others stand behind More. */
export function SuggestedFew(): ReactElement {
  const [values, setValues] = useState<FilterValues>({})
  return <FilterBar label="Filters of facilities" filters={filters} values={values} onChange={setValues} />
}

/** Filters in force say their value, and each can be removed. */
export function InForce(): ReactElement {
  const [values, setValues] = useState<FilterValues>({ status: ['ACCREDITED'], province: ['Batangas'] })
  return (
    <FilterBar
      label="Filters of facilities"
      filters={filters}
      values={values}
      onChange={setValues}
      resultCount={12}
    />
  )
}

const crowded = [...filters, 'Owner', 'Beds', 'Officer', 'Licence', 'Package'].map((each) =>
  typeof each === 'string'
    ? ({ id: each, label: each, kind: 'text', isSuggested: true } as const)
    : { ...each, isSuggested: true },
)

/** Every filter at once: the three that people use are lost among them. */
export function DontSuggestAll(): ReactElement {
  const [values, setValues] = useState<FilterValues>({})
  return <FilterBar label="Filters of facilities" filters={crowded} values={values} onChange={setValues} />
}
