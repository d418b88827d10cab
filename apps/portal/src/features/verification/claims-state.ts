import { accreditationStatusCodes, statusPresentation } from '@capiz/domain/accreditation'
import type { FilterDeclaration, FilterOption, FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../platform/routing/url-state.ts'

/** The states of claims that are left to do. */
export const openStates = 'CONTRADICTED,UNPROVEN,STALE'

/** The state of the verification queue, stored in the URL. */
export interface ClaimsState {
  page: number
  size: number
  sort: string
  /** states of the claims shown, separated by commas; empty shows what is left to do */
  state: string
  sourceCode: string
  ownerType: string
  owner: string
  ownerCode: string
  docType: string
  accreditationStatusCode: string
  asked: string
  /** key of the claim beside the list */
  claim: string
}

const byUrgency = 'urgency,ASC'

/** True in the order of the server: by urgency, and of one urgency what ends first. */
export const isByUrgency = ({ sort }: Pick<ClaimsState, 'sort'>): boolean => sort === byUrgency

const sorts = [
  byUrgency,
  ...['ownerName', 'sourceCode', 'documentTypeCode', 'performedDate', 'nextDue'].flatMap((name) => [
    `${name},ASC`,
    `${name},DESC`,
  ]),
]

/** How the address is read. */
export const claimsSchema: UrlSchema<ClaimsState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(sorts, byUrgency),
  state: text,
  sourceCode: text,
  ownerType: text,
  owner: text,
  ownerCode: text,
  docType: text,
  accreditationStatusCode: text,
  asked: text,
  claim: text,
}

/** The groups of the queue by their state; the first is all that is left to do. */
export const claimGroups = ['', 'CONTRADICTED', 'UNPROVEN', 'STALE', 'VERIFIED'] as const

const chips = ['sourceCode', 'ownerType', 'docType', 'accreditationStatusCode', 'asked', 'ownerCode'] as const

/** The query of the list: what is left to do, unless states are chosen. */
export function claimsQuery(state: ClaimsState) {
  const { page, size, sort, owner } = state
  const shown = state.state === '' ? openStates : state.state
  const entries = chips.map((name) => [name, state[name]] as const).filter(([, value]) => value !== '')
  return {
    page,
    size,
    sort,
    state: shown,
    ...Object.fromEntries(entries),
    ...(owner !== '' && { owner }),
  }
}

interface Offered {
  sources: readonly FilterOption[]
  types: readonly FilterOption[]
}

/** The filters of the queue. */
export function claimsFilters({ sources, types }: Offered): FilterDeclaration[] {
  return [
    { id: 'sourceCode', label: 'Source', kind: 'many', isSuggested: true, options: sources },
    {
      id: 'ownerType',
      label: 'Kind',
      kind: 'one',
      isSuggested: true,
      options: [
        { value: 'facility', label: 'Facilities' },
        { value: 'physician', label: 'Physicians' },
      ],
    },
    {
      id: 'asked',
      label: 'Asked by a rule',
      kind: 'one',
      isSuggested: true,
      options: [{ value: 'true', label: 'Yes' }],
    },
    { id: 'docType', label: 'Document', kind: 'many', options: types },
    {
      id: 'accreditationStatusCode',
      label: 'Status of the provider',
      kind: 'many',
      options: accreditationStatusCodes.map((code) => ({
        value: code,
        label: statusPresentation[code].label,
      })),
    },
    { id: 'ownerCode', label: 'Provider code', kind: 'text' },
  ]
}

const many: ReadonlySet<string> = new Set(['sourceCode', 'docType', 'accreditationStatusCode'])

/** The set filters as the chips show them. */
export function claimsValues(state: ClaimsState): FilterValues {
  return Object.fromEntries(
    chips
      .filter((name) => state[name] !== '')
      .map((name) => [name, many.has(name) ? state[name].split(',') : [state[name]]]),
  )
}

/** Returns the changes to the URL state when the filter chips change. */
export function claimsChanges(values: FilterValues): Partial<ClaimsState> {
  const next = Object.fromEntries(chips.map((name) => [name, (values[name] ?? []).join(',')]))
  return { ...(next as Partial<ClaimsState>), page: 0, claim: '' }
}
