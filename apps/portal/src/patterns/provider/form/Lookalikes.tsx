import { DuplicateCandidates } from '@capiz/ui/DuplicateCandidates'
import { type ReactElement, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { candidateOf } from '../duplicates/candidate.ts'
import { type Lookalike, type ProviderKind, recordHref } from '../provider.ts'

interface LookalikesProps {
  kind: ProviderKind
  candidates: readonly Lookalike[]
  /** none of them is the one being added */
  onDifferent: () => void
}

/** Records that look like the one being added, with reasons; the save is repeated only when they are all different. */
export function Lookalikes({ kind, candidates, onDifferent }: LookalikesProps): ReactElement | null {
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (candidates.length > 0) place.current?.focus()
  }, [candidates])
  if (candidates.length === 0) return null
  return (
    <div ref={place} tabIndex={-1}>
      <DuplicateCandidates
        candidates={candidates.map((candidate) => candidateOf(kind, candidate))}
        onSame={(code) => void navigate(recordHref({ kind, code }))}
        onDifferent={onDifferent}
      />
    </div>
  )
}
