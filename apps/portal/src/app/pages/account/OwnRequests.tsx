import { request } from '@capiz/api/contract/request'
import { requestStatusPresentation } from '@capiz/domain/request'
import { requestTypeInfo } from '@capiz/domain/request'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { useUser } from '../../../platform/session/session.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

/** The latest requests of the user, with where each one stands. */
export function OwnRequests(): ReactElement {
  const { user } = useUser()
  const { data, error, isPending, isFetching, refetch } = useCall(request.list, {
    query: { requesterCode: user.code, size: 10 },
  })
  return (
    <Card title="My requests">
      {isPending && <Skeleton />}
      {error !== null && data === undefined && (
        <ReadError
          title="Your requests could not be read"
          level={3}
          answer={{ error, refetch, isFetching }}
        />
      )}
      {data !== undefined && data.content.length === 0 && (
        <Text tone="muted">You have not asked for anything yet.</Text>
      )}
      {data !== undefined && data.content.length > 0 && (
        <Stack as="ul" gap={3}>
          {data.content.map((row) => {
            const { tone, label, icon } = requestStatusPresentation[row.status]
            return (
              <li key={row.code}>
                <Inline justify="between">
                  <Link href={`/dashboard/requests/${row.code}`}>
                    {requestTypeInfo[row.type].label}: {row.targetName}
                  </Link>
                  <Inline>
                    <Text as="span" size="compact" tone="muted">
                      {formatDay(manilaDay(new Date(row.requestedDate)))}
                    </Text>
                    <StatusBadge tone={tone} label={label} icon={icon} size="sm" />
                  </Inline>
                </Inline>
              </li>
            )
          })}
        </Stack>
      )}
    </Card>
  )
}
