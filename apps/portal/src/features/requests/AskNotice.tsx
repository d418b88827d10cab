import { isOpenRequest, isWaiting } from '@capiz/domain/request'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { AnswerDialog } from './AnswerDialog.tsx'
import { answerState } from './columns.tsx'
import { mayNow, type RequestView } from './review-model.ts'

const dayText = (day: string) => formatDay(day as IsoDate)

/** What was asked of the requester: what, why, until when, and what of it is answered. */
export function AskNotice({ view, isStaff }: { view: RequestView; isStaff: boolean }): ReactElement | null {
  const [isAnswering, setAnswering] = useState(false)
  const { ask } = view
  if (ask === null || !isOpenRequest(view.status)) return null
  const waits = isWaiting({
    items: ask.items.map((item) => ({ ...item, answeredOn: item.answeredOn as IsoDate })),
  })
  const clock = answerState(view.answerDueDate)
  const title = !waits
    ? 'Everything asked for was answered'
    : isStaff
      ? `Waiting for ${view.requesterName} until ${dayText(ask.dueDate)}`
      : `We need something more from you by ${dayText(ask.dueDate)}`
  return (
    <Notice
      kind={!waits ? 'success' : clock?.tone === 'stopped' ? 'danger' : 'attention'}
      title={clock?.tone === 'stopped' ? `${title}. ${clock.label}` : title}
      actions={
        mayNow(view, 'answer') ? (
          <Button size="sm" variant={isStaff ? 'secondary' : 'primary'} onPress={() => setAnswering(true)}>
            {isStaff ? 'Note an answer' : 'Answer'}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={2}>
        {ask.reason ? <p>{ask.reason}</p> : null}
        <ul>
          {ask.items.map(({ text, answeredOn }) => (
            <li key={text}>{answeredOn === null ? text : `${text}: answered ${dayText(answeredOn)}`}</li>
          ))}
        </ul>
      </Stack>
      {isAnswering ? (
        <AnswerDialog view={view} isStaff={isStaff} onClose={() => setAnswering(false)} />
      ) : null}
    </Notice>
  )
}
