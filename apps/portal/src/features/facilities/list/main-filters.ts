import { accreditationStatusCodes, presentStatus } from '@capiz/domain/accreditation'
import type { FilterDeclaration, FilterOption } from '@capiz/ui/FilterBar'

const statuses = accreditationStatusCodes.map((code) => ({ value: code, label: presentStatus(code).label }))

/** The filters that stand in the bar; documents have tabs, and their filter is in More. */
export function mainFilters(
  types: readonly FilterOption[],
  provinces: readonly string[],
): readonly FilterDeclaration[] {
  return [
    { id: 'type', label: 'Type', kind: 'many', isSuggested: true, options: types },
    { id: 'status', label: 'Status', kind: 'many', isSuggested: true, options: statuses },
    {
      id: 'province',
      label: 'Province',
      kind: 'one',
      isSuggested: true,
      options: provinces.map((name) => ({ value: name, label: name })),
    },
    {
      id: 'expiring',
      label: 'Documents',
      kind: 'one',
      options: [
        { value: 'any', label: 'Expired or within 30 days' },
        { value: 'EXPIRING', label: 'Within 30 days' },
        { value: 'EXPIRED', label: 'Expired' },
        { value: 'MISSING', label: 'Required document missing' },
        { value: 'doubted', label: 'Expired or not proven' },
        { value: 'VALID', label: 'None missing or expiring' },
      ],
    },
  ]
}
