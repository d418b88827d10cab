import { dashboard } from '@capiz/api/contract/log'
import { work } from '@capiz/api/contract/my-work'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { Columns, Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense } from 'react'
import { errorMessage } from '../../platform/feedback/report-error.ts'
import { readAhead } from '../../platform/data/query.tsx'
import { useCan } from '../../platform/session/session.ts'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import * as styles from './dashboard.css.ts'
import { ExpiryCalendar } from './ExpiryCalendar.tsx'
import { FigureBars } from './FigureBars.tsx'
import { barsOf, longestFirst, type Rights, tilesOf, weeksOf } from './figures.ts'
import { RecentDecisions } from './RecentDecisions.tsx'
import { Tiles } from './Tiles.tsx'
import { Unfinished } from './Unfinished.tsx'
import { useFigureReads, useFigures } from './use-figures.ts'
import { TodayHeader } from './TodayHeader.tsx'
import { TodayWork } from './TodayWork.tsx'

// it brings the contract of all records along
const Overdue = lazy(async () => ({ default: (await import('./Overdue.tsx')).Overdue }))
// those of prices and of users are for one role each
const PriceTiles = lazy(async () => ({ default: (await import('./PriceTiles.tsx')).PriceTiles }))
const UpcomingChanges = lazy(async () => ({
  default: (await import('./UpcomingChanges.tsx')).UpcomingChanges,
}))
const UserCards = lazy(async () => ({ default: (await import('./UserCards.tsx')).UserCards }))

/** The figures of the requests; their kinds only for those who have work of many kinds. */
function Requests({ hasKinds }: { hasKinds: boolean }): ReactElement {
  const request = useFigures('REQUEST')
  return (
    <>
      <FigureBars
        title="Open requests by age"
        headings={['Waiting', 'Requests']}
        bars={request && barsOf(request, 'age')}
        empty="No request waits."
      />
      {hasKinds && (
        <FigureBars
          title="Open requests by kind"
          headings={['Kind', 'Requests']}
          bars={request && longestFirst(barsOf(request, 'type'))}
          empty="No request waits."
        />
      )}
    </>
  )
}

function Records(): ReactElement {
  const facility = useFigures('HF')
  const physician = useFigures('PHY')
  return (
    <div className={styles.three}>
      <FigureBars
        title="Facilities by status"
        headings={['Status', 'Facilities']}
        bars={facility && longestFirst(barsOf(facility, 'status'))}
      />
      <FigureBars
        title="Facilities by region"
        headings={['Region', 'Facilities']}
        bars={facility && barsOf(facility, 'region')}
      />
      <FigureBars
        title="Physicians by status"
        headings={['Status', 'Physicians']}
        bars={physician && longestFirst(barsOf(physician, 'status'))}
      />
    </div>
  )
}

/** The figures of those who have work of many kinds. */
function RoleTiles({ rights, isBeside }: { rights: Rights; isBeside?: boolean }): ReactElement {
  const tiles = tilesOf(
    {
      notification: useFigures('NOTIFICATION'),
      request: useFigures('REQUEST'),
      credential: useFigures('CREDENTIAL'),
      facility: useFigures('HF'),
    },
    rights,
  )
  return <Tiles tiles={tiles} isBeside={isBeside} />
}

/** The cards of what the role keeps, below its work. */
function OwnCards({ isOfRates, isOfUsers }: { isOfRates: boolean; isOfUsers: boolean }): ReactElement | null {
  if (!isOfRates && !isOfUsers) return null
  return (
    <Suspense fallback={<LoadingLines count={6} />}>
      {isOfRates ? <UpcomingChanges /> : <UserCards />}
    </Suspense>
  )
}

/** Says that figures could not be read, with the way to read them again. */
function FiguresFailure(): ReactElement | null {
  const figures = useFigureReads()
  if (figures.error === null) return null
  return (
    <Notice
      tone="danger"
      title="Some figures could not be read"
      actions={
        <Button size="sm" onPress={figures.refetch} isPending={figures.isFetching}>
          Try again
        </Button>
      }
    >
      {errorMessage(figures.error) ?? 'Try again in a moment.'}
    </Notice>
  )
}

/** The documents that run out, week by week. */
function Calendar(): ReactElement {
  const credential = useFigures('CREDENTIAL')
  return <ExpiryCalendar weeks={credential && weeksOf(credential)} />
}

/** Overdue items of compliance, by kind. */
function OverdueCard(): ReactElement {
  return (
    <Suspense fallback={<LoadingLines count={6} />}>
      <Overdue />
    </Suspense>
  )
}

/** Reads what the page begins with: the work, and what waits for the user. */
export async function readFirst(): Promise<void> {
  await Promise.all([readAhead(work.mine, {}), readAhead(dashboard.get, { query: { type: 'NOTIFICATION' } })])
}

/** Shows the work for today, ranked by who must act and how late it is, then the figures (design language, screen 1). */
export function Dashboard(): ReactElement {
  const can = useCan()
  const views = can('REQUEST_VIEW')
  const documents = can('COMPLIANCE_VIEW')
  const isOfRates = can('RATE_EDIT') && !documents
  const isOfUsers = can('USER_EDIT')
  const reviews = can('REQUEST_REVIEW')
  const approves = can('REQUEST_APPROVE')
  const waits = approves ? 'approve' : reviews ? 'review' : undefined
  const rights = { views, reviews, approves, documents }
  const calendar = documents && <Calendar />
  // who keeps the users has little work: it stands below that, so that both columns end near each other
  const overdue = documents && <OverdueCard />
  return (
    <Stack gap={4}>
      <TodayHeader />
      <FiguresFailure />
      <Unfinished />
      {views ? (
        <Columns ratio="2/1">
          <Stack gap={4}>
            <TodayWork waits={waits} foldsTeam={isOfUsers} />
            <OwnCards {...{ isOfRates, isOfUsers }} />
            {isOfUsers && overdue}
            {isOfRates ? null : <Records />}
          </Stack>
          <Stack gap={4}>
            {isOfRates ? (
              <Suspense fallback={<LoadingLines count={4} />}>
                <PriceTiles />
              </Suspense>
            ) : (
              <RoleTiles rights={rights} isBeside />
            )}
            {calendar}
            {!isOfUsers && overdue}
            {!isOfUsers && <RecentDecisions />}
            <Requests hasKinds={!isOfRates} />
          </Stack>
        </Columns>
      ) : (
        <>
          <TodayWork waits={waits} />
          <RoleTiles rights={rights} />
          {documents && (
            <Columns ratio="1/1">
              {calendar}
              {overdue}
            </Columns>
          )}
          <Records />
        </>
      )}
    </Stack>
  )
}
