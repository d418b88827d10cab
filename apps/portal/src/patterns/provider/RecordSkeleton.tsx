import { Card } from '@capiz/ui/Card'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Columns, Stack } from '@capiz/ui/Stack'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import * as styles from './record-skeleton.css.ts'

function Part({ lines }: { lines: number }): ReactElement {
  return (
    <Card>
      <Stack gap={4}>
        <Skeleton width={18} />
        {Array.from({ length: lines }, (_, at) => (
          // Lines have no identity and never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <Skeleton key={at} />
        ))}
      </Stack>
    </Card>
  )
}

/** The overview: banner with ruler and tabs, what needs attention beside what waits, facts beside the timeline. */
function Overview(): ReactElement {
  return (
    <>
      <Card>
        <Stack gap={4}>
          <Skeleton shape="title" width={32} />
          <Skeleton width={56} />
          <Skeleton />
          <Skeleton width={72} />
        </Stack>
      </Card>
      <Columns ratio="2/1">
        <Stack gap={4}>
          <Part lines={2} />
          <Part lines={8} />
        </Stack>
        <Stack gap={4}>
          <Part lines={3} />
          <Part lines={8} />
        </Stack>
      </Columns>
    </>
  )
}

/** An inner part: the banner in one line with its tabs, the list of the parts, the part. */
function Inner(): ReactElement {
  return (
    <>
      <Card>
        <Stack gap={2}>
          <Skeleton shape="title" width={40} />
          <Skeleton width={64} />
        </Stack>
      </Card>
      <div className={styles.inner}>
        <Stack gap={4}>
          <Skeleton width={14} />
          <Skeleton width={16} />
          <Skeleton width={12} />
        </Stack>
        <Part lines={8} />
      </div>
    </>
  )
}

/** Holds the place of a record while it is read, in the measures of the page to come, so that nothing moves. */
export function RecordSkeleton({ label }: { label: string }): ReactElement {
  // `/health-facility/HF0000003` is the overview, what has more steps an inner part
  const isInner = useLocation().pathname.split('/').length > 3
  return (
    <div>
      <output>
        <VisuallyHidden>{`Loading the ${label}`}</VisuallyHidden>
      </output>
      <Stack gap={4}>{isInner ? <Inner /> : <Overview />}</Stack>
    </div>
  )
}
