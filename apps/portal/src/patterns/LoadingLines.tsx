import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import type { ReactElement } from 'react'

/** Holds the place of a list of `count` lines while it loads. */
export function LoadingLines({ count }: { count: number }): ReactElement {
  return (
    <Stack gap={4}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: count }, (_, at) => (
        // Lines have no identity and never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={at} />
      ))}
    </Stack>
  )
}
