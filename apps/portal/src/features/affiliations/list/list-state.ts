import { accreditationStatusCodes, presentStatus } from '@capiz/domain/accreditation'
import type { FilterDeclaration, FilterOption, FilterValues } from '@capiz/ui/FilterBar'
import {
  oneOf,
  pageSize,
  someOf,
  text,
  type UrlSchema,
  wholeNumber,
} from '../../../platform/routing/url-state.ts'

const sorts = ['lastName', 'healthFacilityName', 'status', 'effectiveDate', 'updatedDate'].flatMap(
  (property) => [`${property},ASC`, `${property},DESC`] as const,
)

/** The state of the list of affiliations, stored in the URL. */
export interface AffiliationListState {
  page: number
  size: number
  sort: string
  term: string
  status: string[]
  specialty: string
}

/** How the address is read, for the list at one of the two ends. */
export function affiliationListSchema(end: 'facility' | 'physician'): UrlSchema<AffiliationListState> {
  return {
    page: wholeNumber(0),
    size: pageSize(),
    sort: oneOf(sorts, end === 'facility' ? 'lastName,ASC' : 'healthFacilityName,ASC'),
    term: text,
    status: someOf(accreditationStatusCodes),
    specialty: text,
  }
}

const given = (value: string) => (value.trim() === '' ? undefined : value.trim())

/** The query of the list for a state; whose affiliations they are is added by the screen. */
export function affiliationQuery({ page, size, sort, term, status, specialty }: AffiliationListState) {
  return {
    page,
    size,
    sort,
    term: given(term),
    status: status.length > 0 ? status.join(',') : undefined,
    specializationCode: given(specialty),
  }
}

/** The filters above the list; specialties are those found at the facility. */
export function affiliationFilters(specialties: readonly FilterOption[]): FilterDeclaration[] {
  const statuses = accreditationStatusCodes.filter((code) => code !== 'CLOSED')
  return [
    {
      id: 'status',
      label: 'Status',
      kind: 'many',
      isSuggested: true,
      options: statuses.map((code) => ({ value: code, label: presentStatus(code).label })),
    },
    ...(specialties.length > 0
      ? [
          {
            id: 'specialty',
            label: 'Specialty',
            kind: 'one',
            isSuggested: true,
            options: [...specialties],
          } as const,
        ]
      : []),
  ]
}

/** The set filters as the chips show them. */
export function affiliationValues({ status, specialty }: AffiliationListState): FilterValues {
  return {
    ...(status.length > 0 && { status }),
    ...(specialty !== '' && { specialty: [specialty] }),
  }
}

/** Returns the changes to the URL state when the filter chips change; the list starts again at its first page. */
export function affiliationChanges(values: FilterValues): Partial<AffiliationListState> {
  return { page: 0, status: [...(values['status'] ?? [])], specialty: values['specialty']?.[0] ?? '' }
}
