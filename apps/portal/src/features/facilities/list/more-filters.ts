import type { FilterDeclaration, FilterOption } from '@capiz/ui/FilterBar'

/** The filters behind "More"; they come after the first rows, and so do their words. */
export function moreFilters(categories: readonly FilterOption[]): readonly FilterDeclaration[] {
  return [
    { id: 'region', label: 'Region', kind: 'text' },
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
