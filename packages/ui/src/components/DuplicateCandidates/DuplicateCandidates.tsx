import type { ReactElement } from 'react'
import { duplicateThreshold } from '@capiz/domain/duplicate'
import type { DuplicateSignal } from '@capiz/domain/duplicate'
import { plural } from '@capiz/domain/text'
import { Button } from '../Button/index.ts'
import { LinkButton } from '../Link/index.ts'
import { Notice } from '../Notice/index.ts'
import * as styles from './DuplicateCandidates.css.ts'

/** A record that may be the same as the one being entered. */
export interface DuplicateCandidate {
  readonly code: string
  readonly name: string
  readonly facts?: string
  readonly score: number
  readonly signals: readonly DuplicateSignal[]
  readonly href?: string
}

export interface DuplicateCandidatesProps {
  candidates: readonly DuplicateCandidate[]
  /** The entered record is this one. */
  onSame: (code: string) => void
  /** None of them is the entered record. */
  onDifferent: () => void
}

/** Records found by the duplicate check (specification 1, section 5: threshold 3), with what they have in common. */
export function DuplicateCandidates({
  candidates,
  onSame,
  onDifferent,
}: DuplicateCandidatesProps): ReactElement {
  if (candidates.length === 0) {
    return (
      <Notice kind="success">No record with {duplicateThreshold} or more points in common was found.</Notice>
    )
  }
  return (
    <section className={styles.root} aria-label="Possible duplicates">
      <Notice
        kind="attention"
        title={`${plural(candidates.length, 'record looks', 'records look')} like this one`}
      >
        Compare what they have in common. If one of them is the same, go on with it instead of adding another.
      </Notice>
      <ul className={styles.list}>
        {candidates.map((candidate) => (
          <li key={candidate.code} className={styles.item}>
            <div>
              <p className={styles.name}>{candidate.name}</p>
              <p className={styles.muted}>
                {[candidate.code, candidate.facts, `${plural(candidate.score, 'point', 'points')} in common`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <dl className={styles.signals}>
              {candidate.signals.map((signal) => (
                <Signal key={signal.signal} signal={signal} />
              ))}
            </dl>
            <div className={styles.actions}>
              <Button
                size="sm"
                aria-label={`This is the same: ${candidate.name}`}
                onPress={() => onSame(candidate.code)}
              >
                This is the same
              </Button>
              {candidate.href ? (
                <LinkButton
                  size="sm"
                  variant="quiet"
                  href={candidate.href}
                  aria-label={`Open record: ${candidate.name}`}
                >
                  Open record
                </LinkButton>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onPress={onDifferent}>
          {candidates.length === 1 ? 'It is a different one' : 'All of them are different'}
        </Button>
      </div>
    </section>
  )
}

function Signal({ signal }: { signal: DuplicateSignal }): ReactElement {
  const isEqual = signal.candidateValue === signal.existingValue
  return (
    <>
      <dt className={styles.muted}>{signal.label}</dt>
      <dd className={styles.value}>
        {isEqual ? signal.existingValue : `${signal.candidateValue}, there ${signal.existingValue}`}
      </dd>
    </>
  )
}
