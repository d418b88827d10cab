import type { OutputOf } from '@capiz/api/contract/define'
import type { duplicate } from '@capiz/api/contract/duplicate'
import type { Column } from '@capiz/ui/DataTable'
import { LinkButton } from '@capiz/ui/Link'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Fragment, type ReactElement } from 'react'
import { recordPath } from '../../patterns/record-path.ts'
import * as styles from './duplicates.css.ts'
import { likelihoodLabels } from './queue-state.ts'
import { reasonsSummary } from './reasons.ts'

/** Two records that may be one. */
export type DuplicatePair = OutputOf<typeof duplicate.pairs>['content'][number]

/** Violet waits for a decision, as the likeliest pairs do; red and amber are for what is late and due. */
const looks = {
  certain: { tone: 'review', icon: 'eye' },
  likely: { tone: 'progress', icon: 'eye' },
} as const

/** Address where both records of a pair stand side by side. */
const comparePath = ({ first }: DuplicatePair): string => `${recordPath(first.code)}/duplicates`

function Pair({ first, second }: Pick<DuplicatePair, 'first' | 'second'>): ReactElement {
  return (
    <span data-pair="" className={styles.pair}>
      {[first, second].map(({ name, code }) => (
        <Fragment key={code}>
          <span>{name}</span>
          <span className={styles.code}>{code}</span>
        </Fragment>
      ))}
    </span>
  )
}

/** The columns of the queue: both records, how likely they are one, why, and the way to both side by side. */
export const columns: readonly Column<DuplicatePair>[] = [
  {
    id: 'pair',
    header: 'Records',
    text: ({ first, second }) => `${first.name} ${first.code}, ${second.name} ${second.code}`,
    cell: Pair,
    minWidth: 316,
    weight: 1,
  },
  {
    id: 'tier',
    header: 'Likelihood',
    kind: 'status',
    text: ({ tier }) => likelihoodLabels[tier],
    // most pairs are no more than possible: only the others are marked, and a low score says nothing more
    cell: ({ tier, bits }) =>
      tier === 'possible' ? (
        likelihoodLabels.possible
      ) : (
        <StatusBadge
          size="sm"
          {...looks[tier]}
          label={likelihoodLabels[tier]}
          detail={`Match score ${bits.toFixed(1)}`}
        />
      ),
    sort: 'bits',
    minWidth: 132,
  },
  {
    id: 'why',
    header: 'Why',
    isLabelHidden: true,
    text: ({ reasons }) => reasonsSummary(reasons),
    cell: ({ reasons }) => <span className={styles.why}>{reasonsSummary(reasons)}</span>,
    minWidth: 180,
    weight: 3,
  },
  {
    id: 'compare',
    header: 'Action',
    text: () => 'Compare',
    isLabelHidden: true,
    cell: (pair) => (
      <span className={styles.compare}>
        <LinkButton
          href={comparePath(pair)}
          size="sm"
          aria-label={`Compare ${pair.first.name} with ${pair.second.name}`}
        >
          Compare
        </LinkButton>
      </span>
    ),
    minWidth: 104,
    weight: 0,
  },
]
