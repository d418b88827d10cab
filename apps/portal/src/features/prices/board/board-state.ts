import { type PriceEvent, priceEvents } from '@capiz/api/schema/price-day'
import type { StatusTone } from '@capiz/domain/status'
import { type PriceSheetKindName, priceSheetKindNames } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import type { FilterDeclaration, FilterOption, FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../../platform/routing/url-state.ts'
import { dayText } from '../model/day-text.ts'
import { type KnownState, knownSchema } from '../model/known-state.ts'
import { priceScreens } from '../model/kinds.ts'

/** The state of the board, stored in the URL. */
export interface BoardState extends KnownState {
  page: number
  size: number
  /** ALL shows everything that happens */
  event: 'ALL' | PriceEvent
  kind: '' | PriceSheetKindName
  healthFacilityCode: string
  physicianCode: string
  societyName: string
  from: IsoDate | ''
  to: IsoDate | ''
}

/** How the address is read. */
export const boardSchema: UrlSchema<BoardState> = {
  page: wholeNumber(0),
  size: pageSize(),
  // overlaps go on for months; what takes effect is what people come for
  event: oneOf(['ALL', ...priceEvents], 'STARTS'),
  kind: oneOf(['', ...priceSheetKindNames], ''),
  healthFacilityCode: text,
  physicianCode: text,
  societyName: text,
  from: dayText,
  to: dayText,
  ...knownSchema,
}

/** The label and tone of each price event. */
export const eventLabels: Record<PriceEvent, { label: string; tone: StatusTone }> = {
  STARTS: { label: 'Takes effect', tone: 'progress' },
  LAPSES: { label: 'Lapses', tone: 'lapsed' },
  GAP: { label: 'Gap', tone: 'attention' },
  OVERLAP: { label: 'Overlap', tone: 'held' },
}

const given = <T extends string>(value: T): Exclude<T, ''> | undefined =>
  value.trim() === '' ? undefined : (value as Exclude<T, ''>)

/** The filters of the board calls for a state. */
export function boardFilters(state: BoardState) {
  return {
    event: state.event === 'ALL' ? undefined : state.event,
    kind: given(state.kind),
    healthFacilityCode: given(state.healthFacilityCode),
    physicianCode: given(state.physicianCode),
    societyName: given(state.societyName),
    from: given(state.from),
    to: given(state.to),
    knownAt: given(state.knownAt),
  }
}

/** The filters offered, with the societies of the list. */
export const boardChips = (societies: readonly FilterOption[]): readonly FilterDeclaration[] => [
  {
    id: 'kind',
    label: 'Prices',
    kind: 'one',
    isSuggested: true,
    options: priceSheetKindNames.map((kind) => ({ value: kind, label: priceScreens[kind].title })),
  },
  { id: 'healthFacilityCode', label: 'Facility code', kind: 'text' },
  { id: 'physicianCode', label: 'Physician code', kind: 'text' },
  { id: 'societyName', label: 'Society', kind: 'one', options: societies },
]

const chipNames = ['kind', 'healthFacilityCode', 'physicianCode', 'societyName'] as const

/** The filters of a state as the chips show them. */
export function boardValues(state: BoardState): FilterValues {
  return Object.fromEntries(
    chipNames.filter((name) => state[name] !== '').map((name) => [name, [state[name]]]),
  )
}

/** Returns the changes to the URL state when the filter chips change. */
export function boardChanges(values: FilterValues): Partial<BoardState> {
  const changed = chipNames.map((name) => [name, values[name]?.[0] ?? ''])
  return { page: 0, ...(Object.fromEntries(changed) as Partial<BoardState>) }
}
