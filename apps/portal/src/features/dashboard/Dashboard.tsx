import { formatDay, manilaDay } from '@capiz/domain/time'
import { BarList, type BarListProps } from '@capiz/ui/BarList'
import { Card } from '@capiz/ui/Card'
import { Notice } from '@capiz/ui/Notice'
import { Button } from '@capiz/ui/Button'
import { PageHeader } from '@capiz/ui/PageHeader'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { Columns, Stack } from '@capiz/ui/Stack'
import { StatTile } from '@capiz/ui/StatTile'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../app/report-error.ts'
import { useCan } from '../../app/session/session.ts'
import { ExpiryCalendar } from './ExpiryCalendar.tsx'
import { kindBars, regionBars, tilesOf } from './figures.ts'
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
    <FigureBars
      title="Facilities by region"
      headings={['Region', 'Facilities']}
      bars={figures.facility && regionBars(figures.facility)}
    />
  )
  const calendar = <ExpiryCalendar today={today} />
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
      {views ? (
        <>
          <Columns ratio="2/1">
            <WorkList />
            <Stack gap={6}>
              {calendar}
              {regions}
            </Stack>
          </Columns>
          <Columns ratio="1/1">
            <RecentDecisions />
            <FigureBars
              title="Open requests by kind"
              headings={['Kind', 'Requests']}
              bars={figures.request && kindBars(figures.request)}
            />
          </Columns>
        </>
      ) : (
        <Columns ratio="2/1">
          {regions}
          {calendar}
        </Columns>
      )}
    </Stack>
  )
}

interface FigureBarsProps {
  title: string
  headings: BarListProps['headings']
  /** undefined while they load */
  bars: BarListProps['bars'] | undefined
}

function FigureBars({ title, headings, bars }: FigureBarsProps): ReactElement {
  return (
    <Card title={title}>
      {bars === undefined ? (
        <LoadingLines count={8} />
      ) : bars.length === 0 ? (
        <Text tone="muted">Nothing to count.</Text>
      ) : (
        <BarList label={title} headings={headings} bars={bars} />
      )}
    </Card>
  )
}
