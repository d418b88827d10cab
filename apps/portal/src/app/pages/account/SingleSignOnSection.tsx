import { singleSignOn } from '@capiz/api/contract/single-sign-on'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { formatDay } from '@capiz/domain/time'
import { type ReactElement, useState } from 'react'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { dayOf } from '../../../patterns/labels.ts'
import { config } from '../../../platform/config.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { reportedMessage } from '../../../platform/feedback/report-error.ts'
import { linkThere } from '../../../platform/session/sign-on.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

function linkedText(linked: { createdDate: string; lastUsed: string | null }): string {
  const since = `Linked since ${formatDay(dayOf(linked.createdDate))}`
  return linked.lastUsed === null ? `${since}.` : `${since}, last used ${formatDay(dayOf(linked.lastUsed))}.`
}

/** The identity of the single sign-on that is linked to the own account, or the way to link one. */
export function SingleSignOnSection(): ReactElement {
  const { data, error, refetch, isFetching } = useCall(singleSignOn.get)
  const [failure, setFailure] = useState<string>()
  const [isPending, setPending] = useState(false)
  async function link(): Promise<void> {
    setPending(true)
    setFailure(undefined)
    try {
      await linkThere()
    } catch (problem) {
      setFailure(reportedMessage(problem))
      setPending(false)
    }
  }
  return (
    <Card
      title="Single sign-on"
      description={`Signing in with ${config.signOn} in place of the password. An administrator can take the link off.`}
    >
      {data !== undefined ? (
        <Stack gap={4}>
          <Text tone="muted">{data.linked === null ? 'Not linked.' : linkedText(data.linked)}</Text>
          {failure !== undefined && (
            <Notice tone="danger" isLive>
              {failure}
            </Notice>
          )}
          <Inline>
            <Button
              isPending={isPending}
              pendingLabel={`Opening ${config.signOn}`}
              onPress={() => void link()}
            >
              {data.linked === null ? `Link ${config.signOn}` : 'Link another identity'}
            </Button>
          </Inline>
        </Stack>
      ) : error === null ? (
        <LoadingLines count={1} />
      ) : (
        <ReadError
          title="Your single sign-on could not be read"
          level={3}
          answer={{ error, refetch, isFetching }}
        />
      )}
    </Card>
  )
}
