import { facilityFields } from '@capiz/domain/facility'
import type { Field } from '@capiz/domain/field'
import type { FilterDeclaration, FilterOption } from '@capiz/ui/FilterBar'

/** The choices of a field of facilities, or of one of its parts. */
function choicesOf(name: string, part?: string): FilterOption[] {
  const fields: readonly Field[] = facilityFields
  const field = fields.find((one) => one.name === name)
  const { choices = [] } =
    (part === undefined ? field : field?.fields?.find((one) => one.name === part)) ?? {}
  return choices.map(({ code, label }) => ({ value: code, label }))
}

/** The filters behind "More"; they come after the first rows, and so do their words. */
export function moreFilters(categories: readonly FilterOption[]): readonly FilterDeclaration[] {
  return [
    { id: 'region', label: 'Region', kind: 'text' },
    { id: 'city', label: 'City or municipality', kind: 'text' },
    { id: 'coordinator', label: 'Coordinator', kind: 'text' },
    { id: 'ownership', label: 'Ownership', kind: 'one', options: choicesOf('ownership') },
    { id: 'payment', label: 'Paid by', kind: 'one', options: choicesOf('payee', 'paymentTypeCode') },
    {
      id: 'preferred',
      label: 'Preferred network',
      kind: 'one',
      options: [
        { value: 'true', label: 'In the network' },
        { value: 'false', label: 'Not in the network' },
      ],
    },
    { id: 'category', label: 'Network category', kind: 'one', options: categories },
    {
      id: 'blocked',
      label: 'Blocked',
      kind: 'one',
      options: [
        { value: 'true', label: 'Blocked' },
        { value: 'false', label: 'Not blocked' },
      ],
    },
  ]
}
