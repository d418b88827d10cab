import { referenceInsight } from '@capiz/api/contract/maintenance'
import type { ReferenceBase } from '@capiz/domain/reference'
import { Notice } from '@capiz/ui/Notice'
import { type ReactElement, useEffect, useState } from 'react'
import { useCall } from '../../../platform/data/query.tsx'

/** Milliseconds of quiet before the list is searched. */
const pause = 400

/** Returns a text once typing has paused for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface SimilarNoteProps {
  base: ReferenceBase
  /** the name as it is typed */
  text: string
  /** code of the item that is edited, which is not its own double */
  code: string
}

/** Items of like name, shown while an item is typed, so that nothing is kept twice. */
export function SimilarNote({ base, text, code }: SimilarNoteProps): ReactElement | null {
  const settled = useSettled(text.trim().slice(0, 200))
  const { data } = useCall(
    referenceInsight.get,
    { query: { list: base, words: settled, ...(code !== '' && { code }) } },
    { isEnabled: settled.length >= 3 },
  )
  const similar = data?.similar ?? []
  if (similar.length === 0) return null
  return (
    <Notice tone="attention" title="The list has items of like name" isLive>
      {similar.map((one) => `${one.description} (${one.code}${one.disabled ? ', disabled' : ''})`).join('; ')}
    </Notice>
  )
}
