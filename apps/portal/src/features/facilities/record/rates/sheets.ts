import type { OutputOf } from '@capiz/api/contract/define'
import { roomRate } from '@capiz/api/contract/price'
import { lookups } from '@capiz/api/contract/reference'
import { request } from '@capiz/api/contract/request'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { callKey, useCall } from '../../../../lib/query.tsx'
import { useOpenRequests } from '../RecordNotices.tsx'
import { type Line, linesOf, pendingVersion, versionOf } from './versions.ts'

type Sheet = OutputOf<typeof roomRate.get>

/** Sheets read at most; a facility has a few a year. */
const most = 60

/** All sheets with their lines: the list names them, each is then read once. */
function useSheets(code: string) {
  const query = { healthFacilityCode: code, size: most, sort: 'effectiveDate,DESC' }
  const [, ...key] = callKey(roomRate.list, { query })
  return useQuery({
    // begins as the calls of the group do, so that a save makes it stale as well
    queryKey: ['roomRate.sheets', ...key],
    queryFn: async ({ signal }): Promise<Sheet[]> => {
      const { content } = await call(roomRate.list, { query }, { signal })
      return Promise.all(content.map(({ id }) => call(roomRate.get, { params: { id } }, { signal })))
    },
  })
}

/** The sheet a coordinator proposed and nobody has decided on. */
function useProposal(code: string) {
  const open = useOpenRequests(code)?.find(({ type }) => type === 'hf/room-rate')
  const isEnabled = open !== undefined
  return useCall(request.get, { params: { code: open?.code ?? '' } }, { isEnabled }).data
}

/** A room category that can have a price. */
export interface RoomCategory {
  code: string
  label: string
}

/** The room rates of a facility over time, the proposal under way, and the categories in their order. */
export function useRoomRates(code: string) {
  const sheets = useSheets(code)
  const reference = useCall(lookups.roomCategories, { query: { size: 1000 } })
  const proposal = useProposal(code)
  const categories: RoomCategory[] = (reference.data?.content ?? []).map((item) => ({
    code: item.code,
    label: item.description ?? item.code,
  }))
  const names = new Map(categories.map((category) => [category.code, category.label]))
  const newest = sheets.data?.[0]
  return {
    categories,
    versions: [
      ...(sheets.data ?? []).map((sheet) => versionOf(sheet, names)),
      ...(proposal === undefined ? [] : pendingVersion(proposal, names)),
    ],
    /** the lines a new version starts from */
    newest: newest === undefined ? ([] as Line[]) : linesOf(newest.lines),
    isPending: sheets.isPending || reference.isPending,
    error: sheets.error ?? reference.error,
    retry: () => {
      void sheets.refetch()
      void reference.refetch()
    },
  }
}
