import type { KeyValueStorage } from '@capiz/api/client'
import { useEffect, useRef, useState } from 'react'
import { deviceStorage, draftPrefix } from './api.ts'

/** A form as it was left, with the moment it was last typed in (ms of the device's clock). */
export interface Draft<T> {
  values: T
  savedAt: number
}

/** Drafts older than this are not offered any more, in milliseconds (30 days). */
export const draftLife = 30 * 86_400_000

const keyOf = (user: string, form: string): string => `${draftPrefix}${user}.${form}`

/** The draft of a user and form, or undefined when there is none, it is too old, or it cannot be read. */
export function readDraft<T>(
  storage: KeyValueStorage,
  user: string,
  form: string,
  now: number,
): Draft<T> | undefined {
  try {
    const draft: unknown = JSON.parse(storage.getItem(keyOf(user, form)) ?? 'null')
    if (typeof draft !== 'object' || draft === null) return undefined
    const { values, savedAt } = draft as Partial<Draft<T>>
    const isFresh = typeof savedAt === 'number' && now - savedAt < draftLife
    return isFresh && typeof values === 'object' && values !== null ? { values, savedAt } : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft on this device. */
export function writeDraft<T>(storage: KeyValueStorage, user: string, form: string, draft: Draft<T>): void {
  storage.setItem(keyOf(user, form), JSON.stringify(draft))
}

/** Discards a draft. */
export function dropDraft(storage: KeyValueStorage, user: string, form: string): void {
  storage.removeItem(keyOf(user, form))
}

export interface DraftOffer<T> {
  /** the draft found when the form was opened, until it is taken or discarded */
  offered: Draft<T> | undefined
  /** Takes the offer away, because its values were put into the form. */
  take: () => void
  /** Throws the draft away for good: not wanted, or saved. */
  discard: () => void
  /** Keeps these values; files cannot be kept. Writes at most once a second. */
  keep: (values: T) => void
}

/** Milliseconds between the last key and the draft on the device. */
const pause = 1_000

/**
 * Drafts of one form, kept apart from the record: per user and form, offered when the form is opened again. Give the
 * form component a `key` when another record takes its place.
 */
export function useDraft<T>(user: string, form: string): DraftOffer<T> {
  const [offered, setOffered] = useState(() => readDraft<T>(deviceStorage, user, form, Date.now()))
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void }>(undefined)

  // whatever was typed last is kept even when the page is left within the pause
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer)
      waiting.current?.write()
    },
    [],
  )

  return {
    offered,
    take: () => setOffered(undefined),
    discard() {
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
      setOffered(undefined)
      dropDraft(deviceStorage, user, form)
    },
    keep(values) {
      clearTimeout(waiting.current?.timer)
      const write = (): void => {
        waiting.current = undefined
        writeDraft(deviceStorage, user, form, { values, savedAt: Date.now() })
      }
      waiting.current = { write, timer: setTimeout(write, pause) }
    },
  }
}
