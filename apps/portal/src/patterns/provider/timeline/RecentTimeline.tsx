import { timeline } from '@capiz/api/contract/timeline'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { Timeline, type TimelineEntry } from '@capiz/ui/Timeline'
import type { ReactElement } from 'react'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { today } from '../../today.ts'
import { recordHref, useProvider } from '../provider.ts'
import * as styles from '../record.css.ts'
import { entryOf } from './timeline-state.ts'

/** Events shown beside a tab. */
const shown = 6

/** The events set for a later day, the next first, and those that have happened, the latest first. */
function Events({ entries }: { entries: readonly TimelineEntry[] }): ReactElement {
  const coming = entries.filter(({ day }) => day > today())
  if (coming.length === 0) return <Timeline label="Latest events" entries={entries} />
  const past = entries.filter(({ day }) => day <= today())
  return (
    <Stack gap={3}>
      <h3 className={styles.groupTitle}>Coming</h3>
      <Timeline label="Coming events" entries={coming.toReversed()} />
      {past.length === 0 ? null : (
        <>
          <h3 className={styles.groupTitle}>Past</h3>
          <Timeline label="Latest events" entries={past} />
        </>
      )}
    </Stack>
  )
}

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
        <Events entries={data.content.map((row) => entryOf(row, code))} />
      )}
    </Card>
  )
}
