import { accreditationStatusCodes, presentStatus } from '@capiz/domain/accreditation'
import type { FilterDeclaration, FilterOption } from '@capiz/ui/FilterBar'

interface Item {
  code: string
  description?: string | null | undefined
}

type Items = readonly Item[] | undefined

const statuses = accreditationStatusCodes.map((code) => ({ value: code, label: presentStatus(code).label }))

const inOrder = (items: Items, valueOf: (item: Item) => string): FilterOption[] =>
  (items ?? [])
    .map((item) => ({ value: valueOf(item), label: item.description ?? item.code }))
    .toSorted((a, b) => a.label.localeCompare(b.label))

const codeOf = ({ code }: Item): string => code
const nameOf = ({ code, description }: Item): string => description ?? code

/** The filters of the list, with the specialties and provinces there are. */
export function physicianFilters(lists: {
  specialties: Items
  subspecialties: Items
  provinces: Items
}): readonly FilterDeclaration[] {
  return [
    { id: 'status', label: 'Status', kind: 'many', isSuggested: true, options: statuses },
    {
      id: 'specialty',
      label: 'Specialty',
      kind: 'one',
      isSuggested: true,
      options: inOrder(lists.specialties, codeOf),
    },
    {
      id: 'profession',
      label: 'Profession',
      kind: 'one',
      isSuggested: true,
      options: [
        { value: 'MD', label: 'Physicians' },
        { value: 'DMD', label: 'Dentists' },
      ],
    },
    {
      id: 'expiring',
      label: 'Documents',
      kind: 'one',
      isSuggested: true,
      options: [
        { value: 'any', label: 'Expired or within 30 days' },
        { value: 'MISSING', label: 'Required document missing' },
        { value: 'doubted', label: 'Expired or not proven' },
      ],
    },
    { id: 'province', label: 'Practises in', kind: 'one', options: inOrder(lists.provinces, nameOf) },
    { id: 'city', label: 'Practises in city', kind: 'text' },
    {
      id: 'subspecialty',
      label: 'Subspecialty',
      kind: 'one',
      options: inOrder(lists.subspecialties, codeOf),
    },
  ]
}
