import { isApiError } from '@capiz/api/client'
import { applicantAsk } from '@capiz/api/contract/applicant-ask'
import { isWaiting, requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { daysBetween, formatDay, type IsoDate } from '@capiz/domain/time'
import { Code } from '@capiz/ui/Code'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../platform/data/query.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { today } from '../../patterns/today.ts'
import * as styles from './reply.css.ts'
import { type InformationRequestView, ReplyForm } from './ReplyForm.tsx'
import { LinkForm } from './LinkForm.tsx'
import { ReadError } from '../../patterns/ReadError.tsx'

/** Until when, and what the clock says about it. */
function dueText(dueDate: IsoDate): string {
  const daysUntilDue = daysBetween(today(), dueDate)
  const day = `We need this by ${formatDay(dueDate)}`
  if (daysUntilDue < 0) return `${day}, which has passed. Answer soon, your application still waits.`
  return daysUntilDue === 0 ? `${day}, that is today` : `${day}, in ${plural(daysUntilDue, 'day', 'days')}`
}

function Done({ view }: { view: InformationRequestView }): ReactElement {
  return (
    <Notice
      tone="success"
      isLive
      title="Thank you, nothing more is waited for"
      actions={<LinkButton href="/directory">Go to the directory</LinkButton>}
    >
      <p>
        The accreditation office goes on with <Code>{view.code}</Code> and writes to you when it is decided.
      </p>
      {view.items.some(({ withdrawnOn, answeredOn }) => withdrawnOn && answeredOn) ? (
        <p>
          Some of it was no longer asked for when you sent it. It is kept with your application all the same.
        </p>
      ) : null}
    </Notice>
  )
}

function Open({ view, token }: { view: InformationRequestView; token: string }): ReactElement {
  const [now, setNow] = useState(view)
  const done = now.items.flatMap(({ text, answeredOn }) =>
    answeredOn === null ? [] : [{ text, answeredOn }],
  )
  if (!isWaiting(now)) return <Done view={now} />
  return (
    <>
      {now !== view && (
        <Notice tone="success" isLive title="Your answer has arrived">
          The rest is still waited for.
        </Notice>
      )}
      <Notice tone={now.dueDate < today() ? 'danger' : 'attention'} title={dueText(now.dueDate)}>
        {now.reason}
      </Notice>
      {done.length > 0 && (
        <Stack gap={2}>
          <Heading level={2}>Answered already</Heading>
          <ul>
            {done.map(({ text, answeredOn }) => (
              <li key={text}>
                {text}, on {formatDay(answeredOn)}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <ReplyForm key={done.length} view={now} token={token} onAnswered={setNow} />
    </>
  )
}

function InformationRequest({ token }: { token: string }): ReactElement {
  const { data, error, isFetching, refetch } = useCall(applicantAsk.get, { body: { token } })
  if (data !== undefined) {
    return (
      <>
        <Text tone="muted">
          {requestTypeInfo[data.type].label}
          {data.targetName === null ? '' : ` of ${data.targetName}`}, <Code>{data.code}</Code>
        </Text>
        <Open view={data} token={token} />
      </>
    )
  }
  if (error === null) return <LoadingLines count={6} />
  if (isApiError(error) && error.status === 404) return <LinkForm isExpired />
  return <ReadError title="What was asked could not be read" answer={{ error, refetch, isFetching }} />
}

/**
 * Shows the page on which an applicant without an account replies to the information request of the accreditation
 * office. The token of the mailed link stands behind the #, so it is sent to the server in a body only.
 */
export function InformationRequestReply(): ReactElement {
  const token = decodeURIComponent(useLocation().hash.slice(1))
  return (
    <Stack gap={5} className={styles.column}>
      <Heading level={1} tabIndex={-1}>
        {token === '' ? 'Where your application stands' : 'Answer to your application'}
      </Heading>
      {token === '' ? <LinkForm isExpired={false} /> : <InformationRequest key={token} token={token} />}
    </Stack>
  )
}
