import { isApiError } from '@capiz/api/client'
import { request } from '@capiz/api/contract/request'
import { sheetKindOfRequest } from '@capiz/domain/fees'
import { isOpenRequest, rejectReasonCodes, rejectReasons, requestTypeInfo } from '@capiz/domain/request'
import { TopCrumbs } from '../../patterns/TopCrumbs.tsx'
import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import { Link } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { RequestReview } from '@capiz/ui/accreditation/RequestReview'
import { Stack } from '@capiz/ui/Stack'
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { useUser } from '../../platform/session/session.ts'
import { readAhead, useCall } from '../../platform/data/query.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { lazyDialog } from '../../platform/loading/lazy-screen.ts'
import { InformationRequestDialog } from './lazy-dialogs.ts'
import { Life } from './Life.tsx'
import { queuePath } from './queue-path.ts'
import { RecordTop } from './RecordTop.tsx'
import { RequestDocuments } from './RequestDocuments.tsx'
import { diffRows, irreversibleOf, type RequestView } from './review-model.ts'
import { isApplication } from './workspace/applications.ts'
import { useProposedLines, useReview } from './use-review.ts'
import { useRecordKeys } from './use-record-keys.ts'
import { ReadError } from '../../patterns/ReadError.tsx'

const CounterOfferDialog = lazyDialog(
  () => import('./lines/CounterOfferDialog.tsx'),
  (m) => m.CounterOfferDialog,
)

const ApplicationReview = lazyDialog(
  () => import('./workspace/parts.ts'),
  (m) => m.ApplicationReview,
)
const ReviewFoot = lazyDialog(
  () => import('./workspace/parts.ts'),
  (m) => m.ReviewFoot,
)

function Frame({ code, children }: { code: string; children: ReactNode }): ReactElement {
  const isStaff = useUser().marker === 'ADMIN'
  return (
    <Stack gap={4}>
      <TopCrumbs
        items={[
          { label: isStaff ? 'Requests' : 'My requests', href: queuePath },
          { label: <Code>{code}</Code> },
        ]}
      />
      {children}
    </Stack>
  )
}

/** Reads the request of the address of the page. */
export function readFirst(): Promise<void> {
  const [, , , code = ''] = location.pathname.split('/')
  return readAhead(request.get, { params: { code } })
}

/** One request: what would change, the decision, its documents and its life. */
export function RequestRecord(): ReactElement {
  const { code = '' } = useParams()
  const answer = useCall(request.get, { params: { code } })
  const view = answer.data
  // asked for at once: the lines of a large sheet take longer than the request
  useProposedLines(code, view)
  usePageTitle(view === undefined ? 'Request' : `${requestTypeInfo[view.type].label}, ${view.targetName}`)
  if (view === undefined) {
    return (
      <Frame code={code}>
        {isApiError(answer.error, 'NOT_FOUND') ? (
          <NotFound
            title="There is no such request"
            actions={
              <Link href={queuePath} variant="standalone">
                All requests
              </Link>
            }
          >
            Its code may be mistyped, or it is not yours to see.
          </NotFound>
        ) : answer.isError ? (
          <ReadError title="This request cannot be shown" level={1} answer={answer} />
        ) : (
          <Stack gap={4}>
            <Card>
              <LoadingLines count={3} />
            </Card>
            <Card>
              <LoadingLines count={8} />
            </Card>
          </Stack>
        )}
      </Frame>
    )
  }
  return <Review key={view.code} view={view} />
}

const rejectionReasons = rejectReasonCodes.map((value) => ({
  value,
  label: rejectReasons[value],
  needsRemarks: value === 'OTHER',
}))

/** The heading of the values before, of a decided request; undefined while they are those of today. */
function beforeLabelOf({ type, status }: RequestView): string | undefined {
  if (isOpenRequest(status)) return undefined
  return sheetKindOfRequest(type) === undefined ? 'Before' : 'In force at the decision'
}

/** An application is reviewed by its documents, with the decision at the foot; other requests by what they change. */
function useWorkspace(view: RequestView, isStaff: boolean) {
  const [asked, setAsked] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  // until the documents are known there may be some
  const [isWorkLeft, setWorkLeft] = useState(true)
  if (!isStaff || !isApplication(view)) return { review: {}, dialog: null }
  const props = { view, asked, onAsked: setAsked, onWorkLeft: setWorkLeft }
  return {
    review: {
      decisionAt: 'foot' as const,
      isWorkLeft,
      record: (
        <Suspense fallback={<LoadingLines count={8} />}>
          <ApplicationReview {...props} />
        </Suspense>
      ),
      consequence: isOpenRequest(view.status) ? (
        <Suspense fallback={null}>
          <ReviewFoot {...{ view, asked }} onAsk={() => setAsking(true)} />
        </Suspense>
      ) : undefined,
    },
    // outside of the foot, which moves into a sheet of its own when a window becomes narrow
    dialog: isAsking ? (
      <InformationRequestDialog
        view={view}
        items={asked}
        onClose={() => setAsking(false)}
        onSent={() => setAsked([])}
      />
    ) : null,
  }
}

/** Moves the focus to the title: after a decision the next request is opened, and a reader has to know where it is. */
function useHeadingFocus(): RefObject<HTMLDivElement | null> {
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    heading.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [])
  return heading
}

function Review({ view }: { view: RequestView }): ReactElement {
  const isStaff = useUser().marker === 'ADMIN'
  const { lines, offer, ...decision } = useReview(view)
  const { proposed, drafts, kept } = lines
  useRecordKeys(view.code)
  const heading = useHeadingFocus()
  const workspace = useWorkspace(view, isStaff)
  return (
    <Frame code={view.code}>
      <div ref={heading}>
        <RecordTop view={view} isStaff={isStaff} />
      </div>
      <RequestReview
        // the lines of a proposed sheet stand below, where each can be decided on; here are those that moved
        {...workspace.review}
        rows={diffRows(view)}
        options={decision.options}
        beforeLabel={beforeLabelOf(view)}
        // the facts a change of status rests on have not changed, and are what is decided by
        hasUnchanged={view.type === 'status-change'}
        reasons={rejectionReasons}
        onDecide={decision.decide}
        onMovedRead={decision.onMovedRead}
        pending={decision.pending}
        errorMessage={decision.problem}
        irreversible={irreversibleOf(view)}
        documents={<RequestDocuments {...lines} {...{ view, isStaff }} />}
        trail={<Life {...{ view, isStaff }} />}
      />
      <Suspense fallback={null}>
        {workspace.dialog}
        {offer ? <CounterOfferDialog {...offer} {...{ view, drafts, kept }} lines={proposed ?? []} /> : null}
      </Suspense>
    </Frame>
  )
}
