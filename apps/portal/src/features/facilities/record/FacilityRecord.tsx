import { facility } from '@capiz/api/contract/facility'
import { isApiError } from '@capiz/api/client'
import { ErrorState } from '@capiz/ui/ErrorState'
import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { Columns, Stack } from '@capiz/ui/Stack'
import { type ReactElement, Suspense } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { usePageTitle } from '../../../app/page-title.ts'
import { wordsForError } from '../../../app/report-error.ts'
import { useUser } from '../../../app/session/session.ts'
import { Waiting } from '../../../app/Waiting.tsx'
import { useCall } from '../../../lib/query.tsx'
import { type PriceOwner, PriceOwnerContext } from '../../../patterns/price-owner.ts'
import { type Facility, FacilityContext } from './facility-data.ts'
import { Overview } from './overview/Overview.tsx'
import { RecordHead } from './RecordHead.tsx'
import * as styles from './record.css.ts'
import { RecordSkeleton } from './RecordSkeleton.tsx'
import { tabs } from './tabs.ts'
import { RecentTimeline } from './timeline/RecentTimeline.tsx'

function Missing({ code }: { code: string }): ReactElement {
  const { marker, landing } = useUser()
  const back =
    marker === 'ADMIN'
      ? { href: '/health-facility', label: 'All facilities' }
      : { href: landing, label: 'My facility' }
  return (
    <NotFound title="Facility not found" actions={<LinkButton href={back.href}>{back.label}</LinkButton>}>
      {`There is no facility with the code ${code} that you may see. Check the code, or look for its name in the list.`}
    </NotFound>
  )
}

/** A tab with the latest events beside it; the history tab is about all of them and stands alone. */
function Beside({ children }: { children: ReactElement }): ReactElement {
  return (
    <Columns ratio="2/1">
      <Stack gap={4}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </Stack>
      <aside className={styles.aside}>
        <RecentTimeline />
      </aside>
    </Columns>
  )
}

function Record({ record }: { record: Facility }): ReactElement {
  usePageTitle(record.name)
  const may = (action: string): boolean => record.allowedActions.includes(action)
  const open = tabs.filter((tab) => tab.needs === undefined || may(tab.needs))
  const owner: PriceOwner = {
    kind: 'facility',
    code: record.code,
    name: record.name,
    canEdit: may('edit-rates'),
    canRequest: may('request-rates'),
  }
  return (
    <FacilityContext value={record}>
      <PriceOwnerContext value={owner}>
        <Stack gap={6}>
          <RecordHead />
          <Routes>
            <Route
              index
              element={
                <Beside>
                  <Overview />
                </Beside>
              }
            />
            {open.map(({ path, isAlone, Screen }) => (
              <Route
                key={path}
                path={path}
                element={
                  isAlone ? (
                    <Suspense fallback={<Waiting />}>
                      <Screen />
                    </Suspense>
                  ) : (
                    <Beside>
                      <Screen />
                    </Beside>
                  )
                }
              />
            ))}
            <Route
              path="*"
              element={
                <NotFound
                  title="This part of the record does not exist"
                  actions={<LinkButton href={`/health-facility/${record.code}`}>Overview</LinkButton>}
                >
                  The address may be mistyped, or you may not see this part.
                </NotFound>
              }
            />
          </Routes>
        </Stack>
      </PriceOwnerContext>
    </FacilityContext>
  )
}

/** A facility: what it is, how it stands, what can be done, and its parts as pages of their own. */
export function FacilityRecord(): ReactElement {
  const { code = '' } = useParams()
  const answer = useCall(facility.get, { params: { code } })
  if (answer.data !== undefined) return <Record key={code} record={answer.data} />
  if (answer.isPending) return <RecordSkeleton />
  if (isApiError(answer.error) && [400, 404, 422].includes(answer.error.status))
    return <Missing code={code} />
  return (
    <ErrorState
      level={1}
      title="The facility could not be read"
      onRetry={() => void answer.refetch()}
      isRetrying={answer.isFetching}
    >
      {wordsForError(answer.error)}
    </ErrorState>
  )
}
