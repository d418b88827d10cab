import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { LinkButton } from '@capiz/ui/Link'
import { Inline, Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { type PossibleDuplicate, useProvider } from '../provider.ts'
import { candidateOf, likenessMark, valueText, weightText } from './candidate.ts'
import * as styles from './duplicates.css.ts'

interface ComparedProps {
  other: PossibleDuplicate
  onDifferent: () => void
  /** missing where the caller or the kind of record cannot merge */
  onMerge: (() => void) | undefined
}

/** Two records side by side: each thing they have in common, with both values and what it counts. */
export function Compared({ other, onDifferent, onMerge }: ComparedProps): ReactElement {
  const { kind, code } = useProvider()
  const { facts = '', href = '', verdict } = candidateOf(kind, other)
  return (
    <Card
      title={other.name}
      description={[other.code, facts, verdict].filter(Boolean).join(' · ')}
      actions={
        <LinkButton size="sm" variant="quiet" href={href} aria-label={`Open record: ${other.name}`}>
          Open record
        </LinkButton>
      }
    >
      <Stack gap={4}>
        <table className={styles.table} aria-label={`In common with ${other.name}`}>
          <thead className={styles.heads}>
            <tr>
              <th scope="col" className={styles.head}>
                Compared
              </th>
              <th scope="col" className={styles.head}>{`This record, ${code}`}</th>
              <th scope="col" className={styles.head}>{`The other, ${other.code}`}</th>
              <th scope="col" className={styles.pointsHead}>
                Weight
              </th>
            </tr>
          </thead>
          <tbody className={styles.rows}>
            {other.reasons.map((reason) => (
              <tr key={reason.signal} className={styles.row}>
                <th scope="row" className={styles.signal}>
                  {`${likenessMark(reason.likeness)} ${reason.label}`.trim()}
                </th>
                <td className={styles.value} data-label="This record">
                  {valueText(reason.candidateValue) ?? '—'}
                </td>
                <td className={styles.value} data-label="The other">
                  {valueText(reason.existingValue) ?? '—'}
                </td>
                <td className={styles.points}>{weightText(reason)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Inline gap={2}>
          <Button size="sm" aria-label={`Not a duplicate: ${other.name}`} onPress={onDifferent}>
            Not a duplicate
          </Button>
          {onMerge === undefined ? null : (
            <Button size="sm" aria-label={`Merge into this record: ${other.name}`} onPress={onMerge}>
              Merge into this record
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
