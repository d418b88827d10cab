import { isApiError } from '@capiz/api/client'
import { useState } from 'react'
import { currentRecord } from './form-problems.ts'

/** The conflict with a version another user saved during the edit; both versions are available. */
export interface Conflict<V> {
  stored: V
  /** Keeps what was typed, on top of their version; the next save then replaces it knowingly. */
  keepDraft: () => void
  /** Puts their version into the form. */
  loadStored: () => void
}

interface ResettableForm<V> {
  state: { values: V }
  reset: (values: V, options: { keepDefaultValues: boolean }) => void
}

/** Keeps the version another user saved during the edit; `fromRecord` reads the values from it. */
export function useConflict<V extends object>(fromRecord: ((record: unknown) => V) | undefined) {
  const [stale, setStale] = useState<V>()

  /** Takes a failed save that met a newer version; returns whether it did. */
  function take(error: unknown): boolean {
    if (!isApiError(error, 'STALE_RECORD') || fromRecord === undefined || error.details === undefined)
      return false
    setStale(fromRecord(currentRecord(error.details)))
    return true
  }

  /** Returns the conflict with its two ways out of it, which change the values of the form. */
  function conflictOf(form: ResettableForm<V>): Conflict<V> | undefined {
    if (stale === undefined) return undefined
    function resolve(values: V): void {
      setStale(undefined)
      form.reset(values, { keepDefaultValues: true })
    }
    return {
      stored: stale,
      loadStored: () => resolve(stale),
      keepDraft: () =>
        resolve({ ...form.state.values, ...('version' in stale && { version: stale.version }) }),
    }
  }
  return { take, conflictOf }
}
