import { useEffect, useRef, useState } from 'react'
import { onSessionEnd } from '../session/session-end.ts'
import { deviceStorage } from '../calls/api.ts'
import { type Draft, dropDraft, readDraft, writeDraft } from './draft-store.ts'

export interface DraftOffer<T> {
  /** the draft found when the form was opened, until it is taken or discarded */
  offered: Draft<T> | undefined
  /** Takes the offer away, because its values were put into the form. */
  restore: () => void
  /** Throws the draft away for good: not wanted, or saved. */
  discard: () => void
  /** Keeps these values; files cannot be kept. Writes at most once a second. */
  keep: (values: T) => void
}

/** Milliseconds between the last key and the draft on the device. */
const pause = 1_000

/**
 * Drafts of one form, kept apart from the record: per user and form, offered when the form is opened again. Give the
 * form component a `key` when another record takes its place. Forms of signed-in users take `useFormDraft` or, when
 * they are made by `useSaveForm`, its `draft`; those bring the notice and the question before leaving as well.
 */
export function useDraft<T>(user: string, form: string, title?: string): DraftOffer<T> {
  const [offered, setOffered] = useState(() => readDraft<T>(deviceStorage, user, form, Date.now()))
  // where the form was opened: by the time its last values are kept the page may be another
  const [path] = useState(() => location.pathname + location.search)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void }>(undefined)

  // whatever was typed last is kept even when the page is left within the pause
  useEffect(() => {
    const flush = (): void => {
      clearTimeout(waiting.current?.timer)
      waiting.current?.write()
    }
    window.addEventListener('pagehide', flush)
    // who signs out leaves nothing behind on this device; a session that ended by itself is another matter
    const stop = onSessionEnd((reason) => {
      if (reason !== 'user') return
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
    })
    return () => {
      flush()
      stop()
      window.removeEventListener('pagehide', flush)
    }
  }, [])

  return {
    offered,
    restore: () => setOffered(undefined),
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
        writeDraft(deviceStorage, user, form, { values, savedAt: Date.now(), title, path })
      }
      waiting.current = { write, timer: setTimeout(write, pause) }
    },
  }
}
