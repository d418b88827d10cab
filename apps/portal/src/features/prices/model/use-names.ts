import { referenceCalls } from '@capiz/api/contract/reference-list'
import { priceSheets } from '@capiz/api/contract/price'
import { isNoRoomCategory, type ReferenceBase } from '@capiz/domain/reference'
import { useCall } from '../../../platform/data/query.tsx'
import type { PriceScreen } from './kinds.ts'
import { type NamedChoice, type Names, namesFrom } from './names.ts'

interface Item {
  code: string
  description?: string | null | undefined
  instrumentName?: string | null | undefined
  sortOrder?: number | null | undefined
  deleted: boolean
}

const everything = { query: { size: 1000 } }

function choices(items: readonly Item[] | undefined): NamedChoice[] {
  return (items ?? [])
    .toSorted(
      (a, b) =>
        (a.sortOrder ?? 0) - (b.sortOrder ?? 0) ||
        (a.description ?? a.code).localeCompare(b.description ?? b.code),
    )
    .map((item) => ({
      value: item.code,
      label: item.instrumentName ?? item.description ?? item.code,
      isGone: item.deleted,
    }))
}

/** Room categories, those that mean no room in a group of their own behind the others (specification 2, section 3). */
function roomChoices(items: readonly Item[]): NamedChoice[] {
  const all = choices(items)
  return [
    ...all.filter(({ label }) => !isNoRoomCategory(label)),
    ...all
      .filter(({ label }) => isNoRoomCategory(label))
      .map((choice) => ({ ...choice, group: 'Without a room' })),
  ]
}

/** Choices of a list whose items are held by their names. */
const namedChoices = (items: readonly Item[]): NamedChoice[] =>
  choices(items).map((choice) => ({ ...choice, value: choice.label }))

/** Reads the names a kind of price sheet needs; without the right to one of the lists its codes stand for themselves. */
export function useNames(screen: PriceScreen): { names: Names; isPending: boolean; error: Error | null } {
  const bases: readonly (ReferenceBase | undefined)[] = screen.lineFields.map(({ list }) => list)
  const header: readonly string[] = screen.headerKey
  const needs = (base: ReferenceBase): boolean => bases.includes(base)
  const hasProcedures = screen.lineKey.includes('procedureCode')
  const rooms = useCall(referenceCalls['hf-room-category'].list, everything, {
    isEnabled: needs('hf-room-category') || header.includes('roomCategoryCode'),
  })
  const services = useCall(referenceCalls['medicard-service'].list, everything, {
    isEnabled: needs('medicard-service'),
  })
  const instruments = useCall(referenceCalls['physician-instrument'].list, everything, {
    isEnabled: needs('physician-instrument'),
  })
  const centers = useCall(referenceCalls['hf-cost-center'].list, everything, {
    isEnabled: header.includes('costCenter'),
  })
  const societies = useCall(referenceCalls.society.list, everything, {
    isEnabled: header.includes('societyName'),
  })
  const procedures = useCall(
    priceSheets['standard-procedure-rate'].procedureNames,
    {},
    { isEnabled: hasProcedures },
  )
  const queries = [rooms, services, instruments, centers, societies, procedures]
  const lists = {
    ...(rooms.data && { roomCategoryCode: roomChoices(rooms.data.content) }),
    ...(services.data && { serviceCode: choices(services.data.content) }),
    ...(instruments.data && { instrumentCode: choices(instruments.data.content) }),
    ...(centers.data && { costCenter: choices(centers.data.content) }),
    ...(societies.data && { societyName: namedChoices(societies.data.content) }),
    ...(procedures.data && {
      procedureCode: procedures.data.map(({ code, description, offered }) => ({
        value: code,
        label: description,
        isGone: !offered,
      })),
    }),
  }
  return {
    names: namesFrom(lists),
    isPending: queries.some(({ isLoading }) => isLoading),
    error: rooms.error ?? services.error ?? instruments.error ?? centers.error ?? null,
  }
}
