import { formatDay } from '@capiz/domain/time'
import { proofPresentation } from '@capiz/domain/verification'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import type { ReactElement } from 'react'
import type { ListColumn } from '../../patterns/list-column.ts'
import { today } from '../../patterns/today.ts'
import { type Claim, claimKey, claimLabel, endText, urgencyHeading } from './claim.ts'
import * as styles from './verification.css.ts'

/** How much the rows of the list leave to their headings: rows of different states, in groups of one urgency. */
export interface ClaimListing {
  hasStates: boolean
  isGrouped: boolean
}

/** State and whether a rule asks for the claim, unless its heading says so, and when a verified claim is due again. */
function stateText(claim: Claim, { hasStates, isGrouped }: ClaimListing): string {
  const { state, isAsked, nextDue } = claim
  const { label } = proofPresentation[state]
  const heading = isGrouped ? urgencyHeading(claim) : ''
  return [
    hasStates && label !== heading ? label : '',
    isAsked && (heading === '' || heading === label) ? 'asked by a rule' : '',
    state === 'VERIFIED' && nextDue !== null ? `due again ${formatDay(nextDue)}` : '',
  ]
    .filter(Boolean)
    .map((part) => ` · ${part}`)
    .join('')
}

interface ClaimLinesProps {
  claim: Claim
  isCurrent: boolean
  listing: ClaimListing
}

/** A claim in two lines: its provider and when the proof ends, then what is to be proved and its state. */
function ClaimLines({ claim, isCurrent, listing }: ClaimLinesProps): ReactElement {
  const end = endText(claim, today())
  return (
    <span className={isCurrent ? styles.current : undefined}>
      <span className={styles.line}>
        <span className={styles.name}>{claim.ownerName}</span>
        {end === undefined ? null : <span className={styles.end}>{end}</span>}
        {isCurrent ? <VisuallyHidden>, shown beside the list</VisuallyHidden> : null}
      </span>
      <span className={styles.detail}>
        <span className={styles.subject}>{claimLabel(claim)}</span>
        <span className={styles.state}>{stateText(claim, listing)}</span>
      </span>
    </span>
  )
}

/** The column of the queue, which is narrow beside the claim that is looked at. */
export function columnsFor(currentKey: string, listing: ClaimListing): readonly ListColumn<Claim>[] {
  return [
    {
      id: 'owner',
      header: 'Provider and claim',
      fields: ['ownerName', 'claim', 'documentType', 'source', 'state', 'isAsked', 'nextDue'],
      text: (claim) => `${claim.ownerName}, ${claimLabel(claim)}`,
      cell: (claim) => (
        <ClaimLines claim={claim} isCurrent={claimKey(claim) === currentKey} listing={listing} />
      ),
      sort: 'ownerName',
      minWidth: 240,
    },
  ]
}
