import { isOpenRequest, requestTypeInfo } from '@capiz/domain/request'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { requestDueDate } from '@capiz/domain/work'
import type { TimelineEntry } from '@capiz/ui/Timeline'
import { isBeyondRole, mayNow, type RequestView } from './review-model.ts'

/** The last day on which an open request is on time; undefined of one that is decided. */
export function dueDayOf(view: RequestView) {
  if (!isOpenRequest(view.status)) return undefined
  return requestDueDate({ ...view, requestedOn: manilaDay(new Date(view.requestedDate)) })
}

/** Why staff read what a request waits for instead of a decision; undefined for who can take it. */
function whyNot(view: RequestView): string | undefined {
  if (!isBeyondRole(view, 'approve')) return undefined
  if (view.waitsForApprover && view.reviewedDate !== null)
    return `Reviewed by you on ${formatDay(manilaDay(new Date(view.reviewedDate)))}.`
  if (view.status === 'REVIEWED') return 'Your role does not include that.'
  if (!requestTypeInfo[view.type].twoStep)
    return 'It is decided in one step. Your role does not include that.'
  return mayNow(view, 'review')
    ? 'An approver decides after it.'
    : 'An approver decides after it. Your role includes neither.'
}

function titleOf(view: RequestView, isStaff: boolean): string {
  if (view.answerDueDate !== null) return isStaff ? 'Waits for an answer' : 'Waits for your answer'
  if (!isStaff) return 'Waits for a decision'
  const isReviewed = view.status === 'REVIEWED' || !requestTypeInfo[view.type].twoStep
  return isReviewed ? 'Waits for an approver' : 'Waits for a review'
}

/**
 * The step an open request waits for, with the day by which it is due and, to staff whose role does not include it, who
 * takes it; undefined of one that is decided.
 */
export function nextStep(view: RequestView, isStaff: boolean): TimelineEntry | undefined {
  const day = dueDayOf(view)
  if (day === undefined) return undefined
  return {
    id: 'next',
    title: titleOf(view, isStaff),
    text: isStaff ? whyNot(view) : undefined,
    tone: 'neutral',
    icon: 'clock',
    day,
    isDue: true,
  }
}
