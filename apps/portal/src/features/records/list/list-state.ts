import type { RecordField } from '@capiz/domain/record'
import { isIsoDate } from '@capiz/domain/time'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import * as v from 'valibot'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../../platform/routing/url-state.ts'
import type { DayFilter } from '../../../patterns/DayFilters.tsx'
import { monthChoices, yearChoices } from '../../../patterns/periods.ts'
import { ownerFieldOf, type RecordScreen } from '../model/screens.ts'
import type { Choice } from '../model/use-choices.ts'

/** The state of a list of records, stored in the URL; each filter has the name its call uses. */
export type ListState = { page: number; size: number; sort: string; term: string } & Readonly<
  Record<string, string | number>
>

/** Names under which a filter travels when they are not those of the field. */
const wireNames: Readonly<Record<string, string>> = { category: 'violationCategory' }

/** The names the call of a list can be narrowed by, as the contract says. */
function knownNames({ list }: RecordScreen): ReadonlySet<string> {
  const { query } = list
  return new Set(query !== undefined && 'entries' in query ? Object.keys(query.entries as object) : [])
}

/** The declared fields a list can be narrowed by, and how the call names them. */
function filterFields(screen: RecordScreen): { field: RecordField; name: string }[] {
  const known = knownNames(screen)
  return screen.fields
    .map((field) => ({ field, name: wireNames[field.name] ?? field.name }))
    .filter(({ field, name }) => known.has(name) && field.name !== screen.ownerField)
}

/** The days a list can be narrowed by: the range of its own day first, then the days of its fields. */
export function dayFilters(screen: RecordScreen): DayFilter[] {
  const known = knownNames(screen)
  const own = screen.fields.find(({ name }) => name === screen.day)?.label ?? 'Day'
  const exact = filterFields(screen)
    .filter(({ field }) => field.kind === 'day')
    .map(({ field, name }) => ({ name, label: field.label }))
  return [
    { name: 'from', label: `${own}, from` },
    { name: 'to', label: `${own}, until` },
    ...(screen.due === undefined
      ? []
      : [
          { name: 'dueFrom', label: 'Due from' },
          { name: 'dueTo', label: 'Due until' },
        ]),
    ...exact,
    { name: 'updatedFrom', label: 'Changed from' },
    { name: 'updatedTo', label: 'Changed until' },
  ].filter(({ name }) => known.has(name))
}

/** Letters of the filters that stand as chips: beside the list of kinds search, chips and acts have one line. */
const mostLetters = 12

/** Years offered, from the next one back. */
const yearsOffered = 8

/** The filters offered as chips: status and lateness, what the fields of the kind allow, month, year and place. */
export function listFilters(
  screen: RecordScreen,
  termsOf: (name: string) => readonly Choice[],
  today: string,
): FilterDeclaration[] {
  const known = knownNames(screen)
  const statuses = Object.entries(screen.machine.statuses).map(([value, label]) => ({ value, label }))
  const over = screen.name === 'special-arrangement' ? [{ value: 'EXPIRED', label: 'Expired' }] : []
  const fields = filterFields(screen).flatMap(({ field, name }): FilterDeclaration[] => {
    if (field.kind === 'day' || field.kind === 'whole') return []
    const options = termsOf(field.name)
    return options.length > 0
      ? [{ id: name, label: field.label, kind: 'many', options, isSuggested: field.required === true }]
      : [{ id: name, label: field.label, kind: 'text' }]
  })
  const isPlaced = fields.some(({ id }) => id === 'location')
  const all: FilterDeclaration[] = [
    { id: 'status', label: 'Status', kind: 'many', isSuggested: true, options: [...statuses, ...over] },
    ...(screen.due === undefined
      ? []
      : [
          {
            id: 'overdue',
            label: 'Due',
            kind: 'one',
            isSuggested: true,
            options: [
              { value: 'true', label: 'Overdue' },
              { value: 'false', label: 'Not overdue' },
            ],
          } as const,
        ]),
    ...fields,
    ...(isPlaced ? [] : [{ id: 'location', label: 'Place', kind: 'text' } as const]),
    { id: 'department', label: 'Department that acts', kind: 'text' },
    {
      id: 'year',
      label: 'Year',
      kind: 'one',
      isSuggested: screen.fields.some(({ name }) => name === 'year'),
      options: yearChoices(today, yearsOffered, 1),
    },
    { id: 'month', label: 'Month', kind: 'one', options: monthChoices },
    { id: screen.ownerField ?? '', label: 'Provider code', kind: 'text' },
  ]
  const usable = all.filter(({ id }) => known.has(id))
  let left = mostLetters
  return usable.map((filter) => {
    if (filter.isSuggested !== true) return filter
    left -= filter.label.length
    return { ...filter, isSuggested: left >= 0 }
  })
}

const day = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => (isIsoDate(value) ? value : '')),
)

/** The order a list begins with: the newest day first. */
const firstSort = (screen: RecordScreen): string => `${screen.day},DESC`

/** How the address of a list is read; see `useUrlState`. */
export function listSchema(screen: RecordScreen): UrlSchema<ListState> {
  const sortable = ['code', 'status', 'updatedDate', screen.day, ...screen.fields.map(({ name }) => name)]
  const sorts = sortable.flatMap((name) => [`${name},ASC`, `${name},DESC`])
  const names = listFilters(screen, () => [], '2026-01-01').map(({ id }) => id)
  return {
    page: wholeNumber(0),
    size: pageSize(10),
    sort: oneOf(sorts, firstSort(screen)),
    term: text,
    ...Object.fromEntries(names.map((name) => [name, text])),
    ...Object.fromEntries(dayFilters(screen).map(({ name }) => [name, day])),
  }
}

const paging = new Set(['page', 'size', 'sort', 'term'])

/** The query of the list call for a state; filters that are not set are left out. */
export function listQuery(screen: RecordScreen, state: ListState, ownerCode?: string) {
  const set = Object.entries(state).filter(([, value]) => typeof value === 'number' || value.trim() !== '')
  const ownerField = ownerCode === undefined ? undefined : ownerFieldOf(screen, ownerCode)
  return {
    ...Object.fromEntries(set),
    ...(ownerField !== undefined && { [ownerField]: ownerCode }),
  } as Readonly<Record<string, string | number>>
}

/** Values of a comma list in the address. */
const partsOf = (value: string | number | undefined): string[] =>
  typeof value === 'string' && value !== '' ? value.split(',') : []

/** The set filters as the chips show them. */
export function chipValues(filters: readonly FilterDeclaration[], state: ListState): FilterValues {
  const entries = filters.map(({ id, kind }) => {
    const value = state[id]
    return [id, kind === 'many' ? partsOf(value) : value === '' || value === undefined ? [] : [String(value)]]
  })
  return Object.fromEntries(entries.filter(([, values]) => (values?.length ?? 0) > 0))
}

/** Returns the changes to the URL state when the filter chips change; the list starts again at its first page. */
export function chipChanges(filters: readonly FilterDeclaration[], values: FilterValues): Partial<ListState> {
  const entries = filters.map(({ id }) => [id, (values[id] ?? []).join(',')])
  return { ...Object.fromEntries(entries), page: 0 }
}

/** Whether anything narrows the list. */
export function isNarrowed(state: ListState): boolean {
  const rest = Object.entries(state).filter(([name]) => !paging.has(name))
  return state.term !== '' || rest.some(([, value]) => value !== '')
}
