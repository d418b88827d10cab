import { useCallback, useEffect, useMemo, useRef } from 'react'
import { noteUnsaved } from '../routing/leave-guard.ts'

interface UnsentFiles {
  /** Notes the files as they are now: the page asks before it is left while one of them is not with the server. */
  note: (rows: readonly { readonly stage: string }[]) => void
  /** Says that all of them are with the server, before the page leads elsewhere by itself. */
  sent: () => void
}

/** Guards files that were chosen or are on their way: leaving, reloading or closing the tab would lose them. */
export function useUnsentFiles(): UnsentFiles {
  const release = useRef<() => void>(undefined)
  const sent = useCallback(() => {
    release.current?.()
    release.current = undefined
  }, [])
  const note = useCallback<UnsentFiles['note']>(
    (rows) => {
      if (rows.every(({ stage }) => stage === 'done')) sent()
      else release.current ??= noteUnsaved({ isFiles: true, discard: () => undefined })
    },
    [sent],
  )
  useEffect(() => sent, [sent])
  return useMemo(() => ({ note, sent }), [note, sent])
}
