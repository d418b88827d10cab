import { plural } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Link } from '@capiz/ui/Link'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { usePersonNames } from '../../people.ts'
import { type PossibleDuplicate, recordHref, useMay, useProvider } from '../provider.ts'
import { useRead } from '../read.ts'
import * as styles from '../record.css.ts'
import { dayOf } from '../../labels.ts'
import { Compared } from './Compared.tsx'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { DifferentDialog } from './DifferentDialog.tsx'
import { Merges } from './Merges.tsx'
import { ReadError } from '../../ReadError.tsx'

const MergeDialog = lazy(async () => ({
  default: (await load(() => import('./MergeDialog.tsx'))).MergeDialog,
}))

/** Shows the pairs that were found to be different, with the reason given. */
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

interface PendingDialog {
  other: PossibleDuplicate
  dialog: 'different' | 'merge'
}

/** Records that may be the same as this one, side by side: found to be different with a reason, or merged. */
export function Duplicates(): ReactElement {
  const { kind, findDuplicates, duplicateOf } = useProvider()
  const may = useMay()
  const answer = useRead(findDuplicates)
  const [pending, setPending] = useState<PendingDialog>()
  const close = (): void => setPending(undefined)
  const canMerge = may('merge')
  if (answer.isError) {
    return <ReadError title="The comparison could not be made" answer={answer} />
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
              onDifferent={() => setPending({ other, dialog: 'different' })}
              onMerge={canMerge ? () => setPending({ other, dialog: 'merge' }) : undefined}
            />
          ))}
        </>
      )}
      <FoundDifferent />
      <Merges />
      {pending?.dialog === 'different' ? <DifferentDialog other={pending.other} onClose={close} /> : null}
      {pending?.dialog === 'merge' ? (
        <Suspense fallback={null}>
          <MergeDialog other={pending.other} onClose={close} />
        </Suspense>
      ) : null}
    </Stack>
  )
}
