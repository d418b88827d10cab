import { type CallArguments, isApiError } from '@capiz/api/client'
import type { Identified, InputOf, OutputOf } from '@capiz/api/contract'
import {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { reportFailure } from '../feedback/report-error.ts'
import { onSessionEnd } from '../session/session-end.ts'
import { getSession } from '../session/session.ts'
import { call } from '../calls/api.ts'

/** A failed read is tried again once when the server was unwell; what it refused, it will refuse again. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && isApiError(error) && (error.status >= 502 || error.errorCode === 'OFFLINE')
}

const queries = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta?.['isSilent'] !== true) reportFailure(error)
    },
  }),
  mutationCache: new MutationCache({ onError: reportFailure }),
  defaultOptions: {
    queries: { staleTime: 15_000, gcTime: 300_000, retry: shouldRetry, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})

/** Drops the replies under way and empties the cache. */
export function clearCachedReplies(): void {
  void queries.cancelQueries()
  queries.clear()
}

// nothing of one person may reach the next
onSessionEnd(clearCachedReplies)

/** The cache of answers, for the screens after sign-in and the public screens. */
export function QueryRoot({ children }: { children: ReactNode }): ReactElement {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/** Answers belong to the user who asked. */
function userKey(): string {
  const session = getSession()
  return session.status === 'in' ? session.user.code : ''
}

type Keyed = readonly [string, unknown, string]

/** Key of an answer: endpoint, input, user. */
export function callKey<E extends Identified>(endpoint: E, input?: InputOf<E>): Keyed {
  return [endpoint.id, input ?? null, userKey()]
}

export interface CallSettings {
  /** false while something needed for the input is still missing */
  isEnabled?: boolean
  /** keeps showing the answer before while the next is under way, for lists whose page or filter changes */
  keepsPrevious?: boolean
  /** milliseconds after which it is read again, as long as the page is visible */
  every?: number
}

/** Reads through the contract: cached by endpoint, input and user; a newer input stops the older call. */
export function useCall<E extends Identified>(
  endpoint: E,
  input?: InputOf<E>,
  settings: CallSettings = {},
): UseQueryResult<OutputOf<E>> {
  return useQuery({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, ...([input, { signal }] as CallArguments<E>)),
    enabled: settings.isEnabled ?? true,
    placeholderData: settings.keepsPrevious === true ? keepPreviousData : undefined,
    refetchInterval: settings.every ?? false,
    // what is read again and again says once more every time that it failed
    meta: { isSilent: settings.every !== undefined },
  })
}

/** Reads into the cache of `useCall` before the screen is drawn that shows the reply; a failure is left to the screen. */
export function readAhead<E extends Identified>(endpoint: E, input?: InputOf<E>): Promise<void> {
  return queries.prefetchQuery({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, ...([input, { signal }] as CallArguments<E>)),
    retry: shouldRetry,
    meta: { isSilent: true },
  })
}

/**
 * Reads through a part of the contract that is fetched with the call, for what a first screen asks only later. Shares the
 * cache with `useCall`; `id` is the id of the endpoint that `load` brings.
 */
export function useLaterCall<E extends Identified>(
  id: E['id'],
  load: () => Promise<E>,
  input?: InputOf<E>,
  settings: CallSettings = {},
): UseQueryResult<OutputOf<E>> {
  return useQuery({
    queryKey: [id, input ?? null, userKey()],
    queryFn: async ({ signal }) => call(await load(), ...([input, { signal }] as CallArguments<E>)),
    enabled: settings.isEnabled ?? true,
    placeholderData: settings.keepsPrevious === true ? keepPreviousData : undefined,
  })
}

/** Which answers are stale after a save: an endpoint, or a whole group as `facility.*`. */
export type Refresh = Identified | `${string}.*`

function isMatch(refresh: Refresh, id: unknown): boolean {
  if (typeof id !== 'string') return false
  return typeof refresh === 'string' ? id.startsWith(refresh.slice(0, -1)) : id === refresh.id
}

/** Marks answers as stale and reads those on the screen again. */
export function refreshCalls(...stale: Refresh[]): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey }) => stale.some((refresh) => isMatch(refresh, queryKey[0])),
  })
}
