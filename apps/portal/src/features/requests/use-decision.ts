import { isApiError } from '@capiz/api/client'
import { facility } from '@capiz/api/contract/facility'
import { proposal } from '@capiz/api/contract/proposal'
import { request } from '@capiz/api/contract/request'
import { requestTypeInfo } from '@capiz/domain/request'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { wordsForError } from '../../app/report-error.ts'
import { showToast } from '../../app/toasts.ts'
import { call } from '../../lib/api.ts'
import { refreshCalls } from '../../lib/query.tsx'
import { deskPath } from './desk-state.ts'
import { type Refusals, sentDecisions } from './lines/line-decisions.ts'
import type { RequestView } from './review-model.ts'

type Decision = 'review' | 'approve' | 'reject' | 'cancel'

const said: Record<Decision, string> = {
  review: 'reviewed',
  approve: 'approved',
  reject: 'rejected',
  cancel: 'cancelled',
}

/** Approving a moved record asks for consent once: the first refusal shows what moved, the second press consents. */
function send(
  decision: Decision,
  view: RequestView,
  remarks: string,
  { acceptMoved, refusals }: { acceptMoved: boolean; refusals: Refusals },
) {
  const { code, version } = view
  if (decision === 'review') return call(request.review, { body: { code, version } })
  if (decision === 'cancel') return call(request.cancel, { body: { code, version } })
  const body = { code, version, remarks, acceptMoved }
  if (decision === 'approve' && refusals.size > 0)
    return call(proposal.decide, { body: { ...body, lines: sentDecisions(refusals) } })
  return decision === 'approve' ? call(request.approve, { body }) : call(request.reject, { body })
}

/** The next open request of the desk after this one, the longest waiting first. */
async function nextOpen(current: string): Promise<string | undefined> {
  const query = { status: 'PENDING,REVIEWED', sort: 'requestedDate,ASC', size: 10 }
  const page = await call(request.list, { query })
  return page.content.find(({ code }) => code !== current)?.code
}

/** Prices that an approved proposal changes. */
const prices = ['roomRate.*', 'servicePrice.*', 'packagePrice.*', 'procedureRate.*', 'priceDay.*'] as const

interface DecisionState {
  decide: (decision: string, remarks: string) => void
  pending: Decision | undefined
  problem: string | undefined
}

/** Sends a decision, with the lines of a proposal that are refused, tells the outcome, and opens the next request that waits. */
export function useDecision(view: RequestView, refusals: Refusals): DecisionState {
  const [pending, setPending] = useState<Decision>()
  const [problem, setProblem] = useState<string>()
  const [acceptsMoved, setAcceptsMoved] = useState(view.stale)
  const navigate = useNavigate()

  async function run(decision: Decision, remarks: string): Promise<void> {
    setPending(decision)
    setProblem(undefined)
    try {
      await send(decision, view, remarks, { acceptMoved: acceptsMoved, refusals })
      await refreshCalls('request.*', 'facility.*', 'dashboard.*', 'proposal.*', ...prices, facility.get)
      const label = requestTypeInfo[view.type].label
      await showToast('success', `${label} of ${view.targetName} ${said[decision]}.`, {
        action: { label: 'View', onAction: () => void navigate(`${deskPath}/${view.code}`) },
      })
      const next = decision === 'review' || decision === 'cancel' ? undefined : await nextOpen(view.code)
      if (next !== undefined) void navigate(`${deskPath}/${next}`)
    } catch (error) {
      if (isApiError(error) && error.errorCode === 'REQUEST_STALE') {
        setAcceptsMoved(true)
        await refreshCalls('request.*')
      }
      setProblem(wordsForError(error))
    } finally {
      setPending(undefined)
    }
  }
  return {
    decide: (decision, remarks) => void run(decision as Decision, remarks),
    pending,
    problem,
  }
}
