import type { OutputOf } from '@capiz/api/contract/define'
import { ownSession } from '@capiz/api/contract/factor'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { dayOf, timeOf } from '../../../patterns/labels.ts'
import { client } from '../../../platform/calls/api.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { useSend } from '../../../platform/data/send.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { formatDay } from '@capiz/domain/time'
import { ReadError } from '../../../patterns/ReadError.tsx'

type Device = OutputOf<typeof ownSession.list>[number]

const momentOf = (at: string): string => `${formatDay(dayOf(at))}, ${timeOf(at)}`

function usesOf({ firstUsed, lastUsed, signIns, place }: Device): string {
  const count = signIns === 1 ? '1 sign-in' : `${signIns} sign-ins`
  const from = place === null ? '' : ` from ${place}`
  return `${count}${from}. First ${momentOf(firstUsed)}, last ${momentOf(lastUsed)}.`
}

function DeviceLine({ device }: { device: Device }): ReactElement {
  const end = useSend(ownSession.end, { refresh: ['ownSession.*'] })
  const { sessionId, isCurrent } = device
  const isHere = isCurrent && sessionId !== null
  const press = (id: number): void => {
    if (isHere) client.session.signOut('user')
    else {
      end.mutate({ input: { params: { id } } }, { onSuccess: () => showToast('success', 'Session ended.') })
    }
  }
  return (
    <Inline justify="between">
      <div>
        <Text>{isHere ? `${device.name}, this device` : device.name}</Text>
        <Text size="compact" tone="muted">
          {usesOf(device)}
        </Text>
      </div>
      {sessionId !== null && (
        <Button size="sm" isPending={end.isPending} pendingLabel="Ending" onPress={() => press(sessionId)}>
          {isHere ? 'Sign out here' : 'End'}
        </Button>
      )}
    </Inline>
  )
}

/** The devices the user signed in with, each with the way to end its session. */
export function DevicesSection(): ReactElement {
  const { data, error, refetch, isFetching } = useCall(ownSession.list)
  return (
    <Card
      title="Devices"
      description="Where you signed in lately. Signing in on one device ends the session on the other. If you do not recognise one, change your password."
    >
      {data !== undefined ? (
        <Stack as="ul" gap={4}>
          {data.map((device) => (
            <li key={`${device.name} ${device.place}`}>
              <DeviceLine device={device} />
            </li>
          ))}
        </Stack>
      ) : error === null ? (
        <LoadingLines count={2} />
      ) : (
        <ReadError title="Your devices could not be read" level={3} answer={{ error, refetch, isFetching }} />
      )}
    </Card>
  )
}
