import { formatDay, manilaDay } from '@capiz/domain/time'
import { BarList } from '@capiz/ui/BarList'
import { Card } from '@capiz/ui/Card'
import { Notice } from '@capiz/ui/Notice'
import { Button } from '@capiz/ui/Button'
import { PageHeader } from '@capiz/ui/PageHeader'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { Columns, Stack } from '@capiz/ui/Stack'
import { StatTile } from '@capiz/ui/StatTile'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../app/report-error.ts'
import { useCan } from '../../app/session/session.ts'
import { ExpiryCalendar } from './ExpiryCalendar.tsx'
import { regionBars, tilesOf } from './figures.ts'
import { RecentDecisions } from './RecentDecisions.tsx'
import * as styles from './dashboard.css.ts'
import { useFigures } from './use-figures.ts'
import { WorkList } from './WorkList.tsx'

/** What needs this user today: queues, the longest waiting requests, what runs out (design language, screen 1). */
export function Dashboard(): ReactElement {
  const can = useCan()
  const figures = useFigures()
  const [today] = useState(() => manilaDay(new Date()))
  const views = can('REQUEST_VIEW')
  const tiles = tilesOf(figures, { views, reviews: can('REQUEST_REVIEW'), approves: can('REQUEST_APPROVE') })
  const regions = (
    <Card title="Facilities by region">
      {figures.facility === undefined ? (
        <LoadingLines count={8} />
      ) : (
        <BarList
          label="Facilities by region"
          headings={['Region', 'Facilities']}
          bars={regionBars(figures.facility)}
        />
      )}
    </Card>
  )
  return (
    <Stack gap={6}>
      <PageHeader title="Today" meta={[formatDay(today)]} />
      {figures.error !== null && (
        <Notice
          kind="danger"
          title="Some figures could not be read"
          actions={
            <Button size="sm" onPress={figures.refetch} isPending={figures.isFetching}>
              Try again
            </Button>
          }
        >
          {wordsForError(figures.error) ?? 'Try again in a moment.'}
        </Notice>
      )}
      <ul className={styles.tiles} aria-label="What waits">
        {tiles.map(({ id, ...tile }) => (
          <li key={id}>
            <StatTile {...tile} />
          </li>
        ))}
      </ul>
      <Columns ratio="2/1">
        {views ? <WorkList /> : regions}
        <ExpiryCalendar today={today} />
      </Columns>
      {views && (
        <Columns ratio="1/1">
          <RecentDecisions />
          {regions}
        </Columns>
      )}
    </Stack>
  )
}
