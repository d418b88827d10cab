import { plural } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Link } from '@capiz/ui/Link'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, Suspense, useState } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { usePersonNames } from '../../people.ts'
import { type Lookalike, recordHref, useMay, useProvider } from '../provider.ts'
import { useRead } from '../read.ts'
import * as styles from '../record.css.ts'
import { dayOf } from '../words.ts'
import { Compared } from './Compared.tsx'
import { DifferentDialog } from './DifferentDialog.tsx'

/** Pairs that were looked at, with the reason somebody gave. */
function FoundDifferent(): ReactElement | null {
  const { kind, code } = useProvider()
  const pairs = useRead(kind.calls.foundDifferent(code)).data ?? []
  const nameOf = usePersonNames(pairs.map(({ updatedBy }) => updatedBy))
  if (pairs.length === 0) return null
  return (
    <Card title="Found to be different" description="These are no longer offered as duplicates.">
      <ul className={styles.plainList}>
        {pairs.map((pair) => (
          <li key={pair.code}>
            <Stack gap={0}>
              <Link href={recordHref({ kind, code: pair.code })}>{pair.name}</Link>
              <Text tone="muted">
                {`${pair.reason} (${nameOf(pair.updatedBy)}, ${formatDay(dayOf(pair.updatedDate))})`}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface Asked {
  other: Lookalike
  dialog: 'different' | 'merge'
}

/** Records that may be the same as this one, side by side: found to be different with a reason, or merged. */
export function Duplicates(): ReactElement {
  const { kind, lookalikes, duplicateOf } = useProvider()
  const may = useMay()
  const answer = useRead(lookalikes)
  const [asked, setAsked] = useState<Asked>()
  const close = (): void => setAsked(undefined)
  const { MergeDialog } = kind
  const canMerge = MergeDialog !== undefined && may('merge')
  if (answer.isError) {
    return (
      <ErrorState title="The comparison could not be made" onRetry={() => void answer.refetch()}>
        {wordsForError(answer.error)}
      </ErrorState>
    )
  }
  // a record that is merged already is settled
  const found = (answer.data ?? []).filter(({ code }) => code !== duplicateOf)
  return (
    <Stack gap={4}>
      {answer.isPending ? (
        <Card>
          <Stack gap={4}>
            <Skeleton width={30} />
            <Skeleton />
            <Skeleton />
          </Stack>
        </Card>
      ) : found.length === 0 ? (
        <EmptyState title="No likely duplicate" level={2}>
          {`No other ${kind.name} has so much in common with this one that it could be the same.`}
        </EmptyState>
      ) : (
        <>
          <Text tone="muted">
            {`${plural(found.length, 'record has', 'records have')} so much in common with this one that it could be the same. Compare the values, then say what is true.`}
          </Text>
          {found.map((other) => (
            <Compared
              key={other.code}
              other={other}
              onDifferent={() => setAsked({ other, dialog: 'different' })}
              onMerge={canMerge ? () => setAsked({ other, dialog: 'merge' }) : undefined}
            />
          ))}
        </>
      )}
      <FoundDifferent />
      {asked?.dialog === 'different' ? <DifferentDialog other={asked.other} onClose={close} /> : null}
      {asked?.dialog === 'merge' && MergeDialog !== undefined ? (
        <Suspense fallback={null}>
          <MergeDialog other={asked.other} onClose={close} />
        </Suspense>
      ) : null}
    </Stack>
  )
}
