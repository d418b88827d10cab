import { DuplicateCandidates } from '@capiz/ui/accreditation/DuplicateCandidates'
import { type ReactElement, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { candidateOf } from '../duplicates/candidate.ts'
import { type PossibleDuplicate, type ProviderKind, recordHref } from '../provider.ts'

interface PossibleDuplicatesProps {
  kind: ProviderKind
  candidates: readonly PossibleDuplicate[]
  /** none of them is the one being added */
  onDifferent: () => void
}

/** Records that look like the one being added, with reasons; the save is repeated only when they are all different. */
export function PossibleDuplicates({
  kind,
  candidates,
  onDifferent,
}: PossibleDuplicatesProps): ReactElement | null {
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
