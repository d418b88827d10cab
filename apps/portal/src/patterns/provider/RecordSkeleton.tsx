import { Card } from '@capiz/ui/Card'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Columns, Stack } from '@capiz/ui/Stack'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import type { ReactElement } from 'react'

/** Holds the place of a record while it is read: banner, tab content and timeline. */
export function RecordSkeleton({ label }: { label: string }): ReactElement {
  return (
    <Stack gap={6}>
      <output>
        <VisuallyHidden>{`Loading the ${label}`}</VisuallyHidden>
      </output>
      <Card>
        <Stack gap={5}>
          <Skeleton shape="title" width={32} />
          <Skeleton width={56} />
          <Skeleton />
          <Skeleton width={72} />
        </Stack>
      </Card>
      <Columns ratio="2/1">
        {['content', 'timeline'].map((part) => (
          <Card key={part}>
            <Stack gap={4}>
              <Skeleton width={18} />
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton width={24} />
            </Stack>
          </Card>
        ))}
      </Columns>
    </Stack>
  )
}
