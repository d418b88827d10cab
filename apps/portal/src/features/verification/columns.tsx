import { formatDay } from '@capiz/domain/time'
import { type ProofState, proofPresentation } from '@capiz/domain/verification'
import { Text } from '@capiz/ui/Text'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import type { ReactElement } from 'react'
import type { ListColumn } from '../../patterns/list-column.ts'
import { type Claim, claimKey, claimLabel } from './claim.ts'
import * as styles from './verification.css.ts'

const tones: Partial<Record<ProofState, 'danger'>> = { CONTRADICTED: 'danger' }

/** Why and when the claim is to be looked up again; empty for most. */
const dueText = ({ isAsked, nextDue }: Claim): string =>
  [isAsked ? 'asked by a rule' : '', nextDue === null ? '' : `due again ${formatDay(nextDue)}`]
    .filter(Boolean)
    .map((part) => ` · ${part}`)
    .join('')

interface ClaimLinesProps {
  claim: Claim
  isCurrent: boolean
  hasState: boolean
}

/** A claim in two lines: whose it is and how it stands, then what is to be proved and where. */
function ClaimLines({ claim, isCurrent, hasState }: ClaimLinesProps): ReactElement {
  return (
    <span className={isCurrent ? styles.current : undefined}>
      <span className={styles.line}>
        <span className={styles.name}>{claim.ownerName}</span>
        {hasState ? (
          <Text as="span" size="caption" weight="strong" tone={tones[claim.state] ?? 'muted'}>
            {proofPresentation[claim.state].label}
          </Text>
        ) : null}
        {isCurrent ? <VisuallyHidden>, shown beside the list</VisuallyHidden> : null}
      </span>
      <span className={styles.detail}>
        <span className={styles.source}>{`${claimLabel(claim)} · ${claim.source}`}</span>
        <span className={styles.due}>{dueText(claim)}</span>
      </span>
    </span>
  )
}

/**
 * The column of the queue, which is narrow beside the claim that is looked at.
 *
 * @param hasState false where all rows are in the same state
 */
export function columnsFor(currentKey: string, hasState: boolean): readonly ListColumn<Claim>[] {
  return [
    {
      id: 'owner',
      header: 'Provider and claim',
      fields: ['ownerName', 'claim', 'documentType', 'source', 'state', 'isAsked', 'nextDue'],
      text: (claim) => `${claim.ownerName}, ${claimLabel(claim)}`,
      cell: (claim) => (
        <ClaimLines claim={claim} isCurrent={claimKey(claim) === currentKey} hasState={hasState} />
      ),
      sort: 'ownerName',
      minWidth: 240,
    },
  ]
}
