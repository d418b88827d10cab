import { type MemoType, memoTypes as memoKinds } from '@capiz/domain/memo'
import type { FilterDeclaration, FilterOption, FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../../platform/routing/url-state.ts'
import { monthChoices, yearChoices } from '../../../patterns/periods.ts'

/** The state of the list of memos, stored in the URL. */
export interface MemoState {
  page: number
  size: number
  sort: string
  owner: string
  memoType: string
  standing: string
  year: string
  month: string
}

const sorts = ['dateOfMemo', 'dateSent', 'dateReceived', 'memoType', 'ownerName'].flatMap((name) => [
  `${name},ASC`,
  `${name},DESC`,
])

/** How the address is read. */
export const memoSchema: UrlSchema<MemoState> = {
  page: wholeNumber(0),
  size: pageSize(10),
  sort: oneOf(sorts, 'dateOfMemo,DESC'),
  owner: text,
  memoType: text,
  standing: text,
  year: text,
  month: text,
}

/** The query of the list call, of one provider where its code is given; filters that are not set are left out. */
export function memoQuery(state: MemoState, ownerCode?: string) {
  const set = Object.entries(state).filter(([, value]) => value !== '')
  return { ...(Object.fromEntries(set) as Partial<MemoState>), ...(ownerCode && { ownerCode }) }
}

/** Kinds of memo in words, in their order. */
export const memoTypes: readonly FilterOption[] = Object.entries(memoKinds).map(([value, label]) => ({
  value,
  label,
}))

/** Returns a kind of memo in words. */
export const memoTypeLabel = (code: MemoType | null): string => (code === null ? '—' : memoKinds[code])

/** Years offered. */
const yearsOffered = 8

/** The filters of the list. */
export function memoFilters(today: string): FilterDeclaration[] {
  return [
    { id: 'memoType', label: 'Kind', kind: 'many', isSuggested: true, options: memoTypes },
    {
      id: 'standing',
      label: 'Status',
      kind: 'many',
      isSuggested: true,
      options: [
        { value: 'UNSENT', label: 'Not sent yet' },
        { value: 'SENT', label: 'Sent, not delivered yet' },
        { value: 'RECEIVED', label: 'Delivered' },
      ],
    },
    {
      id: 'year',
      label: 'Year',
      kind: 'one',
      isSuggested: true,
      options: yearChoices(today, yearsOffered),
    },
    { id: 'month', label: 'Month', kind: 'one', options: monthChoices },
  ]
}

const chips = ['memoType', 'standing', 'year', 'month'] as const

/** The set filters as the chips show them. */
export function memoValues(state: MemoState): FilterValues {
  return Object.fromEntries(
    chips.filter((name) => state[name] !== '').map((name) => [name, state[name].split(',')]),
  )
}

/** Returns the changes to the URL state when the filter chips change. */
export function memoChanges(values: FilterValues): Partial<MemoState> {
  return { ...Object.fromEntries(chips.map((name) => [name, (values[name] ?? []).join(',')])), page: 0 }
}
