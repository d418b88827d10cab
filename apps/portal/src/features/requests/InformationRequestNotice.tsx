import { isOpenRequest, isWaiting } from '@capiz/domain/request'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { dueText } from '@capiz/domain/work'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { type ReactElement, Suspense, useState } from 'react'
import { today } from '../../patterns/today.ts'
import { lazyDialog } from '../../platform/loading/lazy-screen.ts'
import { AskedItem } from './AskedItem.tsx'
import { mayNow, type RequestView } from './review-model.ts'

const ReplyDialog = lazyDialog(
  () => import('./ReplyDialog.tsx'),
  (m) => m.ReplyDialog,
)

const AskChangeDialog = lazyDialog(
  () => import('./AskChangeDialog.tsx'),
  (m) => m.AskChangeDialog,
)

const dayText = (day: IsoDate) => formatDay(day)

interface ActsProps {
  view: RequestView
  isStaff: boolean
  onOpen: (dialog: 'answer' | 'change') => void
}

/** The actions on items that are still open. */
function Acts({ view, isStaff, onOpen }: ActsProps): ReactElement {
  return (
    <Inline gap={2}>
      {mayNow(view, 'answer') ? (
        <Button size="sm" variant={isStaff ? 'secondary' : 'primary'} onPress={() => onOpen('answer')}>
          {isStaff ? 'Note an answer' : 'Answer'}
        </Button>
      ) : null}
      {mayNow(view, 'changeAsk') ? (
        <Button size="sm" onPress={() => onOpen('change')}>
          Change
        </Button>
      ) : null}
    </Inline>
  )
}

/** Shows an information request: its items, reason and due date, and the items already answered. */
export function InformationRequestNotice({
  view,
  isStaff,
}: {
  view: RequestView
  isStaff: boolean
}): ReactElement | null {
  const [dialog, setDialog] = useState<'answer' | 'change'>()
  const close = (): void => setDialog(undefined)
  const { ask: informationRequest } = view
  if (informationRequest === null || !isOpenRequest(view.status)) return null
  const waits = isWaiting(informationRequest)
  const due = view.answerDueDate ?? informationRequest.dueDate
  const isLate = waits && view.answerDueDate !== null && view.answerDueDate < today()
  const isAllAnswered = informationRequest.items.every(({ answeredOn }) => answeredOn !== null)
  const title = !waits
    ? isAllAnswered
      ? 'Everything asked for was answered'
      : 'Nothing more is asked for'
    : isStaff
      ? `Waiting for ${view.requesterName} until ${dayText(due)}`
      : `We need something more from you by ${dayText(due)}`
  return (
    <Notice
      tone={!waits ? 'success' : isLate ? 'danger' : 'attention'}
      title={isLate ? `${title}: ${dueText(view.answerDueDate, today())}` : title}
      actions={waits ? <Acts view={view} isStaff={isStaff} onOpen={setDialog} /> : undefined}
    >
      <Stack gap={2}>
        {informationRequest.reason ? <p>{informationRequest.reason}</p> : null}
        <ul>
          {informationRequest.items.map((item, at) => (
            <AskedItem key={`${at} ${item.text}`} item={item} />
          ))}
        </ul>
      </Stack>
      <Suspense fallback={null}>
        {dialog === 'answer' ? <ReplyDialog view={view} isStaff={isStaff} onClose={close} /> : null}
        {dialog === 'change' ? <AskChangeDialog view={view} onClose={close} /> : null}
      </Suspense>
    </Notice>
  )
}
