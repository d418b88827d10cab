import { useCallback, useState } from 'react'
import type { DecideLine } from './decision-column.tsx'
import type { LineDraft, LineDrafts } from './line-decisions.ts'

function withDraft(drafts: LineDrafts, key: string, draft: LineDraft | undefined): LineDrafts {
  const next = new Map(drafts)
  if (draft === undefined) next.delete(key)
  else next.set(key, draft)
  return next
}

/** Typing a reason or an amount letter by letter is one step of the history. */
const isTyping = (before: LineDraft | undefined, draft: LineDraft | undefined): boolean =>
  before !== undefined && before.choice !== 'accept' && before.choice === draft?.choice

interface DraftHistory {
  drafts: LineDrafts
  decide: DecideLine
  undo: () => void
  /** forgets what is not sent, so that the kept decisions show again */
  reset: () => void
}

/** The decisions on lines that are not sent yet, from those kept on, with the way back to each earlier state. */
export function useLineDrafts(kept: LineDrafts): DraftHistory {
  const [history, setHistory] = useState<readonly LineDrafts[]>([])
  const decide: DecideLine = useCallback(
    (key, draft) => {
      setHistory((states) => {
        const now = states.at(-1) ?? kept
        const next = withDraft(now, key, draft)
        return isTyping(now.get(key), draft) ? [...states.slice(0, -1), next] : [...states, next]
      })
    },
    [kept],
  )
  const undo = useCallback(() => setHistory((states) => states.slice(0, -1)), [])
  const reset = useCallback(() => setHistory([]), [])
  return { drafts: history.at(-1) ?? kept, decide, undo, reset }
}
