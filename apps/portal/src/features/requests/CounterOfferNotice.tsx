import { counterOfferLimits, isOpenRequest } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import type { RequestView } from './review-model.ts'

type Offer = NonNullable<RequestView['counterOffer']>

const countText = ({ lines }: Offer): string => plural(lines, 'line', 'lines')

/** The state of the newest round in one sentence, from the side of the reader. */
function titleOf(offer: Offer, view: RequestView, isStaff: boolean): string {
  const due = formatDay(offer.dueDate)
  if (offer.state === 'waiting') {
    return isStaff
      ? `Counter-offer on ${countText(offer)}: waiting for ${view.requesterName} until ${due}`
      : `We offer another amount for ${countText(offer)}. Answer by ${due}`
  }
  if (offer.state === 'expired') return `Counter-offer on ${countText(offer)}: no answer by ${due}`
  const accepted = offer.lines - offer.declined
  return `Counter-offer answered: ${accepted} accepted, ${offer.declined} declined`
}

/** The next step that follows from the state, for the person who has to act. */
function consequenceOf({ state, round }: Offer, isStaff: boolean): string {
  if (state === 'waiting') {
    return isStaff
      ? 'The request can be decided once it is answered, or the day has passed. A rejection is possible at any time.'
      : 'Accept or decline each line below. Without an answer by then, the lines are decided as you requested them.'
  }
  if (!isStaff) return 'The request waits for a decision. What you accepted binds both sides.'
  const left = counterOfferLimits.rounds - round
  return left > 0
    ? `Accepted amounts are fixed. The other lines are accepted, refused, or offered another amount (${plural(left, 'round', 'rounds')} left).`
    : 'Accepted amounts are fixed. The other lines are accepted as requested or refused; no round is left.'
}

/** Shows the state of the newest counter-offer on an open request. */
export function CounterOfferNotice({
  view,
  isStaff,
}: {
  view: RequestView
  isStaff: boolean
}): ReactElement | null {
  const { counterOffer: offer } = view
  if (offer === null || !isOpenRequest(view.status)) return null
  const needsAct = offer.state === 'waiting' ? !isStaff : isStaff
  return (
    <Notice tone={needsAct ? 'attention' : 'info'} title={titleOf(offer, view, isStaff)}>
      {consequenceOf(offer, isStaff)}
    </Notice>
  )
}
