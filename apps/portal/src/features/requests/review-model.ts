import type { UserRequest } from '@capiz/api/schema/request'
import { presentStatus, statusMeanings } from '@capiz/domain/accreditation'
import { requestStatusPresentation } from '@capiz/domain/request'
import { parseAmount } from '@capiz/domain/money'
import { requestTypeInfo } from '@capiz/domain/request'
import { manilaDay } from '@capiz/domain/time'
import type { DiffRow } from '@capiz/ui/DiffTable'
import type { DecisionOption } from '@capiz/ui/accreditation/RequestReview'
import type { TimelineEntry } from '@capiz/ui/Timeline'
import type { InferOutput } from 'valibot'

/** A request with everything its record shows. */
export type RequestView = InferOutput<typeof UserRequest>

type Change = RequestView['changes'][number]

const amountOrText = (kind: string, value: string | null): unknown => {
  const parsed = kind === 'peso' && value !== null ? parseAmount(value) : undefined
  return parsed?.ok ? parsed.value : value
}

/** Returns the compared fields; amounts become numbers again, so that the difference can be shown in percent. */
export function diffRows({ changes, unchanged }: Pick<RequestView, 'changes' | 'unchanged'>): DiffRow[] {
  return [...changes, ...unchanged].map((row: Change, at) => ({
    field: row.field,
    label: row.label,
    kind: row.kind === 'peso' ? 'peso' : 'text',
    before: amountOrText(row.kind, row.moved ? row.before : row.now),
    requested: amountOrText(row.kind, row.requested),
    now: amountOrText(row.kind, row.now),
    changed: at < changes.length,
    moved: row.moved,
  }))
}

/** The question before an approval that cannot be taken back; undefined for any other. */
export function irreversibleOf({
  type,
  payload,
}: RequestView): { title: string; consequence: string } | undefined {
  if (type === 'disaccreditation') {
    return { title: 'Approve the disaccreditation?', consequence: requestTypeInfo[type].onApprove }
  }
  if (type !== 'status-change' || (payload as { status?: unknown }).status !== 'CLOSED') return undefined
  return { title: 'Approve the closing?', consequence: statusMeanings.CLOSED }
}

/** Returns what an approval does, as it is said before it. */
export function approvalText(type: RequestView['type']): string {
  const { onApprove } = requestTypeInfo[type]
  return `If approved: ${onApprove.charAt(0).toLowerCase()}${onApprove.slice(1)}`
}

const labels = {
  review: 'Mark as reviewed',
  approve: 'Approve',
  reject: 'Reject',
  cancel: 'Cancel request',
} as const

/** The reasons that are never shown; actions on a decided request show none, because no user can take them any more. */
const silentReasons = new Set(['You do not have permission to do this.'])

function isShown(view: RequestView, reason: string | null): boolean {
  const isOpen = view.status === 'PENDING' || view.status === 'REVIEWED'
  return isOpen && reason !== null && !silentReasons.has(reason)
}

type Decided = keyof typeof labels

const isDecision = (action: string): action is Decided => action in labels

/** Whether the caller may do an action now. */
export function mayNow(view: RequestView, action: RequestView['actions'][number]['action']): boolean {
  return view.actions.some((one) => one.action === action && one.allowed)
}

/** Whether the role of the caller does not include an action, whatever the state of the request. */
export const isBeyondRole = (view: RequestView, action: Decided): boolean =>
  view.actions.some((one) => one.action === action && !one.allowed && silentReasons.has(one.reason ?? ''))

/** The decisions to offer, and the reason of the server for those it refuses. */
export function decisionOptions(view: RequestView): DecisionOption[] {
  const { twoStep } = requestTypeInfo[view.type]
  return view.actions.flatMap(({ action, allowed, reason }) => {
    if (!isDecision(action)) return []
    if (allowed) {
      // a one-step request needs no review; offering both would ask for a step that changes nothing
      const isNeedless = action === 'review' && !twoStep
      return isNeedless ? [] : [{ decision: action, label: labels[action] }]
    }
    const waitsForReview = action === 'approve' && twoStep && view.status === 'PENDING'
    const hint = waitsForReview ? 'It can be approved once another person has reviewed it.' : reason
    if (!isShown(view, reason) || (action === 'review' && view.status === 'REVIEWED')) return []
    return [{ decision: action, label: labels[action], refusal: hint ?? '' }]
  })
}

/** Whether one of the decisions can be taken now. */
export const canDecide = (view: RequestView): boolean =>
  decisionOptions(view).some(({ refusal }) => refusal === undefined)

const steps: Readonly<Record<string, { title: string; tone: TimelineEntry['tone'] }>> = {
  CREATE: { title: 'Requested', tone: 'progress' },
  REVIEW: { title: 'Reviewed', tone: 'review' },
  APPROVE: { title: 'Approved', tone: 'positive' },
  REJECT: { title: 'Rejected', tone: 'stopped' },
  CANCEL: { title: 'Cancelled', tone: 'neutral' },
  ASSIGN: { title: 'Assigned', tone: 'neutral' },
  ASK: { title: 'Asked for more', tone: 'attention' },
  ASK_CHANGE: { title: 'Changed what is asked for', tone: 'attention' },
  ASK_DUE: { title: 'Last day of the answer', tone: 'attention' },
  ANSWER: { title: 'Answered', tone: 'progress' },
  OFFER: { title: 'Counter-offer', tone: 'attention' },
  REPLY: { title: 'Counter-offer answered', tone: 'progress' },
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Manila',
  hour: '2-digit',
  minute: '2-digit',
})

function entry(id: string, at: string, who: string, rest: Pick<TimelineEntry, 'title' | 'tone' | 'text'>) {
  const moment = new Date(at)
  return { id, who, day: manilaDay(moment), time: clock.format(moment), at, ...rest }
}

/** The life of a request, newest step first: decisions and remarks in one stream. */
export function trailOf(view: RequestView): TimelineEntry[] {
  const decided = view.trail.map((step, at) => {
    const { title, tone } = steps[step.action] ?? { title: step.action, tone: 'neutral' as const }
    return entry(`step-${at}`, step.at, step.by, { title, tone, text: step.remarks ?? undefined })
  })
  const remarks = view.remarkRows.map((row) =>
    entry(`remark-${row.id}`, row.createdDate, row.createdBy, {
      title: 'Remark',
      tone: 'neutral',
      text: row.remarks,
    }),
  )
  return [...decided, ...remarks].sort((a, b) => b.at.localeCompare(a.at))
}

/** Tone of the spine for a request. */
export const toneOf = (view: RequestView) => requestStatusPresentation[view.status].tone

/** Short facts about a likely duplicate. */
export function candidateFacts(candidate: RequestView['candidates'][number]): string {
  const status = candidate.accreditationStatusCode
  return [candidate.code, candidate.type, candidate.city, status ? presentStatus(status).label : null]
    .filter(Boolean)
    .join(' · ')
}

/** The calls that preview the documents of a kind of target. */
export const entityOf = (view: RequestView) => (view.applicantType === 'PHY' ? 'phy/document' : 'hf/document')
