import type { ReactElement, ReactNode } from 'react'
import { duplicateThreshold } from '@capiz/domain/duplicate'
import { plural } from '@capiz/domain/text'
import { formatDay, isIsoDate } from '@capiz/domain/time'
import { Button } from '../../primitives/Button/index.ts'
import { LinkButton } from '../../primitives/Link/index.ts'
import { Notice } from '../../feedback/Notice/index.ts'
import * as styles from './DuplicateCandidates.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** A common trait of two records; a value that the reader may not see is null. */
export interface SharedTrait {
  readonly signal: string
  readonly label: string
  readonly candidateValue?: string | null | undefined
  readonly existingValue?: string | null | undefined
  /** values that differ are marked as such */
  readonly likeness?: 'same' | 'near' | 'different' | null | undefined
}

/** A record that may be the same as the one being entered. */
export interface DuplicateCandidate {
  readonly code: string
  readonly name: string
  readonly facts?: string | undefined
  readonly score: number
  /** how likely it is the same; without one the points in common are shown */
  readonly verdict?: string | undefined
  readonly signals: readonly SharedTrait[]
  readonly href?: string | undefined
}

export interface DuplicateCandidatesProps extends ElementProps {
  /** Records that look like the entered one, likeliest first. */
  candidates: readonly DuplicateCandidate[]
  /** The entered record is this one. */
  onSame: (code: string) => void
  /** None of them is the entered record. */
  onDifferent: () => void
  /** Words of the buttons where the usual ones do not say what happens next. */
  sameLabel?: string | undefined
  /** Words of the button that says none of them is the entered record. */
  differentLabel?: string | undefined
  /** Advice on the matches; the default text is for staff. */
  advice?: ReactNode | undefined
  /** The answer "different" is being sent. */
  isPending?: boolean | undefined
}

/** Records found by the duplicate check (specification 1, section 5: threshold 3), with what they have in common. */
export function DuplicateCandidates({
  candidates,
  onSame,
  onDifferent,
  sameLabel = 'This is the same',
  differentLabel = candidates.length === 1 ? 'It is a different one' : 'All of them are different',
  advice = 'Compare what they have in common. If one of them is the same, go on with it instead of adding another.',
  isPending = false,
  ...rest
}: DuplicateCandidatesProps): ReactElement {
  if (candidates.length === 0) {
    return (
      <Notice {...elementProps(rest)} tone="success">
        No record with {duplicateThreshold} or more points in common was found.
      </Notice>
    )
  }
  return (
    <section {...elementProps(rest)} className={styles.root} aria-label="Possible duplicates">
      <Notice
        tone="attention"
        title={`${plural(candidates.length, 'record looks', 'records look')} like this one`}
      >
        {advice}
      </Notice>
      <ul className={styles.list}>
        {candidates.map((candidate) => (
          <Candidate
            key={candidate.code}
            {...{ candidate, sameLabel }}
            onSame={() => onSame(candidate.code)}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button isPending={isPending} onPress={onDifferent}>
          {differentLabel}
        </Button>
      </div>
    </section>
  )
}

interface CandidateProps {
  candidate: DuplicateCandidate
  sameLabel: string
  onSame: () => void
}

function Candidate({ candidate, sameLabel, onSame }: CandidateProps): ReactElement {
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>{candidate.name}</p>
        <p className={styles.muted}>
          {[
            candidate.code,
            candidate.facts,
            candidate.verdict ?? `${plural(candidate.score, 'point', 'points')} in common`,
          ]
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
        <Button size="sm" aria-label={`${sameLabel}: ${candidate.name}`} onPress={onSame}>
          {sameLabel}
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
  )
}

/** A trait as people write it; days come as the wire has them. */
const valueText = (value: string | null | undefined) => (value && isIsoDate(value) ? formatDay(value) : value)

/** The sign before a comparison. */
const marks = { same: '= ', near: '≈ ', different: '≠ ', none: '' }

function Signal({ signal }: { signal: SharedTrait }): ReactElement {
  const { label } = signal
  const [candidateValue, existingValue] = [valueText(signal.candidateValue), valueText(signal.existingValue)]
  const isOne = !existingValue || !candidateValue || candidateValue === existingValue
  return (
    <>
      <dt className={styles.muted}>{`${marks[signal.likeness ?? 'none']}${label}`}</dt>
      <dd className={styles.value}>
        {isOne ? existingValue || candidateValue : `${candidateValue}, there ${existingValue}`}
      </dd>
    </>
  )
}
