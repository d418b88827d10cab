import { proposal } from '@capiz/api/contract/proposal'
import { request } from '@capiz/api/contract/request'
import type { IsoDate } from '@capiz/domain/time'
import type { PriceVersion } from '@capiz/ui/accreditation/PriceHistory'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api.ts'
import { callKey, useCall } from '../../../platform/data/query.tsx'
import { useOpenRequests } from '../../../patterns/open-requests.ts'
import { usePersonNames } from '../../../patterns/people.ts'
import type { Sheet, SheetRow } from './calls.ts'
import { ownerField } from '@capiz/domain/fees'
import { type PriceList, priceLists } from './headers.ts'
import { knownQuery, type KnownState } from './known-state.ts'
import type { PriceScreen } from './kinds.ts'
import { versionOf } from './lines.ts'
import type { Names } from './names.ts'
import { pendingVersion } from './proposal.ts'
import { useNames } from './use-names.ts'

/** Versions whose lines are read; a price list has a few a year. */
export const mostVersions = 60

/** All sheets of an owner, newest first, without their lines. */
function useRows(screen: PriceScreen, owner: string, known: KnownState) {
  const field = ownerField(screen.kind)
  const query = {
    size: 1000,
    sort: 'effectiveDate,DESC',
    ...(field && { [field]: owner }),
    ...knownQuery(known),
  }
  return useCall(screen.calls.list, { query })
}

/** The newest versions of a price list with their lines, each read once. */
function useVersions(screen: PriceScreen, list: PriceList | undefined, known: KnownState) {
  const rows = (list?.rows ?? []).slice(0, mostVersions)
  const [, ...key] = callKey(screen.calls.list)
  return useQuery({
    queryKey: [`${screen.group}.lines`, rows.map(({ id, version }) => [id, version]), known.knownAt, ...key],
    queryFn: ({ signal }): Promise<Sheet[]> =>
      Promise.all(
        rows.map(({ id }) =>
          call(screen.calls.get, { params: { id }, query: knownQuery(known) }, { signal }),
        ),
      ),
    enabled: list !== undefined,
  })
}

/** Returns the proposed sheet of this kind that is not decided yet. */
function useProposal({ requestType }: PriceScreen, owner: string) {
  const open = useOpenRequests(requestType === undefined ? '' : owner)
  const found = open?.find(({ type }) => type === requestType)
  const input = { params: { code: found?.code ?? '' } }
  const isEnabled = found !== undefined
  const { data: view } = useCall(request.get, input, { isEnabled })
  const { data: lines } = useCall(proposal.lines, input, { isEnabled })
  return view && lines && { view, lines }
}

/** Which list and version the address names; either may be empty. */
interface ShownList extends KnownState {
  list: string
  version: string
}

/** Everything the screens of one kind of prices of one owner are made of. */
export interface PriceSheetData {
  screen: PriceScreen
  owner: string
  names: Names
  lists: readonly PriceList[]
  /** the list that is shown; undefined when the owner has none */
  list: PriceList | undefined
  sheets: readonly Sheet[]
  versions: readonly PriceVersion[]
  isPending: boolean
  error: Error | null
  retry: () => void
}

/** The list of the address; an address that names only a version means the list the version is in. */
function listOf(lists: readonly PriceList[], { list, version }: ShownList): PriceList | undefined {
  const named = lists.find(({ key }) => key === list)
  if (list !== '' && named !== undefined) return named
  return lists.find(({ rows }) => rows.some(({ id }) => String(id) === version)) ?? named ?? lists[0]
}

const exactly = (screen: PriceScreen, owner: string, rows: readonly SheetRow[]): readonly SheetRow[] => {
  const field = ownerField(screen.kind)
  // the filter for societies finds names that contain the text
  return field === undefined ? rows : rows.filter((row) => row[field] === owner)
}

/** Reads the prices of one kind of one owner: its price lists, the versions of the chosen one, and what waits. */
export function useSheets(screen: PriceScreen, owner: string, shown: ShownList): PriceSheetData {
  const rows = useRows(screen, owner, shown)
  const { names, isPending: areNamesPending, error } = useNames(screen)
  const lists = priceLists(screen, exactly(screen, owner, rows.data?.content ?? []), names)
  const list = listOf(lists, shown)
  const versions = useVersions(screen, list, shown)
  // what waits is of now
  const proposed = useProposal(screen, shown.knownAt === '' ? owner : '')
  const waiting =
    proposed === undefined
      ? []
      : pendingVersion(screen, proposed.view, proposed.lines, list?.key ?? shown.list, names)
  const sheets = list === undefined ? [] : (versions.data ?? [])
  const nameOf = usePersonNames(sheets.map(({ createdBy }) => createdBy))
  return {
    screen,
    owner,
    names,
    lists,
    list,
    sheets,
    versions: [
      ...sheets.map((sheet) => ({ ...versionOf(screen, sheet, names), author: nameOf(sheet.createdBy) })),
      ...waiting,
    ],
    isPending: rows.isPending || areNamesPending || (list !== undefined && versions.isPending),
    error: rows.error ?? versions.error ?? error,
    retry: () => {
      void rows.refetch()
      void versions.refetch()
    },
  }
}

/** The day a sheet begins. */
export function dayOf(sheet: Pick<Sheet, 'effectiveDate'>): IsoDate {
  return sheet.effectiveDate
}
