import type { CallArguments } from '@capiz/api/client'
import type { Identified, InputOf, OutputOf } from '@capiz/api/contract'
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { call } from '../../platform/calls/api.ts'
import { callKey } from '../../platform/data/query.tsx'

/** A read whose call is chosen elsewhere: facilities and physicians have calls of their own for the same thing. */
export interface Read<T> {
  key: readonly unknown[]
  run: (signal: AbortSignal) => Promise<T>
}

/** A read through an endpoint; shares its answers with `useCall`. */
export function readOf<E extends Identified>(endpoint: E, input: InputOf<E>): Read<OutputOf<E>> {
  return {
    key: callKey(endpoint, input),
    run: (signal) => call(endpoint, ...([input, { signal }] as CallArguments<E>)),
  }
}

/** Reads what the kind of the record chose. */
export function useRead<T>({ key, run }: Read<T>): UseQueryResult<T> {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => run(signal) })
}

/** Reads what is chosen meanwhile; nothing while there is no choice. */
export function useChosenRead<T>(read: Read<T> | undefined): UseQueryResult<T> {
  return useQuery({
    queryKey: read?.key ?? ['none'],
    queryFn: read ? ({ signal }) => read.run(signal) : skipToken,
  })
}
