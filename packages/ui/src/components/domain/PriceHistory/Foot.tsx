import type { ReactElement } from 'react'
import { capitalise } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import { Button } from '../../primitives/Button/index.ts'
import * as styles from './PriceHistory.css.ts'
import { comparisonSummary, versionStateLabel } from './versions.ts'
import type { ComparedRow, PriceVersion } from './versions.ts'

interface FootProps {
  shown: PriceVersion
  base: PriceVersion | undefined
  /** the version a person chose to compare with */
  compared: PriceVersion | undefined
  rows: readonly ComparedRow[]
  onCancelScheduled: ((version: PriceVersion) => void) | undefined
  onSubmit: ((version: PriceVersion) => void) | undefined
}

/** Since when the shown version holds, what it changed, and what can be done with it. */
export function Foot(props: FootProps): ReactElement {
  const { shown, base, compared, rows, onCancelScheduled, onSubmit } = props
  // the shown version is the earlier one of the two
  const isEarlier = compared !== undefined && base?.id === shown.id
  const [from, to] = isEarlier ? [shown, compared] : [base, shown]
  return (
    <div className={styles.foot}>
      <span>
        {`${capitalise(versionStateLabel[shown.state])} from ${formatDay(shown.effectiveDate)}`}
        {shown.author ? `, by ${shown.author}` : ''}
      </span>
      <span>
        {from === undefined
          ? 'First version'
          : compared === undefined
            ? `${comparisonSummary(rows)} against ${formatDay(from.effectiveDate)}`
            : `${formatDay(to.effectiveDate)} against ${formatDay(from.effectiveDate)}: ${comparisonSummary(rows)}`}
      </span>
      {shown.state === 'scheduled' && onCancelScheduled ? (
        <Button size="sm" onPress={() => onCancelScheduled(shown)}>
          Cancel this version
        </Button>
      ) : null}
      {shown.state === 'draft' && onSubmit ? (
        <Button size="sm" variant="primary" onPress={() => onSubmit(shown)}>
          Submit
        </Button>
      ) : null}
    </div>
  )
}
