import { facilityList } from '@capiz/api/contract/facility-list'
import type { IsoDate } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { Disclosure } from '@capiz/ui/Disclosure'
import { ErrorState } from '@capiz/ui/ErrorState'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { Link } from '@capiz/ui/Link'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { mediaQuery } from '@capiz/ui/tokens'
import { WeekStrip } from '@capiz/ui/WeekStrip'
import type { ReactElement } from 'react'
import { wordsForError } from '../../app/report-error.ts'
import { useCall } from '../../lib/query.tsx'
import { weeksOf } from './weeks.ts'

/** Facilities read at most; a longer list shortens the calendar instead of falsifying it. */
const most = 500

const list = '/health-facility?status=ACCREDITED&sort=contractValidityDate%2CASC'
const query = { accreditationStatusCode: 'ACCREDITED', sort: 'contractValidityDate,ASC', size: most, page: 0 }

function Weeks({ today }: { today: IsoDate }): ReactElement {
  const { data, error, isFetching, refetch } = useCall(facilityList.rows, { query })
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="block" />
    ) : (
      <ErrorState
        title="The calendar could not be read"
        level={3}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {wordsForError(error)}
      </ErrorState>
    )
  }
  const days = data.content.flatMap((row) => (row.contractValidityDate ?? []) as IsoDate | [])
  const hasUndated = days.length < data.content.length
  const weeks = weeksOf(days, today, hasUndated || data.totalElements <= most)
  const count = weeks.reduce((sum, week) => sum + week.count, 0)
  return (
    <Stack gap={3}>
      {count === 0 ? (
        <Text tone="muted">No accreditation ends in these weeks.</Text>
      ) : (
        <WeekStrip
          label="Accreditations that end, by week"
          nouns={['accreditation ends', 'accreditations end']}
          weeks={weeks.map((week) => ({ ...week, href: list }))}
        />
      )}
      <Link href={list} variant="standalone">
        Facilities by end of contract
      </Link>
    </Stack>
  )
}

/** When contracts of accredited facilities end, by week; folded on phones. */
export function ExpiryCalendar({ today }: { today: IsoDate }): ReactElement {
  const isPhone = useMediaQuery(mediaQuery.phone)
  if (isPhone) {
    return (
      <Disclosure title="Expiring in the next 12 weeks">
        <Weeks today={today} />
      </Disclosure>
    )
  }
  return (
    <Card title="Expiring" description="Accredited facilities, next 12 weeks">
      <Weeks today={today} />
    </Card>
  )
}
