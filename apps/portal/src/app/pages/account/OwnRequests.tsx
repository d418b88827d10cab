import { request } from '@capiz/api/contract/request'
import { requestStatusPresentation } from '@capiz/domain/request'
import { requestTypeInfo } from '@capiz/domain/request'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { useUser } from '../../../platform/session/session.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

/** The latest requests of the user, with where each one stands; nothing while there is none. */
export function OwnRequests(): ReactElement | null {
  const { user } = useUser()
  const { data, error, isFetching, refetch } = useCall(request.list, {
    query: { requesterCode: user.code, size: 10 },
  })
  if (data === undefined ? error === null : data.content.length === 0) return null
  return (
    <Card title="My requests">
      {data === undefined && (
        <ReadError
          title="Your requests could not be read"
          level={3}
          answer={{ error, refetch, isFetching }}
        />
      )}
      {data !== undefined && (
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
