import { timeline } from '@capiz/api/contract/timeline'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { Timeline } from '@capiz/ui/Timeline'
import type { ReactElement } from 'react'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { recordHref, useProvider } from '../provider.ts'
import { entryOf } from './timeline-state.ts'

/** Events shown beside a tab. */
const shown = 6

/** The latest of what happened to the provider. */
export function RecentTimeline(): ReactElement {
  const provider = useProvider()
  const { code } = provider
  const { data, error, refetch } = useCall(timeline.list, { query: { code, size: shown } })
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
      {error !== null ? (
        <Notice
          tone="danger"
          title="The latest events could not be read"
          actions={<Button onPress={() => void refetch()}>Try again</Button>}
        >
          {errorMessage(error)}
        </Notice>
      ) : data === undefined ? (
        <Stack gap={4}>
          <Skeleton width={24} />
          <Skeleton width={20} />
          <Skeleton width={26} />
        </Stack>
      ) : (
        <Timeline label="Latest events" entries={data.content.map((row) => entryOf(row, code))} />
      )}
    </Card>
  )
}
