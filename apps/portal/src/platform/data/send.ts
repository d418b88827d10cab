import type { CallArguments } from '@capiz/api/client'
import type { Identified, InputOf, OutputOf } from '@capiz/api/contract'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { reportError } from '../feedback/report-error.ts'
import { call } from '../calls/api.ts'
import { type Refresh, refreshCalls } from './query.tsx'

export interface SendSettings {
  refresh?: readonly Refresh[]
  /** false when the screen shows the failure itself; by default it becomes a toast */
  reportsErrors?: boolean
}

/** The input of a send: the input of the call, and the key that makes a repeated send one save. */
export interface SendInput<E extends Identified> {
  input: InputOf<E>
  idempotencyKey?: string
}

/** Saves through the contract; refreshes what it made stale; a failure becomes a toast unless the screen shows it. */
export function useSend<E extends Identified>(
  endpoint: E,
  settings: SendSettings = {},
): UseMutationResult<OutputOf<E>, Error, SendInput<E>> {
  const { refresh = [], reportsErrors = true } = settings
  const onError = useCallback((error: Error) => reportError(error), [])
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: SendInput<E>) =>
      call(endpoint, ...([input, { idempotencyKey }] as CallArguments<E>)),
    onSuccess: () => refreshCalls(...refresh),
    onError: reportsErrors ? onError : undefined,
  })
}
