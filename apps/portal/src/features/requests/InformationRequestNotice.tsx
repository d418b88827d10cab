import { isOpenRequest, isWaiting } from '@capiz/domain/request'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, Suspense, useState } from 'react'
import { lazyDialog } from '../../platform/loading/lazy-screen.ts'
import { answerState } from './columns.tsx'
import { mayNow, type RequestView } from './review-model.ts'

const ReplyDialog = lazyDialog(
  () => import('./ReplyDialog.tsx'),
  (m) => m.ReplyDialog,
)

const dayText = (day: IsoDate) => formatDay(day)

/** Shows an information request: its items, reason and due date, and the items already answered. */
export function InformationRequestNotice({
  view,
  isStaff,
}: {
  view: RequestView
  isStaff: boolean
}): ReactElement | null {
  const [isAnswering, setAnswering] = useState(false)
  const { ask: informationRequest } = view
  if (informationRequest === null || !isOpenRequest(view.status)) return null
  const waits = isWaiting(informationRequest)
  const clock = waits ? answerState(view.answerDueDate) : undefined
  const title = !waits
    ? 'Everything asked for was answered'
    : isStaff
      ? `Waiting for ${view.requesterName} until ${dayText(informationRequest.dueDate)}`
      : `We need something more from you by ${dayText(informationRequest.dueDate)}`
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
        {informationRequest.reason ? <p>{informationRequest.reason}</p> : null}
        <ul>
          {informationRequest.items.map(({ text, answeredOn }) => (
            <li key={text}>{answeredOn === null ? text : `${text}: answered ${dayText(answeredOn)}`}</li>
          ))}
        </ul>
      </Stack>
      <Suspense fallback={null}>
        {isAnswering ? (
          <ReplyDialog view={view} isStaff={isStaff} onClose={() => setAnswering(false)} />
        ) : null}
      </Suspense>
    </Notice>
  )
}
