import { useCallback, useState } from 'react'
import type { DecideLine } from './decision-column.tsx'
import type { LineDraft, LineDrafts } from './line-decisions.ts'

const undone: LineDrafts = new Map()

function withDraft(drafts: LineDrafts, key: string, draft: LineDraft | undefined): LineDrafts {
  const next = new Map(drafts)
  if (draft === undefined) next.delete(key)
  else next.set(key, draft)
  return next
}

/** Typing a reason letter by letter is one step of the history. */
const isTyping = (before: LineDraft | undefined, draft: LineDraft | undefined): boolean =>
  before?.choice === 'refuse' && draft?.choice === 'refuse'

interface DraftHistory {
  drafts: LineDrafts
  decide: DecideLine
  undo: () => void
}

/** The decisions on lines that are not sent yet, with the way back to each earlier state. */
export function useLineDrafts(): DraftHistory {
  const [history, setHistory] = useState<readonly LineDrafts[]>([undone])
  const decide: DecideLine = useCallback((key, draft) => {
    setHistory((states) => {
      const now = states.at(-1) ?? undone
      const next = withDraft(now, key, draft)
      return isTyping(now.get(key), draft) ? [...states.slice(0, -1), next] : [...states, next]
    })
  }, [])
  const undo = useCallback(
    () => setHistory((states) => (states.length > 1 ? states.slice(0, -1) : states)),
    [],
  )
  return { drafts: history.at(-1) ?? undone, decide, undo }
}
