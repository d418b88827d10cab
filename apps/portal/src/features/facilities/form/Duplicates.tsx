import { presentStatus } from '@capiz/domain/accreditation'
import { DuplicateCandidates } from '@capiz/ui/DuplicateCandidates'
import { type ReactElement, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FacilityFormHandle } from './useFacilityForm.ts'

/** Records that look like the one being added, with reasons; the save is repeated only when they are all different. */
export function Duplicates({ form }: { form: FacilityFormHandle }): ReactElement | null {
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  const { candidates } = form
  useEffect(() => {
    if (candidates.length > 0) place.current?.focus()
  }, [candidates])
  if (candidates.length === 0) return null
  return (
    <div ref={place} tabIndex={-1}>
      <DuplicateCandidates
        candidates={candidates.map((candidate) => ({
          code: candidate.code,
          name: candidate.name,
          score: candidate.score,
          facts: [
            candidate.type,
            candidate.city,
            candidate.accreditationStatusCode
              ? presentStatus(candidate.accreditationStatusCode).label
              : undefined,
          ]
            .filter(Boolean)
            .join(', '),
          signals: candidate.reasons.map(({ signal, label, points, candidateValue, existingValue }) => ({
            signal,
            label,
            points,
            candidateValue: candidateValue ?? '',
            existingValue: existingValue ?? '',
          })),
          href: `/health-facility/${candidate.code}`,
        }))}
        onSame={(code) => void navigate(`/health-facility/${code}`)}
        onDifferent={form.saveAllTheSame}
      />
    </div>
  )
}
