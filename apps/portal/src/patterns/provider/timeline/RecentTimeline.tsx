import { Card } from '@capiz/ui/Card'
import { LinkButton } from '@capiz/ui/Link'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { Timeline } from '@capiz/ui/Timeline'
import type { ReactElement } from 'react'
import { recordHref, useProvider } from '../provider.ts'
import { useEvents } from './events.ts'

/** Events shown beside a tab. */
const shown = 6

/** The latest of what happened to the provider. */
export function RecentTimeline(): ReactElement {
  const provider = useProvider()
  const { events, isLoading } = useEvents()
  return (
    <Card
      title="Timeline"
      actions={
        <LinkButton
          size="sm"
          variant="quiet"
          href={`${recordHref(provider)}/history`}
          aria-label="All of the history"
        >
          All
        </LinkButton>
      }
    >
      {isLoading && events.length === 0 ? (
        <Stack gap={4}>
          <Skeleton width={24} />
          <Skeleton width={20} />
          <Skeleton width={26} />
        </Stack>
      ) : (
        <Timeline label="Latest events" entries={events.slice(0, shown)} />
      )}
    </Card>
  )
}
