import type { OutputOf } from '@capiz/api/contract/define'
import type { duplicate } from '@capiz/api/contract/duplicate'
import type { Column } from '@capiz/ui/DataTable'
import { Link } from '@capiz/ui/Link'
import { type ReactElement, useId } from 'react'
import { recordPath } from '../../patterns/record-path.ts'
import * as styles from './duplicates.css.ts'
import { reasonsSummary } from './reasons.ts'

/** Two records that may be one. */
export type DuplicatePair = OutputOf<typeof duplicate.pairs>['content'][number]

/** Address where both records of a pair stand side by side. */
const comparePath = ({ first }: DuplicatePair): string => `${recordPath(first.code)}/duplicates`

/** A record of a pair; two of them may have one name, so the code describes the link. */
function Side({ name, code }: DuplicatePair['first']): ReactElement {
  const id = useId()
  return (
    <>
      <span>
        <Link href={recordPath(code)} aria-describedby={id}>
          {name}
        </Link>
      </span>
      <span id={id} className={styles.code}>
        {code}
      </span>
    </>
  )
}

const pairCell = ({ first, second }: DuplicatePair): ReactElement => (
  <span data-pair="" className={styles.pair}>
    <Side {...first} />
    <Side {...second} />
  </span>
)

/** The columns of the queue: both records, why they may be one, how alike they are, and the way to both side by side. */
export const columns: readonly Column<DuplicatePair>[] = [
  {
    id: 'pair',
    header: 'Records',
    text: ({ first, second }) => `${first.name} ${first.code}, ${second.name} ${second.code}`,
    cell: pairCell,
    minWidth: 328,
    weight: 1,
  },
  {
    id: 'why',
    header: 'Why',
    isLabelHidden: true,
    text: ({ reasons }) => reasonsSummary(reasons),
    cell: ({ reasons }) => <span className={styles.why}>{reasonsSummary(reasons)}</span>,
    minWidth: 180,
    weight: 1,
  },
  {
    id: 'score',
    header: 'Match score',
    kind: 'number',
    text: ({ bits }) => bits.toFixed(1),
    sort: 'bits',
    minWidth: 112,
  },
  {
    id: 'compare',
    header: 'Action',
    kind: 'action',
    text: () => 'Compare',
    isLabelHidden: true,
    cell: (pair) => (
      <span className={styles.compare}>
        <Link href={comparePath(pair)} aria-label={`Compare ${pair.first.name} with ${pair.second.name}`}>
          Compare
        </Link>
      </span>
    ),
  },
]
