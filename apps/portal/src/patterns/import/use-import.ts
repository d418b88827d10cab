import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/calls/api.ts'
import { callKey } from '../../platform/data/query.tsx'
import type { ImportKind } from './kind.ts'
import { isAtWork } from './import-state.ts'

/** Milliseconds between two questions how far an import is. */
const pause = 800

/** An import; while the server is at work on it, it is read again and again. */
export function useImport({ calls }: ImportKind, code: string) {
  const input = { params: { code } }
  return useQuery({
    queryKey: callKey(calls.get, input),
    queryFn: ({ signal }) => call(calls.get, input, { signal }),
    enabled: code !== '',
    refetchInterval: ({ state }) => (state.data !== undefined && isAtWork(state.data) ? pause : false),
  })
}
