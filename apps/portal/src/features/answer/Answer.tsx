import { isApiError } from '@capiz/api/client'
import { applicantAsk } from '@capiz/api/contract/applicant-ask'
import { isWaiting, requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { daysBetween, formatDay, type IsoDate } from '@capiz/domain/time'
import { Code } from '@capiz/ui/Code'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { wordsForError } from '../../app/report-error.ts'
import { useCall } from '../../lib/query.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { today } from '../../patterns/today.ts'
import * as styles from './answer.css.ts'
import { type Asked, AnswerForm } from './AnswerForm.tsx'
import { LinkForm } from './LinkForm.tsx'

/** Until when, and what the clock says about it. */
function dueWords(dueDate: IsoDate): string {
  const left = daysBetween(today(), dueDate)
  const day = `We need this by ${formatDay(dueDate)}`
  if (left < 0) return `${day}, which has passed. Answer soon, your application still waits.`
  return left === 0 ? `${day}, that is today` : `${day}, in ${plural(left, 'day', 'days')}`
}

function Done({ view }: { view: Asked }): ReactElement {
  return (
    <Notice
      kind="success"
      isLive
      title="Thank you, nothing more is waited for"
      actions={<LinkButton href="/directory">Go to the directory</LinkButton>}
    >
      <p>
        The accreditation office goes on with <Code>{view.code}</Code> and writes to you when it is decided.
      </p>
    </Notice>
  )
}

function Open({ view, token }: { view: Asked; token: string }): ReactElement {
  const [now, setNow] = useState(view)
  const done = now.items.filter(({ answeredOn }) => answeredOn !== null)
  // the same type as in the domain, where days are days
  const isOpen = isWaiting(now as Parameters<typeof isWaiting>[0])
  if (!isOpen) return <Done view={now} />
  return (
    <>
      {now !== view && (
        <Notice kind="success" isLive title="Your answer has arrived">
          The rest is still waited for.
        </Notice>
      )}
      <Notice
        kind={(now.dueDate as IsoDate) < today() ? 'danger' : 'attention'}
        title={dueWords(now.dueDate as IsoDate)}
      >
        {now.reason}
      </Notice>
      {done.length > 0 && (
        <Stack gap={2}>
          <Heading level={2}>Answered already</Heading>
          <ul>
            {done.map(({ text, answeredOn }) => (
              <li key={text}>
                {text}, on {formatDay(answeredOn as IsoDate)}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <AnswerForm key={done.length} view={now} token={token} onAnswered={setNow} />
    </>
  )
}

function Ask({ token }: { token: string }): ReactElement {
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
  return (
    <ErrorState
      title="What was asked could not be read"
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      {wordsForError(error)}
    </ErrorState>
  )
}

/**
 * Where an applicant without an account answers what the accreditation office asks. The token of the mailed link stands
 * behind the #, so it is sent to the server in a body only.
 */
export function Answer(): ReactElement {
  const token = decodeURIComponent(useLocation().hash.slice(1))
  return (
    <Stack gap={5} className={styles.column}>
      <Heading level={1} tabIndex={-1}>
        Answer to your application
      </Heading>
      {token === '' ? <LinkForm isExpired={false} /> : <Ask key={token} token={token} />}
    </Stack>
  )
}
