import type { ReactElement } from 'react'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Skeleton' }

/** The title, the badge and two lines of a card that is loading. */
export function ShapeOfACard(): ReactElement {
  return (
    <Stack gap={2}>
      <Inline>
        <Skeleton shape="title" width={22} />
        <Skeleton shape="badge" width={10} />
      </Inline>
      <Skeleton width={48} />
      <Skeleton width={32} />
    </Stack>
  )
}

/** The name stays, the rates that were there a moment ago are covered. */
export function DontCoverOldData(): ReactElement {
  return (
    <Stack gap={2}>
      <Text weight="medium">Room rates, being refreshed</Text>
      <Skeleton shape="block" />
    </Stack>
  )
}
