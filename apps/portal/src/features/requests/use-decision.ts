import { isApiError } from '@capiz/api/client'
import { proposal } from '@capiz/api/contract/proposal'
import { request } from '@capiz/api/contract/request'
import { registeredSheet, sheetKindOfRequest } from '@capiz/domain/fees'
import { type RejectReason, requestTypeInfo } from '@capiz/domain/request'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { reportedMessage } from '../../platform/feedback/report-error.ts'
import { showToast } from '../../platform/feedback/toasts.ts'
import { call } from '../../platform/calls/api.ts'
import { load } from '../../platform/loading/lazy-screen.ts'
import { refreshCalls } from '../../platform/data/query.tsx'
import { queuePath } from './queue-path.ts'
import { type LineDrafts, refusedIn, sentDecisions } from './lines/line-decisions.ts'
import type { RequestView } from './review-model.ts'

type Decision = 'review' | 'approve' | 'reject' | 'cancel'

const doneMessages: Record<Decision, string> = {
  review: 'reviewed',
  approve: 'approved',
  reject: 'rejected',
  cancel: 'cancelled',
}

/** Approving a moved record needs consent, which is given by reading the present values. */
function send(
  decision: Decision,
  view: RequestView,
  remarks: string,
  {
    acceptMoved,
    drafts,
    kept,
    reasonCode,
  }: { acceptMoved: boolean; drafts: LineDrafts; kept: LineDrafts; reasonCode: RejectReason | null },
) {
  const { code, version } = view
  if (decision === 'review') return call(request.review, { body: { code, version, remarks } })
  if (decision === 'cancel') return call(request.cancel, { body: { code, version, remarks } })
  const body = { code, version, remarks }
  if (decision === 'reject') return call(request.reject, { body: { ...body, reasonCode } })
  const lines = sentDecisions(drafts, kept)
  const isByLine = refusedIn(drafts).length > 0 || (view.counterOffer !== null && lines.length > 0)
  return isByLine
    ? call(proposal.decide, { body: { ...body, acceptMoved, lines } })
    : call(request.approve, { body: { ...body, acceptMoved } })
}

/** Returns the request to go on with; the filters of the list come only with a decision. */
async function nextAfter(code: string): Promise<string | undefined> {
  const { nextOpen } = await load(() => import('./next-open.ts'))
  return nextOpen(code)
}

interface DecisionState {
  decide: (decision: string, remarks: string, reason?: string) => void
  /** what moved since has to be read before approving; given until it was */
  onMovedRead: (() => void) | undefined
  pending: Decision | undefined
  problem: string | undefined
}

/** Sends a decision, with the lines of a proposal that are refused, tells the outcome, and opens the next request that waits. */
export function useDecision(view: RequestView, drafts: LineDrafts, kept: LineDrafts): DecisionState {
  const [pending, setPending] = useState<Decision>()
  const [problem, setProblem] = useState<string>()
  // consent is to what was read: values that move again have to be read again
  const [readAt, setReadAt] = useState('')
  const moved = view.stale
    ? JSON.stringify(view.changes.concat(view.unchanged).filter((row) => row.moved))
    : ''
  const isRead = !view.stale || readAt === moved
  const navigate = useNavigate()

  async function run(decision: Decision, remarks: string, reasonCode: RejectReason | null): Promise<void> {
    setPending(decision)
    setProblem(undefined)
    const { label } = requestTypeInfo[view.type]
    const sheetKind = sheetKindOfRequest(view.type)
    try {
      await send(decision, view, remarks, { acceptMoved: view.stale && isRead, drafts, kept, reasonCode })
      await refreshCalls(
        'request.*',
        'requestDesk.*',
        'facility.*',
        'physician.*',
        'dashboard.*',
        'proposal.*',
        'priceDay.*',
        ...(sheetKind ? [`${registeredSheet(sheetKind).group}.*` as const] : []),
      )
      showToast('success', `${label} of ${view.targetName} ${doneMessages[decision]}.`, {
        action: { label: 'View', onAction: () => void navigate(`${queuePath}/${view.code}`) },
      })
      const next = decision === 'review' || decision === 'cancel' ? undefined : await nextAfter(view.code)
      if (next !== undefined) void navigate(`${queuePath}/${next}`)
    } catch (error) {
      if (isApiError(error) && error.errorCode === 'REQUEST_STALE') {
        await refreshCalls('request.*')
      }
      setProblem(reportedMessage(error))
    } finally {
      setPending(undefined)
    }
  }
  return {
    decide: (decision, remarks, reason) =>
      void run(decision as Decision, remarks, (reason ?? null) as RejectReason | null),
    onMovedRead: isRead ? undefined : () => setReadAt(moved),
    pending,
    problem,
  }
}
