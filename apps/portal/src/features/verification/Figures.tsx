import { plural } from '@capiz/domain/text'
import type { OutputOf } from '@capiz/api/contract/define'
import type { verification } from '@capiz/api/contract/verification'
import { formatDay } from '@capiz/domain/time'
import { proofPresentation } from '@capiz/domain/verification'
import { StatTile } from '@capiz/ui/StatTile'
import type { ReactElement } from 'react'
import * as styles from './verification.css.ts'

interface FiguresProps {
  counts: OutputOf<typeof verification.counts> | undefined
  /** address of the queue narrowed to states */
  hrefOf: (state: string) => string
}

/** How many claims are in each state, and what has come due again and is not done; each figure leads to its claims. */
export function Figures({ counts, hrefOf }: FiguresProps): ReactElement {
  const states = ['CONTRADICTED', 'UNPROVEN', 'STALE', 'VERIFIED'] as const
  const due = counts?.due
  return (
    <div className={styles.figures}>
      {states.map((state) => {
        const count = counts?.states.find((one) => one.state === state)
        const detail =
          state === 'STALE' && due !== undefined && due.count > 0
            ? `Oldest due ${due.since === null ? '' : formatDay(due.since)}`
            : count &&
              `${plural(count.facilities, 'facility', 'facilities')}, ${plural(count.physicians, 'physician', 'physicians')}`
        return (
          <StatTile
            key={state}
            label={proofPresentation[state].label}
            value={count && count.facilities + count.physicians}
            detail={detail}
            href={hrefOf(state)}
          />
        )
      })}
    </div>
  )
}
