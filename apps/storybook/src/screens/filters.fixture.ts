import type { FilterDeclaration } from '@capiz/ui/FilterBar'

const choices = (...labels: string[]) => labels.map((label) => ({ value: label, label }))

/** Filters of the list of facilities. */
export const facilityFilters: readonly FilterDeclaration[] = [
  {
    id: 'type',
    label: 'Type',
    kind: 'one',
    isSuggested: true,
    options: choices('Hospital', 'Medical clinic', 'Dental clinic'),
  },
  { id: 'province', label: 'Province', kind: 'text', isSuggested: true },
  {
    id: 'status',
    label: 'Status',
    kind: 'many',
    isSuggested: true,
    options: choices('On process', 'Accredited', 'For payment only', 'Suspended'),
  },
  { id: 'owner', label: 'Ownership', kind: 'one', options: choices('Government', 'Private') },
]
